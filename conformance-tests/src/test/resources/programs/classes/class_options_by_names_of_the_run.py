"""Options that a class keeps as attributes, assigned by names of which the run tells."""


class Config:
    depth = 3
    name = "x"

    @classmethod
    def update(cls, **options):
        for key, value in options.items():
            if not hasattr(cls, key):
                raise AttributeError(f"no option {key}")
            setattr(cls, key, value)

    def reset(self):
        for key in ("depth",):
            setattr(type(self), key, 0)


def main():
    Config.update(depth=5)
    Config.update(depth=7)
    print(Config.depth, Config().depth, Config.name)
    try:
        Config.update(width=7)
    except AttributeError as error:
        print(error)
    Config().reset()
    print(Config.depth)
    print({k: v for k, v in vars(Config).items() if k in ("depth", "name")})


if __name__ == "__main__":
    main()
