import { addParts, noParts, toldParts } from '../loan/parts.ts';
import { applyEvents } from '../loan/apply-event.ts';
import { beyondCredit } from '../loan/beyond-credit.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideSettle } from '../decisions/decide-settle.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { recoveredBy, stillMissing } from '../decisions/recovery-events.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';
import type { Parts } from '../loan/parts.ts';
import type { SurplusRule } from './allocate-repayment.ts';

export type RepaymentPreview = {
  readonly amount: bigint;
  /**
   * What it pays, what a charge for settling early takes counted as a fee; credit that was there pays with
   * it.
   */
  readonly pays: Parts;
  /** amount = what it pays + toCredit − fromCredit, always. */
  readonly toCredit: bigint;
  /** Credit that stood before and paid with it. */
  readonly fromCredit: bigint;
  /** Less the borrower's credit, which pays the next instalments by itself. */
  readonly owedAfter: bigint;
  readonly nextDue: { readonly dueOn: CalendarDate; readonly amount: bigint } | null;
  /** The day of the last instalment that is left. */
  readonly endsOn: CalendarDate | null;
};

/**
 * What an amount would do if it came today: the decision that posts it, taken and thrown away.
 *   2,910.19 on 15 November: interest 245.24, principal 2,664.95; owed after it 2,910.18, due on 18 December.
 */
export function previewRepayment(
  loan: Loan,
  wanted: {
    readonly amount: bigint;
    readonly meantFor: 'repayment' | 'settlement';
    readonly surplus: SurplusRule;
  },
  on: CalendarDate,
): RepaymentPreview {
  const { amount, meantFor, surplus } = wanted;
  const money = { by: 'preview', amount, receivedOn: on };
  const events =
    meantFor === 'settlement' ? decideSettle(loan, money, on) : decideRepay(loan, { ...money, surplus }, on);
  if (isRefusal(events)) throw new Error(`nobody may be shown what is refused: ${events.refused}`);
  const after = applyEvents(loan, events);
  return { amount, ...paidBy(after, 'preview'), ...owedNow(after) };
}

/** What a payment covers, line by line: on the screen, on the receipt and in the message. */
export type PaymentCoverage = Pick<RepaymentPreview, 'pays' | 'toCredit' | 'fromCredit'>;

/**
 * How the money of a payment is divided; of a loan that was written off, what it brought back. It may have
 * been put on anew because money under it was taken back: what stands counts. Of one that was itself taken
 * back: what it had paid last.
 */
export function paidBy(
  loan: Loan,
  by: string,
  { isReversed = false }: { readonly isReversed?: boolean } = {},
): PaymentCoverage {
  const all = loan.allocations.filter((each) => each.by === by && each.amount > 0n);
  const end = isReversed ? (all.findLast(({ until }) => until !== null)?.until ?? null) : null;
  const own = all.filter(({ until }) => until === end);
  const lines = own.flatMap((each) => each.lines.map(({ parts }) => parts));
  const charge = own.reduce((sum, each) => sum + each.charge, 0n);
  const toCredit = own.reduce((sum, each) => sum + each.toCredit, 0n);
  return {
    pays: toldParts(lines.reduce(addParts, addParts(recoveredBy(loan, by), { ...noParts, fee: charge }))),
    toCredit: toCredit > 0n ? toCredit : 0n,
    fromCredit: toCredit < 0n ? -toCredit : 0n,
  };
}

function owedNow(loan: Loan): Pick<RepaymentPreview, 'owedAfter' | 'nextDue' | 'endsOn'> {
  if (loan.writtenOff) return { owedAfter: stillMissing(loan), nextDue: null, endsOn: null };
  const asked = beyondCredit(loan);
  const [next] = asked;
  return {
    owedAfter: asked.reduce((sum, { asks }) => sum + asks, 0n),
    nextDue: next ? { dueOn: next.row.dueOn, amount: next.asks } : null,
    endsOn: asked.at(-1)?.row.dueOn ?? null,
  };
}
