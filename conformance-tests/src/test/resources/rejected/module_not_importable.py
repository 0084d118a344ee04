import tkinter


def main():
    window = tkinter.Tk()
    window.mainloop()


if __name__ == '__main__':
    main()

# essence: Python's own traceback of the import, with a sentence about the module
