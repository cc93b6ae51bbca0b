import { describe, expect, it } from 'vitest';
import { decideDay } from '../decisions/decide-day.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideRestructure } from '../decisions/decide-restructure.ts';
import type { LoanAgreement } from '../loan/agreement.ts';
import { beyondCredit } from '../loan/beyond-credit.ts';
import type { Loan } from '../loan/loan.ts';
import { borrowerCredit, leftOf, outstanding } from '../loan/outstanding.ts';
import { noParts, totalOfParts } from '../loan/parts.ts';
import { rowStates } from '../instalments/row-states.ts';
import type { PaidPart } from '../product/product-terms.ts';
import { after, day, lateLoan, workedLoan, workedTerms } from '../testing/worked-loan.ts';
import { zero } from '../numbers/rational.ts';
import { allocateRepayment } from './allocate-repayment.ts';
import { repaymentChoices } from './repayment-choices.ts';

const pay = (loan: Loan, on: string, amount: bigint) =>
  after(
    loan,
    decideRepay(loan, { by: `${on} ${amount}`, amount, receivedOn: day(on), surplus: 'keep' }, day(on)),
  );
const divided = (loan: Loan, on: string, amount: bigint) =>
  allocateRepayment(loan, { by: 'p', on: day(on), amount, surplus: 'keep' }).allocations;
const ordered = (...paymentOrder: PaidPart[]): Partial<LoanAgreement> => ({ paymentOrder });
const fees = [{ name: 'service', percent: zero, fixed: 6_000n, taxPercent: zero, taken: 'spread' as const }];

describe('how a repayment is divided', () => {
  const late = pay(lateLoan(), '2026-09-12', 285_294n);

  it('late charge, interest, principal of the oldest row: 1,000.00 on 20 October', () => {
    expect(divided(late, '2026-10-20', 100_000n)).toMatchObject([
      { lines: [{ n: 2, parts: { penalty: 1_712n, fee: 0n, interest: 42_334n, principal: 55_954n } }] },
    ]);
  });

  it('the oldest row in full before the next', () => {
    const [given] = divided(late, '2026-11-18', 300_000n);
    expect(given?.lines).toEqual([
      { n: 2, parts: { penalty: 14_122n, fee: 0n, interest: 42_334n, principal: 242_960n } },
      { n: 3, parts: { penalty: 584n, fee: 0n, interest: 0n, principal: 0n } },
    ]);
  });

  it.each<[PaidPart[], Partial<typeof noParts>]>([
    [['penalty', 'fee', 'interest', 'principal'], { penalty: 1_721n, fee: 1_500n, interest: 6_779n }],
    [['principal', 'interest', 'fee', 'penalty'], { principal: 10_000n }],
    [['fee', 'penalty', 'principal', 'interest'], { fee: 1_500n, penalty: 1_721n, principal: 6_779n }],
    [['interest', 'fee', 'penalty', 'principal'], { interest: 10_000n }],
  ])("by the product's own order: %j", (order, parts) => {
    const agreement = { ...lateLoan().agreement, ...ordered(...order) };
    const { terms } = lateLoan().schedule;
    const loan = pay(workedLoan({ ...terms, fees }, agreement), '2026-09-12', 286_794n);
    expect(divided(loan, '2026-10-20', 10_000n)).toMatchObject([
      { lines: [{ n: 2, parts: { ...noParts, ...parts } }] },
    ]);
  });

  it('pays the running row as it is scheduled, days before it is due', () => {
    const [given] = divided(workedLoan(), '2026-10-15', 291_019n);
    expect(given).toMatchObject({
      lines: [{ n: 1, parts: { interest: 36_000n, principal: 255_019n } }],
      toCredit: 0n,
    });
  });

  it('keeps what is over as credit, which pays the next row when it falls due', () => {
    const kept = pay(workedLoan(), '2026-10-18', 591_019n);
    expect(borrowerCredit(kept)).toBe(300_000n);
    expect(decideDay(kept, day('2026-11-17')).map(({ event }) => event)).toEqual(['interest-accrued']);
    const due = after(kept, decideDay(kept, day('2026-11-18')));
    expect(borrowerCredit(due)).toBe(8_981n);
    expect(rowStates(due).map(({ left }) => totalOfParts(left))).toEqual([0n, 0n, 291_018n]);
  });

  it('counts credit as if it had come with the money', () => {
    const kept = pay(workedLoan(), '2026-10-18', 301_019n);
    const [given] = divided(kept, '2026-11-18', 281_019n);
    expect(given).toMatchObject({
      amount: 281_019n,
      lines: [{ n: 2, parts: { interest: 24_524n, principal: 266_495n } }],
      toCredit: -10_000n,
    });
  });

  it('more than all that is owed settles, and the rest is the borrower’s', () => {
    const settled = pay(workedLoan(), '2026-12-18', 1_000_000n);
    expect(settled.state).toBe('settled');
    expect(outstanding(settled)).toEqual(noParts);
    expect(settled.allocations[0]?.toCredit).toBe(borrowerCredit(settled));
  });

  it('for a loan that is settled it is all credit', () => {
    const settled = pay(workedLoan(), '2026-12-18', 1_000_000n);
    expect(borrowerCredit(pay(settled, '2026-12-20', 500n))).toBe(borrowerCredit(settled) + 500n);
  });
});

