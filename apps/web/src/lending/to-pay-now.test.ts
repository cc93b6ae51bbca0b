import { describe, expect, it } from 'vitest';
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
});
