import { isMarketId, marketMoney, type MarketId } from '@candor/markets';
import { loadLoan, type StoredLoan } from '@candor/store/loans';
import type { Tx } from '@candor/store/database';
import type { ActEntry, ActTerm } from '../../kernel/acts/approvable-act.ts';
import type { Refusal } from '../../kernel/commands/command.ts';
import { actEntryOf, previewEntries } from '../../kernel/acts/preview-entries.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { loanStands, type LoanStands } from '../../lending/loans/loan-stands.ts';

export type LoanEffect<Answer> = {
  readonly answer: Answer;
  readonly market: MarketId;
  readonly now: LoanStands;
  readonly later: LoanStands;
  readonly after: StoredLoan;
  readonly entries: readonly ActEntry[];
};

/**
 * What something does to a loan and to the books, by doing it and taking it back: how the loan stands before
 * and after, and every entry.
 */
export async function loanEffect<Answer extends object, Rule extends string>(
  tx: Tx,
  loanId: bigint,
  act: () => Promise<Answer | Refusal<Rule>>,
): Promise<LoanEffect<Answer> | Refusal<Rule | 'loan_is_unknown'>> {
  const stored = await loadLoan(tx, loanId);
  if (!stored || !isMarketId(stored.market)) return { refused: 'loan_is_unknown' };
  const { market } = stored;
  const on = await businessDateOf(tx, market);
  const { answer, entries } = await previewEntries(tx, async () => {
    const done = await act();
    if ('refused' in done) return { refused: done.refused };
    return { done, after: (await loadLoan(tx, loanId)) ?? stored };
  });
  if ('refused' in answer) return { refused: answer.refused };
  return {
    answer: answer.done,
    market,
    now: loanStands(stored.loan, on, market),
    later: loanStands(answer.after.loan, on, market),
    after: answer.after,
    entries: entries.map(actEntryOf),
  };
}

const stateWords: Readonly<Record<LoanStands['state'], string>> = {
  active: 'Active',
  settled: 'Settled',
  cancelled: 'Cancelled',
  'written-off': 'Written off',
  recovered: 'Recovered',
};

/** What is due, how late, and when next, before and after: only what changes. */
export function standingTerms({
  market,
  now,
  later,
}: Pick<LoanEffect<object>, 'market' | 'now' | 'later'>): ActTerm[] {
  const term = (name: string, of: (stands: LoanStands) => string): ActTerm[] => {
    const [before, after] = [of(now), of(later)];
    return before === after ? [] : [{ name, before, after }];
  };
  return [
    ...term('State', ({ state }) => stateWords[state]),
    ...term('Past due', ({ overdue }) => marketMoney(market, overdue)),
    ...term('Days past due', ({ daysLate }) => String(daysLate)),
    ...term('Next due', ({ next }) => next?.dueOn ?? '–'),
    ...term('Next due amount', ({ next }) => (next ? marketMoney(market, next.amount) : '–')),
    ...term('Borrower’s credit', ({ credit }) => marketMoney(market, credit)),
  ];
}
