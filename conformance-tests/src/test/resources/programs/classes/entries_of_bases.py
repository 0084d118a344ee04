class Base:
    stats = {"hp": 10, "armor": 3}
    def __init__(self):
        self.all = [vars(c)["stats"] for c in type(self).__mro__ if "stats" in vars(c)]
class A(Base):
    stats = {"hp": 12}
class B(A):
    pass
def main():
    for c in (Base, A, B):
        print(c().all)
if __name__ == "__main__":
    main()
