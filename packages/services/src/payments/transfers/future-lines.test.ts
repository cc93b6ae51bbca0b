import type { CalendarDate } from '@candor/domain/calendar';
import { describe, expect, it } from 'vitest';
import { checkBalances } from '../bank/statement-balances.ts';
import { readStatement } from './read-statement.ts';

const today = '2026-11-17' as CalendarDate;
const file = `date,reference,amount,narration,balance
2026-11-16,412345678901,100.00,CASH IN,1100.00
2026-11-17,412345678902,50.00,CASH IN,1150.00
2026-11-19,412345678903,100.00,CASH IN,1250.00
2026-11-20,,-20.00,CHARGE,1230.00`;

describe('A15.310, A15.313 · a line of a day that has not come', () => {
  it('is told with its number and is in no sum, no balance and no transfer', () => {
    const read = readStatement(file, [], { today });
    expect(read.faults.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'future'],
      [5, 'future'],
    ]);
    expect(read.faults[0]?.sentence).toContain('2026-11-19');
    expect(read.movements.map(({ line }) => line)).toEqual([2, 3]);
    expect(read.credits.map(({ line }) => line)).toEqual([2, 3]);
    expect(checkBalances(read)).toMatchObject({ opening: 100_000n, closing: 115_000n });
  });

  it('left out, it is told no more, and nothing else changes', () => {
    const all = readStatement(file, [], { today });
    const read = readStatement(file, [], { today, leftOut: new Set([4, 5]) });
    expect(read.faults).toEqual([]);
    expect(read.movements).toEqual(all.movements);
  });

  it('is a line like others when its day has come', () => {
    const read = readStatement(file, [], { today: '2026-11-20' as CalendarDate });
    expect(read.faults).toEqual([]);
    expect(read.movements).toHaveLength(4);
  });
});
