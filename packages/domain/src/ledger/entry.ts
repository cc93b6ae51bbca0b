import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { AccountCode, FixedAccountCode, accounts } from './accounts.ts';
import type { LedgerEvent } from './posting-table.ts';

/** Debit is positive, credit negative. Minor units, never 0. */
export type Line = {
  readonly account: AccountCode;
  /** Whose balance it changes: `loan:42`, `payment:77`, `party:insurance`, or null for the lender. */
  readonly subject: string | null;
  readonly currency: string;
  readonly minor: bigint;
};

/** One event as it stands in the books. */
export type Entry = {
  readonly event: LedgerEvent | 'reverse';
  /** Names the event, not the attempt: however often it is posted, it stands in the books once. */
  readonly naturalKey: string;
  readonly businessDate: CalendarDate;
  readonly market: string;
  readonly lines: readonly Line[];
  /** The entry that this one mirrors. */
  readonly reverses: bigint | null;
};

export type PostedEntry = Entry & { readonly id: bigint };

export type LoanSubject = `loan:${string}`;
export type PaymentSubject = `payment:${string}`;
export type PartySubject = `party:${string}`;

export const loanSubject = (loan: string): LoanSubject => `loan:${loan}`;
export const paymentSubject = (payment: string): PaymentSubject => `payment:${payment}`;
/** A third party goes by the name of its fee, as the product has it. */
export const partySubject = (party: string): PartySubject => `party:${encodeURIComponent(party)}`;

/** A line before its entry gives it a currency. */
export type DraftLine = Omit<Line, 'currency'>;

/**
 * An account of the house takes no subject, one that is held for a loan takes a loan, and the compiler sees
 * to it.
 */
type SubjectArgument<Code extends AccountCode> = Code extends FixedAccountCode
  ? {
      house: [];
      loan: [LoanSubject];
      payment: [PaymentSubject];
      party: [PartySubject];
    }[(typeof accounts)[Code]['heldFor']]
  : [];

export function debit<Code extends AccountCode>(
  account: Code,
  minor: bigint,
  ...[subject]: SubjectArgument<Code>
): DraftLine {
  return { account, subject: subject ?? null, minor: assertNotNegative(account, minor) };
}

export function credit<Code extends AccountCode>(
  account: Code,
  minor: bigint,
  ...[subject]: SubjectArgument<Code>
): DraftLine {
  return { account, subject: subject ?? null, minor: -assertNotNegative(account, minor) };
}

/** For an event that can go the other way round: paid too much, it is a debit. */
export function creditOrBack<Code extends AccountCode>(
  account: Code,
  minor: bigint,
  ...subject: SubjectArgument<Code>
): DraftLine {
  return minor < 0n ? debit(account, -minor, ...subject) : credit(account, minor, ...subject);
}

export function debitOrBack<Code extends AccountCode>(
  account: Code,
  minor: bigint,
  ...subject: SubjectArgument<Code>
): DraftLine {
  return minor < 0n ? credit(account, -minor, ...subject) : debit(account, minor, ...subject);
}

/** A negative debit would be a credit in disguise: whoever wants one says so. */
function assertNotNegative(account: AccountCode, minor: bigint): bigint {
  if (minor < 0n) throw new RangeError(`${minor} on ${account}: an amount in an event is never negative`);
  return minor;
}
