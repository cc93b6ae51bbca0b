import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { firstBroken } from '../refusals/first-broken.ts';
import { allocateRepayment } from '../repayment/allocate-repayment.ts';
import type { SurplusRule } from '../repayment/allocate-repayment.ts';
import { accrueTo, chargeLateTo, settleIfPaid, useCredit } from './day-steps.ts';
import { decideInSteps } from './decide-in-steps.ts';
import { judgedOn } from './judged-on.ts';
import { moneyRules } from './money-rules.ts';
import type { MoneyIn, MoneyRule } from './money-rules.ts';
import { recoveryEvents } from './recovery-events.ts';

export interface Repay extends MoneyIn {
  readonly surplus: SurplusRule;
}

/**
 * A repayment. It counts from the day that it was received, even if it is found later: late charges of the
 * days between are taken back, it is divided as it would have been, and what is still late is charged again.
 *   2,282.36 due on 16 October came that day and were matched on the 18th: no late charge, nothing is late.
 * Money for a loan that is settled or cancelled becomes the borrower's credit; for one that is written off it
 * is a recovery.
 */
export function decideRepay(loan: Loan, command: Repay, on: CalendarDate): LoanEvent[] | Refusal<MoneyRule> {
  const broken = firstBroken(moneyRules(loan, command, on));
  if (broken) return broken;
  const { by, amount, receivedOn, surplus } = command;
  if (loan.state === 'written-off' || loan.state === 'recovered') return recoveryEvents(loan, command);
  if (loan.state !== 'active') {
    const allocation = { by, on: receivedOn, until: null, amount, lines: [], charge: 0n, toCredit: amount };
    return [{ event: 'money-allocated', allocation }];
  }
  const day = judgedOn(loan, receivedOn, on);
  return decideInSteps(
    loan,
    (now) => chargeLateTo(now, day),
    (now) => {
      const { plan, allocations } = allocateRepayment(now, {
        by,
        on: day,
        countsFrom: receivedOn,
        amount,
        surplus,
      });
      return [
        ...(plan ? [{ event: 'plan-changed', plan } as const] : []),
        ...allocations.map((allocation) => ({ event: 'money-allocated', allocation }) as const),
      ];
    },
    (now) => (receivedOn < on ? chargeLateTo(now, on) : []),
    (now) => (receivedOn < on ? useCredit(now, on) : []),
    (now) => accrueTo(now, on),
    (now) => settleIfPaid(now, day),
  );
}
