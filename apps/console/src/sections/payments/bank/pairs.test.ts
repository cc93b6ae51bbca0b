import { describe, expect, it } from 'vitest';
import { ageOf, pairsOf, sumOf } from './pairs.ts';

const entry = (entryId: string, amount: number, businessDate = '2026-11-16') => ({
  entryId,
  event: 'settle-channel',
  name: `Entry ${entryId}`,
  businessDate,
  amount,
});
const line = (lineId: string, amount: number, bookedAs: ReturnType<typeof entry>[] = []) => ({
  lineId,
  n: Number(lineId),
  valueOn: '2026-11-12',
  amount,
  number: null,
  narration: 'INSTAPAY',
  kind: 'transfer' as const,
  channel: null,
  isMatched: bookedAs.length > 0,
  bookedAs,
});

describe('the statement beside the books', () => {
  const pairs = pairsOf({
    lines: [line('1', 500, [entry('8', 300), entry('9', 200)]), line('2', -250)],
    inTransit: [entry('7', -7_125)],
  });

  it('has what is open first, on either side, then what is paired', () => {
    expect(pairs.map(({ key }) => key)).toEqual(['line 2', 'entry 7', 'line 1']);
  });

  it('adds up each side', () => {
    expect([sumOf(pairs, 'line'), sumOf(pairs, 'entries')]).toEqual([250n, -6_625n]);
  });

  it('tells how long a row has been open', () => {
    expect(pairs.map((pair) => ageOf(pair, '2026-11-17'))).toEqual([5, 1, 5]);
  });
});
