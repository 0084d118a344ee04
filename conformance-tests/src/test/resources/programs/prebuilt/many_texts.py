# So many prebuilt texts, narrow, wide and empty, that they are packed and made when the program starts.
WORDS = [('w\u20ac' if i % 3 == 0 else '' if i % 7 == 0 else 'n') + str(i) * (i % 5) for i in range(7000)]
PLACES = {word: i for i, word in enumerate(WORDS)}


def main():
    print(WORDS[0], WORDS[1], WORDS[3], WORDS[5998], WORDS[6999], WORDS[7] == '77', WORDS[35] == '')
    print(len(''.join(WORDS)), sum(map(len, WORDS)), sum(map(ord, ''.join(WORDS))), 'w\u20ac999' in WORDS)
    print(PLACES['w\u20ac666'], PLACES.get('w\u20ac667'), [i for i, word in enumerate(WORDS) if PLACES[word] < i or word != WORDS[PLACES[word]]][:9])


main()
