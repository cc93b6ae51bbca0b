import { arrears, daysForClass } from '@candor/domain/arrears';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { loanSubject } from '@candor/domain/ledger';
import { arrearsClassOf, isMarketId, lending, type MarketId } from '@candor/markets';
import { balanceOf, type PostingRefusal } from '@candor/store/ledger';
import { loadLoan, readLoan, setNpaSince, type StoredLoan } from '@candor/store/loans';
import { booksHaveItSince } from '@candor/store/loan-lists';
import type { ReadTx } from '@candor/store/database';
import type { Command } from '../../kernel/commands/command.ts';
import { postDrafts } from '../loan-entries/book-loan.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { entryToPost } from '@candor/domain/loan-entries';
import { isNonPerforming } from './is-non-performing.ts';

/**
 * What is stored of a loan's asset classification, and what the market's rules say of the days that were
 * ended.
 */
export type Reclassification = {
  readonly loanId: bigint;
  readonly market: MarketId;
  readonly class: string;
  readonly since: { readonly before: CalendarDate | null; readonly after: CalendarDate };
  /** Interest that stands as income and is to be suspended. */
  readonly interest: bigint;
};

/**
 * Whether a loan should have been classified as non-performing at an earlier day-end than it was, by the
 * rules as they are now. Only days that were ended count, and of a loan that came over from elsewhere only
 * those since.
 *   Due on 18 October, unpaid, classified on 17 January: it was due + 90 days on the 16th, and that is when
 *     it stopped performing.
 */
async function reclassificationOf(
  tx: ReadTx,
  stored: StoredLoan,
  on: CalendarDate,
): Promise<Reclassification | undefined> {
  const { id, market, currency, loan, npaSince } = stored;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  if (loan.state !== 'active') return undefined;
  const first = await booksHaveItSince(tx, id);
  const isNpaAt = (day: CalendarDate) =>
    day >= first && isNonPerforming(market, { loan, npaSince: null }, day);
  const last = eveOf(on);
  let since = npaSince ?? (isNpaAt(last) ? last : null);
  if (since === null) return undefined;
  while (isNpaAt(eveOf(since))) since = eveOf(since);
  if (since === npaSince) return undefined;
  const subject = loanSubject(String(id));
  const owed =
    npaSince === null ? await balanceOf(tx, { account: 'interest-receivable', subject, currency }) : 0n;
  const daysLate = daysForClass(loan, last, lending[market].restructure.cure);
  const worstDaysLate = Math.max(arrears(loan, last).worstDaysLate, daysLate);
  return {
    loanId: id,
    market,
    class: arrearsClassOf(market, { daysLate, worstDaysLate, wasNonPerforming: true }).id,
    since: { before: npaSince, after: since },
    interest: owed > 0n ? owed : 0n,
  };
}

/** What would be put right of one loan; nothing is locked or written. */
export async function seeReclassification(tx: ReadTx, loanId: bigint): Promise<Reclassification | undefined> {
  const stored = await readLoan(tx, loanId);
  return stored && reclassificationOf(tx, stored, await businessDateOf(tx, stored.market));
}

type Reclassified = { readonly isChanged: boolean };

/**
 * Puts right since when a loan does not perform, and suspends the interest that was taken as income and not
 * paid: by the entry that the end of a day would have made. A second time there is nothing left to put right.
 */
export const reclassifyLoan: Command<
  { readonly loanId: string },
  Reclassified,
  'loan_is_unknown' | PostingRefusal['refused']
> = {
  name: 'loan.reclassify',
  subject: ({ loanId }) => `loan:${loanId}`,
  async decide(tx, { loanId }) {
    const stored = await loadLoan(tx, BigInt(loanId));
    if (!stored) return { refused: 'loan_is_unknown' };
    const on = await businessDateOf(tx, stored.market);
    const change = await reclassificationOf(tx, stored, on);
    if (!change) return { output: { isChanged: false } };
    const { since, interest } = change;
    await setNpaSince(tx, stored.id, since.after);
    const entry = entryToPost('enter-npa', { loan: loanId, on, interest });
    const refused = interest > 0n ? await postDrafts(tx, stored, [entry], on) : undefined;
    if (refused) return refused;
    const facts = {
      class: change.class,
      npaSinceBefore: since.before,
      npaSinceAfter: since.after,
      interestSuspended: String(interest),
    };
    return { output: { isChanged: true }, facts };
  },
};

function eveOf(day: CalendarDate): CalendarDate {
  return dateOfDayNumber(dayNumber(day) - 1);
}
