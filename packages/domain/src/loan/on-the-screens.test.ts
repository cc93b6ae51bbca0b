// The figures that the screens are drawn with, each from the function that the screen will call.
import { describe, expect, it } from 'vitest';
import { decideRepay } from '../decisions/decide-repay.ts';
import { delayQuote } from '../delay/delay-quote.ts';
import { settlementQuote } from '../early/settlement-quote.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { allocateRepayment } from '../repayment/allocate-repayment.ts';
import { repaymentChoices } from '../repayment/repayment-choices.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { costPaid, costSoFar, costToTheEnd } from './costs.ts';
import { outstanding, overdue } from './outstanding.ts';
import { noParts, totalOfParts } from './parts.ts';
import { rowStates } from '../instalments/row-states.ts';

const paidOut = workedLoan();
const today = day('2026-11-15');
const firstPaid = { by: '1', amount: 291_019n, receivedOn: day('2026-10-18'), surplus: 'keep' } as const;
const loan = after(paidOut, decideRepay(paidOut, firstPaid, day('2026-10-18')));

describe('₱8,000.00 for 3 months with the first instalment paid, on Sunday 15 November', () => {
  it('owes 5,820.37, of which nothing is overdue', () => {
    expect(totalOfParts(outstanding(loan))).toBe(582_037n);
    expect(overdue(loan, today)).toEqual(noParts);
  });

  it('shows each row with its parts', () => {
    expect(rowStates(loan).map(({ row, left }) => [row.dueOn, left.principal, left.interest])).toEqual([
      ['2026-10-18', 0n, 0n],
      ['2026-11-18', 266_495n, 24_524n],
      ['2026-12-18', 278_486n, 12_532n],
    ]);
  });

  it('can be settled for 5,671.32, which saves 149.05', () => {
    expect(settlementQuote(loan, today)).toMatchObject({
      total: 567_132n,
      toPay: 567_132n,
      saves: 14_905n,
      charge: 0n,
      parts: { penalty: 0n, fee: 0n, interest: 22_151n, principal: 544_981n },
    });
  });

  it('B26 · has cost 821.51 so far, of which 600.00 are paid, and ends at 970.56', () => {
    expect(costSoFar(loan, today)).toEqual({
      fee: 24_000n,
      interest: 36_000n + 22_151n,
      penalty: 0n,
      charge: 0n,
      total: 82_151n,
    });
    expect(costPaid(loan)).toEqual({
      fee: 24_000n,
      interest: 36_000n,
      penalty: 0n,
      charge: 0n,
      total: 60_000n,
    });
    expect(costToTheEnd(loan).total).toBe(97_056n);
  });

  it('offers everything, this instalment, or an amount from 50.00', () => {
    expect(repaymentChoices(loan, today, 5_000n)).toEqual({
      everything: { pay: 567_132n, owedAfter: 0n, nextDue: null, saves: 14_905n },
      overdue: null,
      instalment: { pay: 291_019n, owedAfter: 291_018n, nextDue: { dueOn: '2026-12-18', amount: 291_018n } },
      own: { least: 5_000n, most: 567_132n },
    });
  });

  it('an amount of its own goes to interest first, then principal', () => {
    const { allocations } = allocateRepayment(loan, { by: '2', on: today, amount: 30_000n, surplus: 'keep' });
    expect(allocations).toEqual([
      {
        by: '2',
        on: today,
        until: null,
        amount: 30_000n,
        lines: [{ n: 2, parts: { penalty: 0n, fee: 0n, interest: 24_524n, principal: 5_476n } }],
        charge: 0n,
        toCredit: 0n,
      },
    ]);
  });

  it('can delay its second instalment by 14 days for 43.65', () => {
    const quote = delayQuote(loan, today);
    if (isRefusal(quote)) throw new Error(quote.refused);
    expect(quote).toMatchObject({
      n: 2,
      dueOn: '2026-11-18',
      newDueOn: '2026-12-02',
      moved: 291_019n,
      fee: 4_365n,
      timesLeft: 1,
      onTime: 582_037n,
      delayed: 586_402n,
      nearest: { dueOn: '2026-12-18', daysApart: 16 },
      costToTheEnd: 101_421n,
      mostCost: 800_000n,
    });
    expect(quote.days).toEqual([
      { on: '2026-11-15', onTime: 0n, delayed: 4_365n },
      { on: '2026-11-18', onTime: 291_019n, delayed: 0n },
      { on: '2026-12-02', onTime: 0n, delayed: 291_019n },
      { on: '2026-12-18', onTime: 291_018n, delayed: 291_018n },
    ]);
  });
});
