import { describe, expect, it } from 'vitest';
import type { Loan } from '../loan/loan.ts';
import { broughtTo } from '../late/brought-to.ts';
import { rational } from '../numbers/rational.ts';
import { rowStates } from '../instalments/row-states.ts';
import { faultLadder } from '../testing/fault-ladder.ts';
import { after, day, granted, workedLoan } from '../testing/worked-loan.ts';
import { decideContingentCharge } from './decide-contingent-charge.ts';
import { decideDay } from '../decisions/decide-day.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideWaive } from '../decisions/decide-waive.ts';
import { noParts } from '../loan/parts.ts';

const returned = {
  code: 'returned-payment',
  names: { en: 'Returned payment charge' },
  amount: 1_500n,
  times: 1,
};
const made = { code: 'returned-payment', reason: 'returned by the bank' };

/** 2,910.19 fall due on 18 October; 4.5 % a month after 3 days of grace. */
const running = (change: Partial<Loan['agreement']> = {}) =>
  workedLoan(
    {},
    {
      lateCharge: { kind: 'percent', percent: rational(9n, 2n), per: 'month', graceDays: 3 },
      contingentCharges: [returned],
      ...change,
    },
  );
const penaltyOn = (loan: Loan, on: string) =>
  rowStates(broughtTo(loan, day(on))).map(({ owed }) => owed.penalty);

describe('a charge by hand', () => {
  const late = after(running(), decideDay(running(), day('2026-10-27')));
  type Case = { loan: Loan; code: string; reason: string };
  const ladder = faultLadder<Case>({ loan: late, ...made }, [
    ['only_an_active_loan_is_changed', (input) => ({ ...input, loan: { ...input.loan, state: 'settled' } })],
    ['charge_is_not_disclosed', (input) => ({ ...input, code: 'collection-visit' })],
    ['reason_is_missing', (input) => ({ ...input, reason: ' ' })],
  ]);
  it.each(ladder)('%s', (refused, { loan, code, reason }) => {
    expect(decideContingentCharge(loan, { code, reason }, day('2026-10-27'))).toMatchObject({ refused });
  });

  it('stands on the oldest instalment that is not paid, beside its late charge', () => {
    const charged = after(late, decideContingentCharge(late, made, day('2026-10-27')));
    expect(penaltyOn(charged, '2026-10-27')).toEqual([2_183n + 1_500n, 0n, 0n]);
  });

  it('is refused above the count, also after it was forgiven', () => {
    const charged = after(late, decideContingentCharge(late, made, day('2026-10-27')));
    const waiver = { n: 1, parts: { ...noParts, penalty: 1_500n }, reason: 'our mistake' };
    const forgiven = after(charged, decideWaive(charged, waiver, day('2026-10-28')));
    for (const loan of [charged, forgiven])
      expect(decideContingentCharge(loan, made, day('2026-10-28'))).toMatchObject({
        refused: 'charge_is_used_up',
        facts: { times: '1' },
      });
  });

  it.each([
    ['2026-10-18', '0.00'],
    ['2026-10-21', '9.70'],
    ['2026-10-22', '14.55'],
  ])('is refused on %s: the law leaves %s for penal charges by then', (on, largestLawful) => {
    expect(decideContingentCharge(running(), made, day(on))).toMatchObject({
      refused: 'charge_is_above_the_late_ceiling',
      facts: { asked: '15.00', largestLawful },
    });
  });

  it('is refused where the whole cost has no room for it', () => {
    const signed = running().schedule.totals.cost;
    const tight = running({
      limits: { mostCost: signed + 1_499n, mostLatePercentPerMonth: rational(5n) },
      lateCharge: null,
    });
    expect(decideContingentCharge(tight, made, day('2026-10-30'))).toMatchObject({
      refused: 'charge_is_above_the_cost_ceiling',
      facts: { largestLawful: '14.99' },
    });
  });

  it('can be made before anything is late where the law has no ceiling, and is due with the next instalment', () => {
    const free = running({ limits: { mostCost: null, mostLatePercentPerMonth: null } });
    const charged = after(free, decideContingentCharge(free, made, day('2026-10-01')));
    expect(penaltyOn(charged, '2026-10-01')).toEqual([1_500n, 0n, 0n]);
    const paid = after(
      charged,
      decideRepay(
        charged,
        { by: 'p', amount: 291_019n + 1_500n, receivedOn: day('2026-10-18'), surplus: 'keep' },
        day('2026-10-18'),
      ),
    );
    expect(rowStates(paid)[0]?.left).toEqual(noParts);
  });

  it('makes the late charge give way where less turns out to be lawful: half had come on the first day', () => {
    const on = day('2026-10-27');
    const charged = after(late, decideContingentCharge(late, made, on));
    const half = { by: 'p', amount: 145_510n, receivedOn: day('2026-10-19'), surplus: 'keep' } as const;
    // 8 days of 1,455.09 allow 19.40 in all; 10.91 of late charges and 15.00 would be more.
    expect(penaltyOn(after(charged, decideRepay(charged, half, on)), '2026-10-27')).toEqual([1_940n, 0n, 0n]);
  });

  it('is taken back as far as less was lawful than seemed, when money turns out to have come in time', () => {
    const on = day('2026-10-27');
    const charged = after(late, decideContingentCharge(late, made, on));
    const paid = granted(
      decideRepay(charged, { by: 'p', amount: 291_019n, receivedOn: day('2026-10-18'), surplus: 'keep' }, on),
    );
    expect(penaltyOn(after(charged, paid), '2026-10-27')).toEqual([0n, 0n, 0n]);
  });
});
