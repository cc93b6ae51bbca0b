import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { loanAsItWas, type Loan } from '@candor/domain/loan';
import { markets, type MarketId } from '@candor/markets';
import { readLoans } from '@candor/store/end-of-day';
import {
  bookingsOfLoans,
  complaintTurns,
  contactsOfBorrowers,
  loansOfBorrowers,
  numberWords,
  requestsOfLoans,
  staysOfBorrowers,
  type BorrowerStay,
  type ComplaintTurn,
  type NumberWord,
  type PastContact,
  type RequestOfLoan,
} from '@candor/store/reminders';
import type { ReadTx } from '@candor/store/database';
import { countedKinds } from '../../../customers/contact/message-kinds.ts';
import { dayIn, instantOf } from '../../../kernel/time/market-time.ts';

type Booked = { readonly on: CalendarDate; readonly at: Date };

/** A request for help with the moments at which it was made and decided. */
export type PastRequest = Pick<RequestOfLoan, 'state' | 'promisedOn' | 'pausedUntil' | 'heldUntil'> & {
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
};

export type LoanHistory = {
  readonly id: bigint;
  readonly productId: string;
  /** As it is now, with all its facts. */
  readonly loan: Loan;
  readonly writtenOffOn: CalendarDate | null;
  /** By payment: when it was booked. */
  readonly booked: ReadonlyMap<string, Booked>;
  readonly requests: readonly PastRequest[];
};

/** Everything that the rules of contact ask about a borrower, each with its moment; oldest first. */
export type BorrowerHistory = Omit<BorrowerStay, 'id'> & {
  readonly borrowerId: string;
  readonly loans: readonly LoanHistory[];
  readonly contacts: readonly Pick<PastContact, 'at' | 'kind'>[];
  readonly complaints: readonly Pick<ComplaintTurn, 'complaintId' | 'isOpen' | 'at'>[];
  readonly numbers: readonly Pick<NumberWord, 'at' | 'isWrong'>[];
};

export const plannedKinds: readonly string[] = ['reminder', 'late-reminder'];

/** The histories of some borrowers of a market, in a handful of statements. */
export async function readHistories(
  tx: ReadTx,
  market: MarketId,
  borrowerIds: readonly string[],
): Promise<BorrowerHistory[]> {
  const found = await loansOfBorrowers(tx, market, borrowerIds);
  const ids = found.map(({ id }) => id);
  const stored = await readLoans(tx, ids);
  const bookings = byKey(await bookingsOfLoans(tx, ids), ({ loanId }) => loanId);
  const requests = byKey(await requestsOfLoans(tx, ids), ({ loanId }) => loanId);
  const loans = found.flatMap(({ id, writtenOffOn }) => {
    const each = stored.get(id);
    if (!each) return [];
    const booked = (bookings.get(id) ?? []).map(({ by, on, at }): [string, Booked] => [
      by,
      { on, at: momentOf(market, at, on) },
    ]);
    const { borrowerId, productId, loan } = each;
    const own = (requests.get(id) ?? []).map((request) => pastRequest(market, request));
    const history = { id, productId, loan, writtenOffOn, booked: new Map(booked), requests: own };
    return [{ borrowerId, history }];
  });
  const loansOf = byKey(loans, ({ borrowerId }) => borrowerId);
  const kinds = [...countedKinds, ...plannedKinds];
  const contacts = byKey(await contactsOfBorrowers(tx, borrowerIds, kinds), ({ borrowerId }) => borrowerId);
  const complaints = byKey(await complaintTurns(tx, borrowerIds), ({ borrowerId }) => borrowerId);
  const numbers = byKey(await numberWords(tx, borrowerIds), ({ borrowerId }) => borrowerId);
  return (await staysOfBorrowers(tx, borrowerIds)).map(({ id, leftAt, deviceSince }) => ({
    borrowerId: id,
    leftAt,
    deviceSince,
    loans: (loansOf.get(id) ?? []).map(({ history }) => history),
    contacts: contacts.get(id) ?? [],
    complaints: complaints.get(id) ?? [],
    numbers: numbers.get(id) ?? [],
  }));
}

/** The loan as it was known when a day ended. */
export function loanOnEvening(
  { loan, booked, writtenOffOn }: LoanHistory,
  on: CalendarDate,
): Loan | undefined {
  return loanAsItWas(loan, { on, writtenOffOn, isBooked: (by) => (booked.get(by)?.on ?? on) <= on });
}

/**
 * The loan as it was known at a moment of a day. Money has its moment; what is kept with a day alone, a plan
 * or a dispute, counts from that day's morning.
 */
export function loanAtMoment(
  { loan, booked, writtenOffOn }: LoanHistory,
  on: CalendarDate,
  at: Date,
): Loan | undefined {
  return loanAsItWas(loan, { on, writtenOffOn, isBooked: (by) => (booked.get(by)?.at ?? at) <= at });
}

/**
 * The moment of what was written on a business day: the machine's, unless that is of another day, as where a
 * sandbox's business day was moved. Then the morning.
 */
function momentOf(market: MarketId, at: Date, on: CalendarDate): Date {
  const { timeZone } = markets[market];
  const day = dayIn(timeZone, at);
  const isOfDay = day === on || day === dateOfDayNumber(dayNumber(on) + 1);
  return isOfDay ? at : instantOf(on, '00:00', timeZone);
}

function pastRequest(
  market: MarketId,
  { state, promisedOn, pausedUntil, heldUntil, ...request }: RequestOfLoan,
): PastRequest {
  const { askedAt, askedOn, decidedAt, decidedOn } = request;
  return {
    state,
    promisedOn,
    pausedUntil,
    heldUntil,
    askedAt: momentOf(market, askedAt, askedOn),
    decidedAt: decidedAt && decidedOn && momentOf(market, decidedAt, decidedOn),
  };
}

function byKey<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const found = new Map<Key, Row[]>();
  for (const row of rows) {
    const before = found.get(keyOf(row));
    if (before) before.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
}
