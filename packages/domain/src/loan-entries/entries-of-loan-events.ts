import { addParts, noParts } from '../loan/parts.ts';
import { applyEvent } from '../loan/apply-event.ts';
import { partiesOfFee } from '../schedule/third-party-fees.ts';
import { planOf, rowStates } from '../instalments/row-states.ts';
import type { AllocatedMoney, LateCharge, Loan } from '../loan/loan.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LoanEvent } from '../loan/loan-event.ts';
import type { Parts } from '../loan/parts.ts';
import { entriesOfAllocation } from './entries-of-allocation.ts';
import { entryToPost } from './entry-to-post.ts';
import type { EntryToPost } from './entry-to-post.ts';
import { RowFeeBook } from './row-fee-book.ts';

/** A loan with what the books hold of it. */
export type LoanInBooks = {
  readonly id: bigint;
  readonly loan: Loan;
  /** What the books have of the fees in its rows. */
  readonly feeCharged: bigint;
  /** Since when it is non-performing; null: it is not. */
  readonly npaSince: CalendarDate | null;
};

export type Booking = {
  readonly drafts: readonly EntryToPost[];
  /** Deducted fees whose entries are undone, by name. */
  readonly feesReturned: readonly string[];
  readonly feeCharged: bigint;
};

export type BookingOccasion = {
  readonly today: CalendarDate;
  /** What the books hold of noted interest. */
  readonly noted: bigint;
  /** What they hold of noted late charges. */
  readonly notedPenalty: bigint;
  /** Early fees that a reversed payment's own entries had charged. */
  readonly feeUndone: bigint;
};

/** What the handlers of a change work on. */
type Book = Omit<BookingOccasion, 'noted' | 'notedPenalty'> & {
  readonly loan: string;
  readonly isNpa: boolean;
  /**
   * What is noted at this point of the change: interest of the day adds to it, what is paid or given up takes
   * of it.
   */
  noted: bigint;
  /** The same of late charges. */
  notedPenalty: bigint;
  readonly fees: RowFeeBook;
  readonly sums: { accrued: bigint; late: bigint };
  readonly money: Map<string, AllocatedMoney[]>;
  readonly feesReturned: string[];
};

/**
 * The entries that a loan's events make, by the posting table. Interest and late charges of one change are
 * one entry each, and what a payment brought about is one of each kind: so nothing is posted to and fro.
 */
export function entriesOfLoanEvents(
  { id, loan: before, feeCharged, npaSince }: LoanInBooks,
  events: readonly LoanEvent[],
  occasion: BookingOccasion,
): Booking {
  const { today } = occasion;
  const loan = String(id);
  const isNpa = npaSince !== null;
  const fees = new RowFeeBook(loan, before, { charged: feeCharged, today });
  const book: Book = {
    ...occasion,
    loan,
    isNpa,
    fees,
    sums: { accrued: 0n, late: 0n },
    money: new Map(),
    feesReturned: [],
  };
  const drafts = before.state === 'active' ? fees.charge(before) : [];
  let now = before;
  for (const event of events) {
    const was = now;
    now = applyEvent(now, event);
    drafts.push(...handlerOf(event)(event, { was, now }, book));
    if (!hasOwnEntry(event) && !undoesExit(was, now)) noteLate(book, penaltiesOwed(now) - penaltiesOwed(was));
  }
  for (const [by, allocations] of book.money) {
    const isMoney = allocations.some(({ amount }) => amount > 0n);
    drafts.push(...fees.charge(now, isMoney ? by : null));
    drafts.push(...takenFrom(book, entriesOfAllocation(allocations, { ...book, today })));
  }
  if (now.state === 'active') drafts.push(...fees.charge(now));
  const days = dailyDrafts(book);
  return { drafts: [...days, ...drafts], feesReturned: book.feesReturned, feeCharged: fees.charged };
}

type Handler<Event extends LoanEvent> = (
  event: Event,
  loans: { readonly was: Loan; readonly now: Loan },
  book: Book,
) => EntryToPost[];

const nothing = () => [];
const unnoted = { noted: 0n, notedPenalty: 0n };

/** By event; one that is not here does not compile. */
const handlers: { readonly [Name in LoanEvent['event']]: Handler<Extract<LoanEvent, { event: Name }>> } = {
  'interest-accrued': ({ amount }, _loans, book) => {
    book.sums.accrued += amount;
    if (book.isNpa) book.noted += amount;
    return [];
  },
  // A late charge is counted with all that changes the late charges owed; one by hand has its own entry.
  'late-charged': ({ charge }, _loans, book) => contingentDrafts(book, charge),
  'plan-changed': (_event, { now }, { loan }) => planDrafts(loan, now),
  'money-allocated': ({ allocation }, _loans, { money }) => {
    money.set(allocation.by, [...(money.get(allocation.by) ?? []), allocation]);
    return [];
  },
  'payment-reversed': (_event, { was, now }, book) => {
    const { loan, fees, feeUndone } = book;
    fees.undo(feeUndone);
    if (undoesExit(was, now)) return deductAgain(loan, now);
    if (!was.writtenOff || !now.writtenOff) return [];
    const givenUp = difference(now.writtenOff, was.writtenOff);
    return [...fees.charge(now), ...takenFrom(book, writeOffDrafts(givenUp, book))];
  },
  'charges-waived': ({ parts }, { was, now }, book) =>
    takenFrom(
      book,
      book.fees.waive(was, now, { ...parts, noted: book.noted, notedPenalty: book.notedPenalty }),
    ),
  // All of it goes with the payment that it came with: if the bank takes that back, the loan is as it was.
  'loan-cancelled': ({ exit, plan: { by } }, { was, now }, { loan, fees, feesReturned }) => {
    const returned = exit.feesReturned.filter(({ fee, tax }) => fee + tax > 0n);
    feesReturned.push(...returned.map(({ name }) => name));
    const amount = returned.reduce((sum, { fee, tax }) => sum + fee + tax, 0n);
    const facts = { loan, feesReturned: amount, interestAccrued: was.accrued, interestOwed: exit.interest };
    return [
      ...(amount === 0n && was.accrued === exit.interest ? [] : [entryToPost('cancel', facts, { by })]),
      ...fees.waive(was, now, { ...unnoted, penalty: penaltiesOwed(was), interest: 0n }, by),
    ];
  },
  'loan-written-off': ({ parts }, { now }, book) => [
    ...book.fees.charge(now),
    ...takenFrom(book, writeOffDrafts(parts, book)),
  ],
  'recovery-received': ({ recovery: { by, amount } }, _loans, { loan }) => [
    entryToPost('recover', { loan, payment: by, amount }, { by }),
  ],
  // These change the rows or the state, not what is booked.
  'row-disputed': nothing,
  'dispute-ended': nothing,
  'loan-restructured': nothing,
  'loan-settled': nothing,
  'loan-reopened': nothing,
  'loan-recovered': nothing,
  'recovery-lost': nothing,
};

