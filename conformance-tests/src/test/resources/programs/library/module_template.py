from string import Template
def main():
    t = Template('$who likes ${what} for $$5')
    print(t.substitute(who='tim', what='kung pao'))
    print(t.safe_substitute(who='tim'))
main()
