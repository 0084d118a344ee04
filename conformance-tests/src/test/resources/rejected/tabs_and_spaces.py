def main(argv):
	if argv:
		print(1)
        return 0
