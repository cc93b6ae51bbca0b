import {
  addParts,
  applyEvents,
  borrowerCredit,
  decideRepay,
  decideSettle,
  isRefusal,
  noParts,
  outstanding,
  rowStates,
  totalOfParts,
} from '@candor/domain';
import type { AllocatedMoney, CalendarDate, Loan, Parts, SurplusRule } from '@candor/domain';

export type RepaymentPreview = {
  readonly amount: bigint;
  /** What it pays, what a charge for settling early takes counted as a fee; credit that was there pays with it. */
  readonly pays: Parts;
  readonly toCredit: bigint;
  /** Less the borrower's credit, which pays the next instalments by itself. */
  readonly owedAfter: bigint;
  readonly nextDue: { readonly dueOn: CalendarDate; readonly amount: bigint } | null;
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
  return { amount, ...paidBy(after.allocations, 'preview'), ...owedNow(after) };
}

/** How the money of a payment was divided. */
export function paidBy(
  allocations: readonly AllocatedMoney[],
  by: string,
): Pick<RepaymentPreview, 'pays' | 'toCredit'> {
  const all = allocations.filter((each) => each.by === by && each.amount > 0n);
  // Of one that was taken back: what it had paid, not what is still counted under it.
  const ended = all.filter(({ until }) => until !== null);
  const own = ended.length > 0 ? ended : all;
  const lines = own.flatMap((each) => each.lines.map(({ parts }) => parts));
  const charge = own.reduce((sum, each) => sum + each.charge, 0n);
  const toCredit = own.reduce((sum, each) => sum + each.toCredit, 0n);
  return {
    pays: lines.reduce(addParts, { ...noParts, fee: charge }),
    toCredit: toCredit > 0n ? toCredit : 0n,
  };
}

function owedNow(loan: Loan): Pick<RepaymentPreview, 'owedAfter' | 'nextDue'> {
  let credit = borrowerCredit(loan);
  const owed = totalOfParts(outstanding(loan)) - credit;
  for (const { row, left } of rowStates(loan)) {
    const open = totalOfParts(left);
    if (open > credit) return { owedAfter: owed, nextDue: { dueOn: row.dueOn, amount: open - credit } };
    credit -= open;
  }
  return { owedAfter: 0n, nextDue: null };
}
