import { addParts, noParts, toldParts, totalOfParts } from '../loan/parts.ts';
import { applyEvents } from '../loan/apply-event.ts';
import { beyondCredit, creditWaits } from '../loan/beyond-credit.ts';
import { coveredRows, type CoveredRows } from './covered-rows.ts';
import { decideRepay } from '../decisions/decide-repay.ts';
import { decideSettle } from '../decisions/decide-settle.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { recutInstalments, type RecutInstalments } from './recut-instalments.ts';
import { recoveredBy, stillMissing } from '../decisions/recovery-events.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { AllocatedMoney, Loan } from '../loan/loan.ts';
import type { Parts } from '../loan/parts.ts';
import { extraOf } from './allocate-repayment.ts';
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
  /** What the instalments still ask for beyond the credit, each on its day; together owedAfter. */
  readonly left: readonly DayAmount[];
  /** What it makes smaller of what is paid already. */
  readonly recut: RecutInstalments | null;
} & CoveredInstalments;

type DayAmount = { readonly dueOn: CalendarDate; readonly amount: bigint };

/** amount = the rows together + charge + prepaid + kept − usedCredit, always. */
type CoveredInstalments = {
  /** What it pays of each instalment, with the credit that pays with it. */
  readonly rows: CoveredRows['rows'];
  /** For paying early, where the product takes something for that. */
  readonly charge: bigint;
  readonly prepaid: bigint;
  /** What becomes credit, by the instalments that it waits for. */
  readonly kept: readonly DayAmount[];
  /** Credit that stood before and pays with it; what is not used goes on waiting. */
  readonly usedCredit: bigint;
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
  return {
    amount,
    ...paidBy(after, 'preview'),
    ...owedNow(after),
    ...coveredNow(loan, after, { amount, on }),
    recut: recutInstalments(loan, after),
  };
}

function coveredNow(
  before: Loan,
  after: Loan,
  { amount, on }: { readonly amount: bigint; readonly on: CalendarDate },
): CoveredInstalments {
  const own = standing(after, 'preview', false);
  const { rows, prepaid } = coveredRows(after, own);
  const charge = own.reduce((sum, each) => sum + each.charge, 0n);
  // What a new plan frees of instalments that were paid becomes credit too, and is not of this money.
  const toCredit = own.reduce((sum, each) => sum + each.toCredit, 0n);
  const kept = newestOf(creditWaits(after), prepaid === 0n ? extraOf(before, amount, on) : toCredit);
  const paid = rows.reduce((sum, { parts }) => sum + totalOfParts(parts), 0n);
  const together = paid + charge + prepaid + kept.reduce((sum, each) => sum + each.amount, 0n);
  return { rows, charge, prepaid, kept, usedCredit: together > amount ? together - amount : 0n };
}

/** Credit is used in the order of its days: what has come last waits for the latest. */
function newestOf(waits: readonly DayAmount[], amount: bigint): DayAmount[] {
  let rest = amount;
  const newest = waits.toReversed().flatMap(({ dueOn, amount: waiting }) => {
    const own = waiting < rest ? waiting : rest;
    rest -= own > 0n ? own : 0n;
    return own > 0n ? [{ dueOn, amount: own }] : [];
  });
  return newest.toReversed();
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
  const own = standing(loan, by, isReversed);
  const lines = own.flatMap((each) => each.lines.map(({ parts }) => parts));
  const charge = own.reduce((sum, each) => sum + each.charge, 0n);
  const toCredit = own.reduce((sum, each) => sum + each.toCredit, 0n);
  return {
    pays: toldParts(lines.reduce(addParts, addParts(recoveredBy(loan, by), { ...noParts, fee: charge }))),
    toCredit: toCredit > 0n ? toCredit : 0n,
    fromCredit: toCredit < 0n ? -toCredit : 0n,
  };
}

/** On which instalments a payment lies, and what each of them still asks for today beyond the credit. */
export type PaymentRows = {
  readonly rows: readonly (CoveredRows['rows'][number] & { readonly left: bigint })[];
  readonly charge: bigint;
  readonly prepaid: bigint;
  /** Of what became credit, what waits now, and for which instalments. */
  readonly kept: readonly (DayAmount & { readonly left: bigint })[];
};

/** The same for a payment that was made. Of one that was reversed: what it had paid last. */
export function rowsPaidBy(loan: Loan, by: string, isReversed: boolean): PaymentRows {
  const own = standing(loan, by, isReversed);
  const { rows, prepaid } = coveredRows(loan, own);
  const charge = own.reduce((sum, each) => sum + each.charge, 0n);
  const isActive = loan.state === 'active';
  const asked = new Map(isActive ? beyondCredit(loan).map(({ row, asks }) => [row.dueOn, asks]) : []);
  const left = (dueOn: CalendarDate) => asked.get(dueOn) ?? 0n;
  const { toCredit } = paidBy(loan, by, { isReversed });
  const kept = isActive && !isReversed ? newestOf(creditWaits(loan), toCredit) : [];
  return {
    rows: rows.map((row) => Object.assign({ left: left(row.dueOn) }, row)),
    charge,
    prepaid,
    kept: kept.map((each) => Object.assign({ left: left(each.dueOn) }, each)),
  };
}

function standing(loan: Loan, by: string, isReversed: boolean): AllocatedMoney[] {
  const all = loan.allocations.filter((each) => each.by === by && each.amount > 0n);
  const end = isReversed ? (all.findLast(({ until }) => until !== null)?.until ?? null) : null;
  return all.filter(({ until }) => until === end);
}

function owedNow(loan: Loan): Pick<RepaymentPreview, 'owedAfter' | 'nextDue' | 'endsOn' | 'left'> {
  if (loan.writtenOff) return { owedAfter: stillMissing(loan), nextDue: null, endsOn: null, left: [] };
  const asked = beyondCredit(loan);
  const [next] = asked;
  return {
    owedAfter: asked.reduce((sum, { asks }) => sum + asks, 0n),
    nextDue: next ? { dueOn: next.row.dueOn, amount: next.asks } : null,
    endsOn: asked.at(-1)?.row.dueOn ?? null,
    left: asked.map(({ row, asks }) => ({ dueOn: row.dueOn, amount: asks })),
  };
}