describe('what can be chosen when something is overdue', () => {
  const late = pay(lateLoan(), '2026-09-12', 285_294n);

  it('the overdue alone, or everything', () => {
    const choices = repaymentChoices(late, day('2026-11-18'), 5_000n);
    const overdueNow = 299_416n + 286_150n;
    expect(choices).toMatchObject({
      overdue: { pay: overdueNow, owedAfter: 285_296n, nextDue: { dueOn: '2026-12-12', amount: 285_296n } },
      instalment: null, // the last one: with it everything is paid, and that is cheaper
      own: { least: 5_000n },
    });
    expect(choices.everything.pay).toBe(overdueNow + 285_296n - choices.everything.saves);
  });

  it('the next instalment is had with the overdue', () => {
    const choices = repaymentChoices(late, day('2026-10-20'), 5_000n);
    const overdueNow = 285_294n + 1_712n;
    expect(choices).toMatchObject({
      overdue: { pay: overdueNow, nextDue: { dueOn: '2026-11-12', amount: 285_294n } },
      instalment: { pay: overdueNow + 285_294n, owedAfter: 285_296n, nextDue: { dueOn: '2026-12-12' } },
    });
  });

  it('rows that fall due on one day are one instalment', () => {
    const restructured = after(
      late,
      decideRestructure(
        late,
        {
          terms: {
            instalments: 2,
            every: { count: 1, unit: 'month' },
            firstDueOn: null,
            interest: { ...workedTerms.interest, rate: zero },
          },
          limits: late.agreement.limits,
          reason: 'hardship',
        },
        day('2026-11-18'),
      ),
    );
    const first = repaymentChoices(restructured, day('2026-11-20'), 5_000n);
    const last = rowStates(restructured).filter(({ row }) => row.dueOn === '2027-01-18');
    expect(last).toHaveLength(2);
    expect(first.instalment?.owedAfter).toBe(totalOfParts(leftOf(last)));
  });

  it('has no next instalment after the last due date, and an own amount is never above what is owed', () => {
    const choices = repaymentChoices(late, day('2027-01-01'), 9_999_999n);
    expect(choices.instalment).toBeNull();
    expect(choices.own.least).toBe(choices.everything.pay);
  });

  it('the instalment is the next that credit does not cover, less what it covers of it', () => {
    const kept = pay(workedLoan(), '2026-09-18', 300_000n);
    const choices = repaymentChoices(kept, day('2026-09-18'), 5_000n);
    expect(choices.instalment).toMatchObject({
      pay: 291_019n + 291_019n - 300_000n,
      nextDue: { dueOn: '2026-12-18' },
    });
    expect(beyondCredit(kept)).toMatchObject([
      { place: 2, asks: 282_038n },
      { place: 3, asks: 291_018n },
    ]);
  });

  it('asks no more than the credit leaves', () => {
    const kept = pay(workedLoan(), '2026-10-18', 591_019n);
    const choices = repaymentChoices(kept, day('2026-11-15'), 5_000n);
    expect(choices.instalment).toBeNull(); // the next is covered, and the one after it is the last
    expect(choices.everything.pay).toBe(567_132n - 300_000n);
  });
});
