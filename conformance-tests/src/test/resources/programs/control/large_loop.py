"""A bytecode interpreter with 155 opcodes in one loop: its method is far larger than what HotSpot compiles, were it not divided."""
import sys


class Node:
    def __init__(self, name, next):
        self.name = name
        self.next = next
        self.visits = 0


class Machine:
    def __init__(self):
        self.registers = [0] * 16
        self.memory = [0] * 256
        self.calls = 0
        self.ring = Node('a', Node('b', Node('c', None)))
        self.ring.next.next.next = self.ring

    def report(self, label, weight, failures, current):
        print(label, int(weight), failures, current.name, current.visits)


def run(code, machine, limit):
    registers = machine.registers
    memory = machine.memory
    position = 0
    accumulator = 0
    flag = False
    steps = 0
    label = ''
    weight = 1.0
    failures = 0
    current = machine.ring
    while steps < limit:
        opcode = code[position]
        argument = code[position + 1]
        position += 2
        if position >= len(code):
            position = 0
        steps += 1
        if opcode == 0:
            accumulator = (accumulator + argument * 1) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 0
        elif opcode == 1:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 1) & 255] = value
        elif opcode == 2:
            if flag:
                accumulator = (accumulator + 2) & 0xFFFFFF
            else:
                accumulator = (accumulator - 2) & 0xFFFFFF
            flag = not flag
        elif opcode == 3:
            index = (argument + 3) & 255
            memory[index] = (memory[index] + accumulator) % 1000006
            accumulator = memory[(index + 1) & 255]
        elif opcode == 4:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 4
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 5:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 5) & 0xFFFF
        elif opcode == 6:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 13 + 1) & 0xFFFFFF
        elif opcode == 7:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 7
        elif opcode == 8:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[8] = accumulator
        elif opcode == 9:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 9) & 0xFFFFFF
        elif opcode == 10:
            accumulator = (accumulator + argument * 11) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 10000
        elif opcode == 11:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 11) & 255] = value
        elif opcode == 12:
            if flag:
                accumulator = (accumulator + 12) & 0xFFFFFF
            else:
                accumulator = (accumulator - 12) & 0xFFFFFF
            flag = not flag
        elif opcode == 13:
            index = (argument + 13) & 255
            memory[index] = (memory[index] + accumulator) % 1000016
            accumulator = memory[(index + 1) & 255]
        elif opcode == 14:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 14
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 15:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 15) & 0xFFFF
        elif opcode == 16:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 33 + 1) & 0xFFFFFF
        elif opcode == 17:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 17
        elif opcode == 18:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[2] = accumulator
        elif opcode == 19:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 19) & 0xFFFFFF
        elif opcode == 20:
            accumulator = (accumulator + argument * 21) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 20000
        elif opcode == 21:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 21) & 255] = value
        elif opcode == 22:
            if flag:
                accumulator = (accumulator + 22) & 0xFFFFFF
            else:
                accumulator = (accumulator - 22) & 0xFFFFFF
            flag = not flag
        elif opcode == 23:
            index = (argument + 23) & 255
            memory[index] = (memory[index] + accumulator) % 1000026
            accumulator = memory[(index + 1) & 255]
        elif opcode == 24:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 24
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 25:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 25) & 0xFFFF
        elif opcode == 26:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 53 + 1) & 0xFFFFFF
        elif opcode == 27:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 27
        elif opcode == 28:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[12] = accumulator
        elif opcode == 29:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 29) & 0xFFFFFF
        elif opcode == 30:
            accumulator = (accumulator + argument * 31) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 30000
        elif opcode == 31:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 31) & 255] = value
        elif opcode == 32:
            if flag:
                accumulator = (accumulator + 32) & 0xFFFFFF
            else:
                accumulator = (accumulator - 32) & 0xFFFFFF
            flag = not flag
        elif opcode == 33:
            index = (argument + 33) & 255
            memory[index] = (memory[index] + accumulator) % 1000036
            accumulator = memory[(index + 1) & 255]
        elif opcode == 34:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 34
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 35:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 35) & 0xFFFF
        elif opcode == 36:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 73 + 1) & 0xFFFFFF
        elif opcode == 37:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 37
        elif opcode == 38:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[6] = accumulator
        elif opcode == 39:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 39) & 0xFFFFFF
        elif opcode == 40:
            accumulator = (accumulator + argument * 41) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 40000
        elif opcode == 41:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 41) & 255] = value
        elif opcode == 42:
            if flag:
                accumulator = (accumulator + 42) & 0xFFFFFF
            else:
                accumulator = (accumulator - 42) & 0xFFFFFF
            flag = not flag
        elif opcode == 43:
            index = (argument + 43) & 255
            memory[index] = (memory[index] + accumulator) % 1000046
            accumulator = memory[(index + 1) & 255]
        elif opcode == 44:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 44
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 45:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 45) & 0xFFFF
        elif opcode == 46:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 93 + 1) & 0xFFFFFF
        elif opcode == 47:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 47
        elif opcode == 48:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[0] = accumulator
        elif opcode == 49:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 49) & 0xFFFFFF
        elif opcode == 50:
            accumulator = (accumulator + argument * 51) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 50000
        elif opcode == 51:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 51) & 255] = value
        elif opcode == 52:
            if flag:
                accumulator = (accumulator + 52) & 0xFFFFFF
            else:
                accumulator = (accumulator - 52) & 0xFFFFFF
            flag = not flag
        elif opcode == 53:
            index = (argument + 53) & 255
            memory[index] = (memory[index] + accumulator) % 1000056
            accumulator = memory[(index + 1) & 255]
        elif opcode == 54:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 54
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 55:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 55) & 0xFFFF
        elif opcode == 56:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 113 + 1) & 0xFFFFFF
        elif opcode == 57:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 57
        elif opcode == 58:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[10] = accumulator
        elif opcode == 59:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 59) & 0xFFFFFF
        elif opcode == 60:
            accumulator = (accumulator + argument * 61) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 60000
        elif opcode == 61:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 61) & 255] = value
        elif opcode == 62:
            if flag:
                accumulator = (accumulator + 62) & 0xFFFFFF
            else:
                accumulator = (accumulator - 62) & 0xFFFFFF
            flag = not flag
        elif opcode == 63:
            index = (argument + 63) & 255
            memory[index] = (memory[index] + accumulator) % 1000066
            accumulator = memory[(index + 1) & 255]
        elif opcode == 64:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 64
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 65:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 65) & 0xFFFF
        elif opcode == 66:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 133 + 1) & 0xFFFFFF
        elif opcode == 67:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 67
        elif opcode == 68:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[4] = accumulator
        elif opcode == 69:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 69) & 0xFFFFFF
        elif opcode == 70:
            accumulator = (accumulator + argument * 71) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 70000
        elif opcode == 71:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 71) & 255] = value
        elif opcode == 72:
            if flag:
                accumulator = (accumulator + 72) & 0xFFFFFF
            else:
                accumulator = (accumulator - 72) & 0xFFFFFF
            flag = not flag
        elif opcode == 73:
            index = (argument + 73) & 255
            memory[index] = (memory[index] + accumulator) % 1000076
            accumulator = memory[(index + 1) & 255]
        elif opcode == 74:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 74
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 75:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 75) & 0xFFFF
        elif opcode == 76:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 153 + 1) & 0xFFFFFF
        elif opcode == 77:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 77
        elif opcode == 78:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[14] = accumulator
        elif opcode == 79:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 79) & 0xFFFFFF
        elif opcode == 80:
            accumulator = (accumulator + argument * 81) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 80000
        elif opcode == 81:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 81) & 255] = value
        elif opcode == 82:
            if flag:
                accumulator = (accumulator + 82) & 0xFFFFFF
            else:
                accumulator = (accumulator - 82) & 0xFFFFFF
            flag = not flag
        elif opcode == 83:
            index = (argument + 83) & 255
            memory[index] = (memory[index] + accumulator) % 1000086
            accumulator = memory[(index + 1) & 255]
        elif opcode == 84:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 84
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 85:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 85) & 0xFFFF
        elif opcode == 86:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 173 + 1) & 0xFFFFFF
        elif opcode == 87:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 87
        elif opcode == 88:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[8] = accumulator
        elif opcode == 89:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 89) & 0xFFFFFF
        elif opcode == 90:
            accumulator = (accumulator + argument * 91) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 90000
        elif opcode == 91:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 91) & 255] = value
        elif opcode == 92:
            if flag:
                accumulator = (accumulator + 92) & 0xFFFFFF
            else:
                accumulator = (accumulator - 92) & 0xFFFFFF
            flag = not flag
        elif opcode == 93:
            index = (argument + 93) & 255
            memory[index] = (memory[index] + accumulator) % 1000096
            accumulator = memory[(index + 1) & 255]
        elif opcode == 94:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 94
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 95:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 95) & 0xFFFF
        elif opcode == 96:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 193 + 1) & 0xFFFFFF
        elif opcode == 97:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 97
        elif opcode == 98:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[2] = accumulator
        elif opcode == 99:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 99) & 0xFFFFFF
        elif opcode == 100:
            accumulator = (accumulator + argument * 101) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 100000
        elif opcode == 101:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 101) & 255] = value
        elif opcode == 102:
            if flag:
                accumulator = (accumulator + 102) & 0xFFFFFF
            else:
                accumulator = (accumulator - 102) & 0xFFFFFF
            flag = not flag
        elif opcode == 103:
            index = (argument + 103) & 255
            memory[index] = (memory[index] + accumulator) % 1000106
            accumulator = memory[(index + 1) & 255]
        elif opcode == 104:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 104
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 105:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 105) & 0xFFFF
        elif opcode == 106:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 213 + 1) & 0xFFFFFF
        elif opcode == 107:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 107
        elif opcode == 108:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[12] = accumulator
        elif opcode == 109:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 109) & 0xFFFFFF
        elif opcode == 110:
            accumulator = (accumulator + argument * 111) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 110000
        elif opcode == 111:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 111) & 255] = value
        elif opcode == 112:
            if flag:
                accumulator = (accumulator + 112) & 0xFFFFFF
            else:
                accumulator = (accumulator - 112) & 0xFFFFFF
            flag = not flag
        elif opcode == 113:
            index = (argument + 113) & 255
            memory[index] = (memory[index] + accumulator) % 1000116
            accumulator = memory[(index + 1) & 255]
        elif opcode == 114:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 114
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 115:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 115) & 0xFFFF
        elif opcode == 116:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 233 + 1) & 0xFFFFFF
        elif opcode == 117:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 117
        elif opcode == 118:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[6] = accumulator
        elif opcode == 119:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 119) & 0xFFFFFF
        elif opcode == 120:
            accumulator = (accumulator + argument * 121) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 120000
        elif opcode == 121:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 121) & 255] = value
        elif opcode == 122:
            if flag:
                accumulator = (accumulator + 122) & 0xFFFFFF
            else:
                accumulator = (accumulator - 122) & 0xFFFFFF
            flag = not flag
        elif opcode == 123:
            index = (argument + 123) & 255
            memory[index] = (memory[index] + accumulator) % 1000126
            accumulator = memory[(index + 1) & 255]
        elif opcode == 124:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 124
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 125:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 125) & 0xFFFF
        elif opcode == 126:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 253 + 1) & 0xFFFFFF
        elif opcode == 127:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 127
        elif opcode == 128:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[0] = accumulator
        elif opcode == 129:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 129) & 0xFFFFFF
        elif opcode == 130:
            accumulator = (accumulator + argument * 131) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 130000
        elif opcode == 131:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 131) & 255] = value
        elif opcode == 132:
            if flag:
                accumulator = (accumulator + 132) & 0xFFFFFF
            else:
                accumulator = (accumulator - 132) & 0xFFFFFF
            flag = not flag
        elif opcode == 133:
            index = (argument + 133) & 255
            memory[index] = (memory[index] + accumulator) % 1000136
            accumulator = memory[(index + 1) & 255]
        elif opcode == 134:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 134
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 135:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 135) & 0xFFFF
        elif opcode == 136:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 273 + 1) & 0xFFFFFF
        elif opcode == 137:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 137
        elif opcode == 138:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[10] = accumulator
        elif opcode == 139:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 139) & 0xFFFFFF
        elif opcode == 140:
            accumulator = (accumulator + argument * 141) & 0xFFFFFF
            registers[argument & 15] = accumulator
            flag = accumulator > 140000
        elif opcode == 141:
            value = registers[argument & 15]
            accumulator = (accumulator ^ value) & 0xFFFFFF
            memory[(accumulator + 141) & 255] = value
        elif opcode == 142:
            if flag:
                accumulator = (accumulator + 142) & 0xFFFFFF
            else:
                accumulator = (accumulator - 142) & 0xFFFFFF
            flag = not flag
        elif opcode == 143:
            index = (argument + 143) & 255
            memory[index] = (memory[index] + accumulator) % 1000146
            accumulator = memory[(index + 1) & 255]
        elif opcode == 144:
            total = 0
            for j in range(argument & 3):
                total += registers[j] + 144
            accumulator = (accumulator + total) & 0xFFFFFF
        elif opcode == 145:
            a = registers[argument & 15]
            b = registers[(argument + 1) & 15]
            registers[argument & 15] = b
            registers[(argument + 1) & 15] = (a + 145) & 0xFFFF
        elif opcode == 146:
            if accumulator > memory[argument & 255]:
                flag = True
                position = (position + 2) % (len(code) - len(code) % 2)
            accumulator = (accumulator * 293 + 1) & 0xFFFFFF
        elif opcode == 147:
            machine.calls += 1
            memory[machine.calls & 255] = accumulator
            accumulator = (accumulator >> 1) + 147
        elif opcode == 148:
            d = (argument & 7) + 1
            accumulator = accumulator // d + accumulator % d
            registers[4] = accumulator
        elif opcode == 149:
            if flag and accumulator % 2 == 0:
                registers[0] = (registers[0] + 1) & 0xFFFF
                accumulator = (accumulator + registers[0]) & 0xFFFFFF
            elif accumulator % 3 == 0:
                accumulator = (accumulator + 149) & 0xFFFFFF
        elif opcode == 150:
            if accumulator % 97 == 0:
                return accumulator
            weight = weight * 0.5 + argument
        elif opcode == 151:
            if steps > 15000 and flag:
                label = label + '!'
                break
            label = 'step ' + str(steps % 10)
        elif opcode == 152:
            try:
                accumulator = memory[argument + 200]
            except IndexError:
                failures += 1
                continue
            accumulator += 1
        elif opcode == 153:
            for j in range(3):
                if registers[j] > accumulator:
                    break
                accumulator -= j
            else:
                weight += 1.0
        elif opcode == 154:
            current = current.next
            current.visits += 1
        else:
            raise ValueError('opcode ' + str(opcode))
    machine.report(label, weight, failures, current)
    return accumulator


def program(seed):
    code = []
    for i in range(600):
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        code.append((seed >> 8) % 155)
        code.append((seed >> 16) & 255)
    return code


def main(argv):
    limit = int(argv[1]) if len(argv) > 1 else 20000
    machine = Machine()
    for seed in range(40):
        print(run(program(seed), machine, limit))
    print(machine.registers, machine.calls, sum(machine.memory))
    try:
        run([155, 0], machine, 5)
    except ValueError as error:
        print(error)
    return 0


if __name__ == '__main__':
    sys.exit(main(sys.argv))
