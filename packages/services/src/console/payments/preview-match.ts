import { arrears, type CalendarDate, type Loan } from '@candor/domain';
import { findListedMoney, findLoanByOrder, loadLoan, type JournalEntry, type Tx } from '@candor/store';
import type { CommandContext } from '../../commands/command.ts';
import { businessDateOf } from '../../loans/change-loan.ts';
import { loanFigures } from '../../loans/loan-figures.ts';
import { paidBy } from '../../payments/preview-repayment.ts';
import { matchMoney } from '../../transfers/match-money.ts';
import { previewEntries } from '../preview-entries.ts';

type Standing = {
  readonly owed: bigint;
  readonly daysLate: number;
  readonly nextDueOn: CalendarDate | null;
  readonly state: string;
};

export type MatchPreview = {
  readonly goesTo: {
    readonly penalty: bigint;
    readonly interest: bigint;
    readonly fee: bigint;
    readonly principal: bigint;
    readonly credit: bigint;
  };
  readonly before: Standing;
  readonly after: Standing;
  readonly countsFrom: CalendarDate;
  readonly entries: readonly JournalEntry[];
  /** The rule that forbids it. */
  readonly refused: string | null;
};

const nothing = { penalty: 0n, interest: 0n, fee: 0n, principal: 0n, credit: 0n };

/** What matching would do, by doing it and taking it back: the figures and the entries are those that will be. */
export async function previewMatch(
  tx: Tx,
  { paymentId, orderId }: { readonly paymentId: string; readonly orderId: string },
  context: CommandContext,
): Promise<MatchPreview | undefined> {
  const money = await findListedMoney(tx, paymentId);
  const loan = await findLoanByOrder(tx, orderId);
  const stored = loan && (await loadLoan(tx, loan.loanId));
  if (!money || !loan || !stored) return undefined;
  const on = await businessDateOf(tx, stored.market);
  const subjects = [`payment:${paymentId}`, `loan:${loan.loanId}`];
  const { answer, entries } = await previewEntries(tx, subjects, async () => {
    const matched = await matchMoney.decide(tx, { paymentId, orderId }, context);
    if ('refused' in matched) return { refused: matched.refused };
    const after = (await loadLoan(tx, loan.loanId))?.loan ?? stored.loan;
    // Of a claim the day is known only now: the one on which the borrower said so.
    return { after, countsFrom: (await findListedMoney(tx, paymentId))?.receivedOn };
  });
  const before = standingOf(stored.loan, on);
  const countsFrom = ('refused' in answer ? null : answer.countsFrom) ?? money.receivedOn ?? on;
  if ('refused' in answer)
    return { goesTo: nothing, before, after: before, countsFrom, entries: [], refused: answer.refused };
  const { pays, toCredit } = paidBy(answer.after, paymentId);
  const { penalty, interest, fee, principal } = pays;
  const goesTo = { penalty, interest, fee, principal, credit: toCredit };
  return { goesTo, before, after: standingOf(answer.after, on), countsFrom, entries, refused: null };
}

function standingOf(loan: Loan, on: CalendarDate): Standing {
  const { owed, next } = loanFigures(loan, on);
  return { owed, daysLate: arrears(loan, on).daysLate, nextDueOn: next?.dueOn ?? null, state: loan.state };
}
