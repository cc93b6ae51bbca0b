import type { Calls } from '@candor/contract';
import { totalOfParts } from '@candor/domain/loan';
import type { Language, MarketId } from '@candor/markets';
import type { LoanDetails } from '@candor/services/reads/applications';
import type { LoanPosition } from '@candor/services/lending/loans';
import type { z } from 'zod';
import { creditBackLine } from '@candor/services/payments/reversals';
import { lateAnswer } from './answers/late-answer.ts';
import { hardshipAnswer } from './hardship-texts.ts';

type Answer = z.input<Calls['loan.details']['response']>;
export type ReadAs = {
  readonly market: MarketId;
  readonly language: Language;
  readonly hasAutopay: boolean;
};
type LoanPart = Pick<Answer, 'rows' | 'loan' | 'costSoFar' | 'costCeiling' | 'coolingOff'>;

const none: LoanPart = { rows: [], loan: null, costSoFar: null, costCeiling: null, coolingOff: null };

/** What the answer says of a loan, beside the order that it came from. */
export function loanPart(loan: LoanDetails | null, as: ReadAs): LoanPart {
  if (!loan) return none;
  const { costSoFar, costCeiling, coolingOff } = loan.position;
  return {
    rows: rowsOf(loan, as.language),
    loan: standingOfLoan(loan, as),
    costSoFar: Number(costSoFar),
    costCeiling: costCeiling === null ? null : Number(costCeiling),
    coolingOff: coolingOffAnswer(coolingOff),
  };
}

/** What leaving takes, wherever it is offered. */
export function coolingOffAnswer(coolingOff: LoanPosition['coolingOff']): LoanPart['coolingOff'] {
  if (!coolingOff) return null;
  const { until, payBack, interest, grows, saves } = coolingOff;
  return { until, payBack: Number(payBack), interest: Number(interest), grows, saves: Number(saves) };
}

function rowsOf({ position, wayNames: ways, disputable }: LoanDetails, language: Language): Answer['rows'] {
  return position.rows.map((row) => {
    const { n, dueOn, owed, total, paid, covered, left, state, movedFrom, isDisputed } = row;
    const { lastPaidBy, lastPaidOn, cameOn } = row;
    const isPaid = state === 'paid' || state === 'covered';
    const isOfPayment = isPaid && lastPaidBy !== null && ways.has(lastPaidBy);
    return {
      n,
      dueOn,
      principal: Number(owed.principal),
      interest: Number(owed.interest),
      fee: Number(owed.fee),
      penalty: Number(owed.penalty),
      total: Number(total),
      paid: Number(totalOfParts(paid)),
      covered: Number(covered),
      left: Number(left),
      done: Number(row.done),
      state,
      movedFrom,
      isDisputed,
      mayDispute: disputable.has(n),
      number: row.number,
      // Of credit the money that brought it, which has the receipt; what was taken back has none.
      paidOn: isPaid ? (cameOn ?? lastPaidOn) : null,
      paidWith: isOfPayment
        ? { paymentId: lastPaidBy, name: ways.get(lastPaidBy)?.[language] ?? null }
        : null,
    };
  });
}

function standingOfLoan(
  {
    position,
    late,
    creditBack,
    planOfferUntil,
    hardship: request,
    plan: granted,
    isOnAutopay,
    openPayments: open,
  }: LoanDetails,
  { market, language, hasAutopay }: ReadAs,
): Answer['loan'] {
  const { owed, credit, settleToday, mayDelay, delaysLeft, plan, costs, costAtTheEnd } = position;
  const { fee, interest, penalty, charge } = costs;
  return {
    owed: Number(owed),
    credit: Number(credit),
    creditLine: creditBack && creditBackLine(creditBack, { market, on: position.asOf, language }),
    settleToday: settleToday && { pay: Number(settleToday.amount), saves: Number(settleToday.saving) },
    mayDelay,
    delaysLeft,
    autopay: isOnAutopay ? 'on' : hasAutopay ? 'off' : null,
    plan: { ...plan },
    costs: {
      fee: Number(fee),
      interest: Number(interest),
      penalty: Number(penalty),
      charge: Number(charge),
    },
    costAtTheEnd: Number(costAtTheEnd),
    openPayments: open.map(({ paymentId, meantFor, amount, isClaimed, takesUtr, expiresAt }) => ({
      paymentId,
      meantFor,
      amount: Number(amount),
      isClaimed,
      takesUtr,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
    late: late && lateAnswer(late),
    hardship: hardshipAnswer(request, { market, on: position.asOf, language, plan: granted }),
    planOfferUntil,
  };
}
