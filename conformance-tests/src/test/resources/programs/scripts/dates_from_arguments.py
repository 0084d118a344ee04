import argparse
from datetime import date, datetime, time
print(date.fromisoformat('2024-01-02'), date.fromisoformat.__name__, datetime.fromisoformat.__name__)
p = argparse.ArgumentParser(prog='p', exit_on_error=False)
p.add_argument('--from', dest='start', type=date.fromisoformat)
try:
    p.parse_args(['--from', 'soon'])
except argparse.ArgumentError as e:
    print(e)
print(p.parse_args(['--from', '2024-03-01']).start)
