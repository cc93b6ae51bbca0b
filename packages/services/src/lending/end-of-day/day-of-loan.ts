import { applyEvents, type Loan } from '@candor/domain/loan';
import { decideDay } from '@candor/domain/decisions';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import { isMarketId, type ChargeRefusal } from '@candor/markets';
import type { StoredLoan } from '@candor/store/loans';
import { forbiddenCharge } from '../loan-entries/charge-checks.ts';
import type { EntryToPost } from '@candor/domain/loan-entries';
import { isNonPerforming } from '../classification/is-non-performing.ts';
import { entriesOfLoanEvents } from '@candor/domain/loan-entries';

/** `nothing` to write; only `charges`, which leave rows, state and class alone; or `more`. */
export type DayOfLoan =
  | { readonly brings: 'nothing' | 'more' }
  | {
      readonly brings: 'charges';
      readonly drafts: readonly EntryToPost[];
      readonly feeCharged: bigint;
      readonly after: Loan;
    };

/**
 * What a day brings to one loan beside its interest, decided by the domain and asked of the law once more;
 * nothing is written.
 *   Due on 12 October, unpaid on the 16th with 3 days of grace: nothing. On the 17th a late charge for the
 *     16th.
 *   A credit that pays, a loan that is settled by it or no longer performs: more.
 */
export function dayOfLoan(stored: StoredLoan, on: CalendarDate): DayOfLoan | Refusal<ChargeRefusal> {
  const { market, loan, npaSince } = stored;
  if (!isMarketId(market)) throw new Error(`${market} is no market`);
  const events = decideDay(loan, on);
  const isCharged = events.every(({ event }) => event === 'late-charged' || event === 'interest-accrued');
  const after = applyEvents(loan, events);
  if (!isCharged || isNonPerforming(market, { loan: after, npaSince }, on) !== (npaSince !== null)) {
    return { brings: 'more' };
  }
  const { drafts, feeCharged } = entriesOfLoanEvents(stored, events, {
    today: on,
    noted: 0n,
    notedPenalty: 0n,
    feeUndone: 0n,
  });
  if (events.length + drafts.length === 0) return { brings: 'nothing' };
  return forbiddenCharge(stored, events, drafts) ?? { brings: 'charges', drafts, feeCharged, after };
}
