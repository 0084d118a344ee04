def main():
    return 0

# essence: main takes argv
