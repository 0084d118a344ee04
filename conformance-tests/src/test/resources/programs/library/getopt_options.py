"""Options by getopt."""
import getopt

def main(argv):
    opts, args = getopt.getopt(['-a', '-b', 'val', '--long=3', 'rest'], 'ab:', ['long=', 'flag'])
    print(opts, args)
    for o, a in opts:
        if o in ('-b', '--bee'):
            print('b is', a)
    try:
        getopt.getopt(['-z'], 'a')
    except getopt.GetoptError as e:
        print(e, e.opt)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(main(sys.argv))