function handlerOf(event: LoanEvent): Handler<LoanEvent> {
  return handlers[event.event] as Handler<LoanEvent>;
}

/** Late charges that go with a waiver or an exit are in its own entry, and so is one that is made by hand. */
function hasOwnEntry(event: LoanEvent): boolean {
  if (event.event === 'late-charged') return event.charge.why === 'contingent';
  return event.event === 'charges-waived' || event.event === 'loan-cancelled';
}

function contingentDrafts(book: Book, { on, amount, why, code }: LateCharge): EntryToPost[] {
  if (why !== 'contingent' || code === undefined) return [];
  if (book.isNpa) book.notedPenalty += amount;
  return [entryToPost('charge-contingent', { loan: book.loan, on, code, amount, as: sideOf(book) })];
}

/** Late charges of the day add to what is noted, and charges that turn out not to be owed take of it. */
function noteLate(book: Book, amount: bigint): void {
  book.sums.late += amount;
  if (book.isNpa) book.notedPenalty += amount;
}

const sideOf = ({ isNpa }: Pick<Book, 'isNpa'>) => (isNpa ? 'memorandum' : 'income');

/**
 * The payment that had ended the loan in its cooling-off days was taken back: what it forgave comes back with
 * the mirrors of its entries.
 */
function undoesExit(was: Loan, now: Loan): boolean {
  return was.state === 'cancelled' && planOf(was).cause === 'cancellation' && planOf(now) !== planOf(was);
}

/** The fees that had been returned were kept back from the payout after all. */
function deductAgain(loan: string, { schedule }: Loan): EntryToPost[] {
  return schedule.fees
    .filter(({ taken, fee, tax }) => taken === 'deducted' && fee + tax > 0n)
    .map((line) => {
      const { name, fee, tax } = line;
      return entryToPost('deduct-fee', { loan, name, fee, tax, parties: partiesOfFee(schedule, line) });
    });
}

function penaltiesOwed(loan: Loan): bigint {
  return rowStates(loan).reduce((sum, { owed }) => sum + owed.penalty, 0n);
}

/** What entries pay or give up of what is noted is noted no longer. */
function takenFrom(book: Book, drafts: EntryToPost[]): EntryToPost[] {
  for (const { facts } of drafts) {
    if ('memorandumInterest' in facts) book.noted -= facts.memorandumInterest ?? 0n;
    if ('memorandumPenalty' in facts) book.notedPenalty -= facts.memorandumPenalty ?? 0n;
  }
  return drafts;
}

function dailyDrafts(book: Book): EntryToPost[] {
  const { loan, today, sums } = book;
  const as = sideOf(book);
  return [
    ...(sums.accrued === 0n ? [] : [entryToPost('accrue', { loan, on: today, interest: sums.accrued, as })]),
    ...(sums.late === 0n ? [] : [entryToPost('charge-late', { loan, on: today, amount: sums.late, as })]),
  ];
}

/** What a change of the rows itself costs: a delay, an early settlement, a prepayment. */
function planDrafts(loan: string, { plans }: Loan): EntryToPost[] {
  const plan = plans.at(-1);
  if (!plan || plan.charge === 0n) return [];
  const { cause, by, charge: fee } = plan;
  if (cause !== 'delay') {
    return [entryToPost('charge-fee', { loan, name: `early-${plans.length}`, fee, tax: 0n }, { by })];
  }
  const delay = plans.filter((each) => each.cause === 'delay').length;
  return [entryToPost('delay-fee', { loan, delay, fee, tax: 0n }, { by })];
}

function writeOffDrafts(parts: Parts, { loan, noted, notedPenalty }: Book): EntryToPost[] {
  // Interest that was paid ahead and never earned goes back to the principal: then nothing was noted.
  const notedOf = (part: bigint, of: bigint) => (part <= 0n ? 0n : part < of ? part : of);
  const memorandumInterest = notedOf(parts.interest, noted);
  const memorandumPenalty = notedOf(parts.penalty, notedPenalty);
  const isNothing = Object.values(parts).every((part) => part === 0n);
  const facts = {
    loan,
    ...parts,
    interest: parts.interest - memorandumInterest,
    penalty: parts.penalty - memorandumPenalty,
    memorandumInterest,
    memorandumPenalty,
  };
  return isNothing ? [] : [entryToPost('write-off', facts)];
}

function difference(a: Parts, b: Parts): Parts {
  const { penalty, fee, interest, principal } = b;
  const minus = { penalty: -penalty, fee: -fee, interest: -interest, principal: -principal };
  return addParts(addParts(noParts, a), minus);
}
