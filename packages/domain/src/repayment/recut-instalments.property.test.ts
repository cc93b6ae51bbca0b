import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideDay } from '../decisions/decide-day.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { instalmentStates } from '../instalments/instalment-states.ts';
import { creditWaits } from '../loan/beyond-credit.ts';
import type { Loan } from '../loan/loan.ts';
import { totalOfParts } from '../loan/parts.ts';
import { numberOfCases } from '../testing/number-of-cases.ts';
import { after, day, workedLoan } from '../testing/worked-loan.ts';
import { surplusRules, type SurplusRule } from './allocate-repayment.ts';
import { previewRepayment, type RepaymentPreview } from './preview-repayment.ts';
import { recutBy } from './recut-instalments.ts';

const on = day('2026-09-18');
const pay = (loan: Loan, by: string, amount: bigint, surplus: SurplusRule, receivedOn = on) =>
  after(loan, decideRepay(loan, { by, amount, receivedOn, surplus }, receivedOn));

/** As the screen lists them: what prepays is all that is more than due, and nothing is kept beside it. */
function expectLinesToAddUp(preview: RepaymentPreview): void {
  const { amount, rows, charge, prepaid, kept, usedCredit } = preview;
  const paid = rows.reduce((sum, { parts }) => sum + totalOfParts(parts), 0n);
  const waits = kept.reduce((sum, each) => sum + each.amount, 0n);
  expect(paid + charge + prepaid + waits - usedCredit).toBe(amount);
  if (prepaid > 0n) expect(kept).toEqual([]);
}

it('what it covers adds up to what is paid, also where a new plan frees what an instalment had been paid', () => {
  const later = day('2026-09-20');
  const ahead = pay(workedLoan(), 'first', 291_019n, 'keep', later);
  const wanted = { amount: 50_050n, meantFor: 'repayment', surplus: 'smaller' } as const;
  const preview = previewRepayment(ahead, wanted, later);
  expectLinesToAddUp(preview);
  expect(preview).toMatchObject({ prepaid: 50_050n, kept: [], usedCredit: 0n });
});

it('an instalment that is paid ahead becomes smaller: the choice and the receipt say what it is and where the rest goes', () => {
  const ahead = pay(workedLoan(), 'first', 291_019n, 'keep');
  const wanted = { amount: 50_050n, meantFor: 'repayment', surplus: 'smaller' } as const;
  const shown = previewRepayment(ahead, wanted, on).recut!;
  expect(shown).toMatchObject({ dueOn: '2026-10-18', until: '2026-10-18', was: 291_019n, to: '2026-11-18' });
  expect(shown.is + shown.moves).toBe(291_019n);
  const paid = pay(ahead, 'extra', 50_050n, 'smaller');
  expect(creditWaits(paid)).toEqual([
    { dueOn: '2026-10-18', amount: shown.is },
    { dueOn: '2026-11-18', amount: shown.moves },
  ]);
  expect(recutBy(paid, 'extra')).toEqual(shown);
  // Also when the credit has paid it, and nothing of the sort is said of the money that brought the credit.
  const later = after(paid, decideDay(paid, day('2026-10-19')));
  expect(recutBy(later, 'extra')).toEqual(shown);
  expect(recutBy(later, 'first')).toBeNull();
});

it('so does one that is paid in the time that runs: less of it is interest, and the rest goes on', () => {
  const later = day('2026-09-20');
  const paid = pay(workedLoan(), 'first', 291_019n, 'keep', later);
  expect(recutBy(pay(paid, 'extra', 50_050n, 'smaller', later), 'extra')).toEqual({
    dueOn: '2026-10-18',
    until: '2026-10-18',
    was: 291_019n,
    is: 257_419n,
    moves: 33_600n,
    to: '2026-11-18',
  });
});

it('whatever is paid on whichever day, the receipt says what was said before, and it adds up', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 5_000n, max: 600_000n }),
      fc.bigInt({ min: 5_000n, max: 300_000n }),
      fc.constantFrom(...surplusRules),
      fc.integer({ min: 18, max: 30 }),
      (first, extra, surplus, date) => {
        const today = day(`2026-09-${date}`);
        const ahead = pay(workedLoan(), 'first', first, 'keep', today);
        if (ahead.state !== 'active') return;
        const preview = previewRepayment(ahead, { amount: extra, meantFor: 'repayment', surplus }, today);
        expectLinesToAddUp(preview);
        const { recut } = preview;
        const paid = pay(ahead, 'extra', extra, surplus, today);
        expect(recutBy(paid, 'extra')).toEqual(recut);
        if (!recut) return;
        expect(surplus).not.toBe('keep');
        const { dueOn, until, was, is, moves, to } = recut;
        const totalOn = (loan: Loan) =>
          instalmentStates(loan)
            .filter(({ row, number }) => number !== null && row.dueOn === dueOn)
            .map(({ owed }) => totalOfParts(owed));
        expect([totalOn(ahead), totalOn(paid)]).toEqual([[was], [is]]);
        expect(is).toBeLessThan(was);
        expect(moves).toBeGreaterThan(0n);
        expect(to > until && until >= dueOn).toBe(true);
      },
    ),
    numberOfCases(300),
  );
});
