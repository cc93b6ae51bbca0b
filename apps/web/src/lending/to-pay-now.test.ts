import { describe, expect, it } from 'vitest';
import { coveredRows } from './covered-rows.ts';
import { toPayNow } from './to-pay-now.ts';

const nextDue = { dueOn: '2027-01-15', amount: 291_019, n: 2, of: 3 };

describe('what a loan asks for now', () => {
  it('A7.2 · is all that is late, not the oldest instalment alone', () => {
    expect(toPayNow({ nextDue: { ...nextDue, n: 1 }, overdue: 609_684 }, false)).toBe(609_684);
  });

  it('A7.2 · is the next instalment where nothing is late, and nothing where credit pays it', () => {
    expect(toPayNow({ nextDue, overdue: 0 }, false)).toBe(291_019);
    expect(toPayNow({ nextDue, overdue: 0 }, true)).toBeUndefined();
    expect(toPayNow({ nextDue: null, overdue: 0 }, false)).toBeUndefined();
  });

  it('A7.2 · leaves to credit the rows before the first that asks for money', () => {
    const rows = [
      { n: 1, state: 'due' },
      { n: 2, state: 'later' },
      { n: 3, state: 'later' },
    ] as const;
    const loanState = 'active';
    expect(coveredRows(rows, { loanState, nextDue }).map(({ n }) => n)).toEqual([1]);
    expect(coveredRows(rows, { loanState, nextDue: { ...nextDue, n: 1 } })).toEqual([]);
    expect(coveredRows(rows, { loanState, nextDue: null })).toHaveLength(3);
    expect(coveredRows([{ n: 1, state: 'paid' }], { loanState, nextDue })).toEqual([]);
    expect(coveredRows(rows, { loanState: 'written-off', nextDue: null })).toEqual([]);
  });
});
