import { partiesInRowFees } from '../schedule/third-party-fees.ts';
import { rowStates } from '../instalments/row-states.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Loan } from '../loan/loan.ts';
import type { PartyShare } from '../ledger/postings/third-party-shares.ts';
import type { Parts } from '../loan/parts.ts';
import { entryToPost } from './entry-to-post.ts';
import type { EntryToPost } from './entry-to-post.ts';
import { rowFeesCharged, taxInRowFees } from './row-fees.ts';

/**
 * Follows through a change how much of the fees in the rows stands in the books, and makes the entries that
 * it takes.
 */
export class RowFeeBook {
  #charged: bigint;
  readonly #loan: string;
  readonly #signed: Loan;
  readonly #today: CalendarDate;

  constructor(loan: string, signed: Loan, at: { readonly charged: bigint; readonly today: CalendarDate }) {
    this.#loan = loan;
    this.#signed = signed;
    this.#charged = at.charged;
    this.#today = at.today;
  }

  get charged(): bigint {
    return this.#charged;
  }

  /** What has fallen due or was paid early. With a payment: so much would not be charged yet without it. */
  charge(loan: Loan, by: string | null = null): EntryToPost[] {
    const more = rowFeesCharged(loan, this.#today) - this.#charged;
    if (more <= 0n) return [];
    const { tax, parties } = this.#move(more);
    const facts = { loan: this.#loan, name: `rows-${this.#today}`, fee: more - tax, tax, parties };
    return [entryToPost('charge-fee', facts, by === null ? {} : { by, fee: more })];
  }

  /** What a reversed payment's own entries had charged. */
  undo(fee: bigint): void {
    this.#charged -= fee;
  }

  /**
   * Forgiven: what a row no longer asks of fees, of which only what stands in the books is taken back, with
   * penalty and interest. With a payment: it stands in the books again when that is taken back.
   */
  waive(
    was: Loan,
    now: Loan,
    { penalty, interest, noted, notedPenalty }: Waived,
    by: string | null = null,
  ): EntryToPost[] {
    const fallen = rowFeesCharged(was, this.#today) - rowFeesCharged(now, this.#today);
    const excess = this.#charged - rowStates(now).reduce((sum, { row }) => sum + row.fee, 0n);
    const least = fallen > 0n ? fallen : 0n;
    const fee = excess > least ? excess : least;
    const moved = this.#move(-fee);
    const tax = -moved.tax;
    const memorandumInterest = interest < noted ? interest : noted;
    const memorandumPenalty = penalty < notedPenalty ? penalty : notedPenalty;
    if (penalty + interest + fee === 0n) return [];
    const facts = {
      loan: this.#loan,
      waiver: `${this.#loan}-${this.#today}`,
      penalty: penalty - memorandumPenalty,
      fee: fee - tax,
      tax,
      interest: interest - memorandumInterest,
      memorandumInterest,
      memorandumPenalty,
      parties: moved.parties.map(({ party, fee: share }) => ({ party, fee: -share })),
    };
    return [entryToPost('waive', facts, by === null ? {} : { by, fee: -fee })];
  }

  /** Moves what is charged and says how much of that is tax, and how much is a third party's. */
  #move(by: bigint): { readonly tax: bigint; readonly parties: readonly PartyShare[] } {
    const before = this.#sharesOf(this.#charged);
    this.#charged += by;
    const after = this.#sharesOf(this.#charged);
    const parties = after.parties.map((share, k) => ({
      ...share,
      fee: share.fee - (before.parties[k]?.fee ?? 0n),
    }));
    return { tax: after.tax - before.tax, parties };
  }

  #sharesOf(charged: bigint): { readonly tax: bigint; readonly parties: readonly PartyShare[] } {
    const tax = taxInRowFees(this.#signed, charged);
    return { tax, parties: partiesInRowFees(this.#signed.schedule, charged - tax) };
  }
}

type Waived = Pick<Parts, 'penalty' | 'interest'> & { readonly noted: bigint; readonly notedPenalty: bigint };
