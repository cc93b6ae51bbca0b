import type { Tx } from '@candor/store';
import type { BorrowingParts } from '../borrowing-parts.ts';
import type { KnownLoan } from '../console/loans/known-loans.ts';
import type { Facts, OutboxMessage, Refusal } from '../commands/command.ts';

/** One thing that was looked at for whoever decides, in words. `look`: a person should; `broken`: it can't be agreed to. */
export type ActCheck = { readonly is: 'kept' | 'look' | 'broken'; readonly words: string };

/** Minor units in decimal, before the act and after it. */
export type ActFigure = {
  readonly name: string;
  readonly now: string;
  readonly then: string;
  readonly isTotal?: true;
};

/** A term that is no amount: "5.0 % a month" → "4.5 % a month". */
export type ActTerm = { readonly name: string; readonly now: string; readonly then: string };

/** A line that will stand in the books. */
export type ActPosting = {
  readonly account: string;
  readonly side: 'debit' | 'credit';
  readonly amount: string;
};

/** How a request reads in a list. */
export type ActLine = {
  /** Whom or what it is about: "Rowena Bautista · CL-2026-20619". */
  readonly about: string;
  /** How large it is: "₱90.05", "3 terms". */
  readonly size: string;
  /** Where it is seen in the console, if it is seen somewhere: the section's path and the thing's id. */
  readonly place: { readonly section: string; readonly id: string } | null;
};

/** What whoever decides sees before they do: what changes, what was checked, what is posted, what is sent. */
export type ActPreview = {
  /** As a question: "Waive the late charge of ₱90.05?" */
  readonly title: string;
  /** What the button says: "Waive ₱90.05". */
  readonly commits: string;
  readonly figures: readonly ActFigure[];
  readonly terms: readonly ActTerm[];
  readonly checks: readonly ActCheck[];
  readonly postings: readonly ActPosting[];
  /** Where the rows change: what is left to pay, before and after. */
  readonly schedule?: { readonly before: readonly ActRow[]; readonly after: readonly ActRow[] };
  /** What the borrower is sent; null: nothing. */
  readonly sent: string | null;
};

/** What falls due on one day. Minor units in decimal. */
export type ActRow = {
  readonly dueOn: string;
  readonly principal: string;
  readonly interest: string;
  /** Fees and late charges. */
  readonly charges: string;
  readonly total: string;
};

export type ActReader = {
  readonly parts: BorrowingParts;
  readonly now: Date;
  /** Loans that were looked up for a whole list, by their numbers. */
  readonly loans?: ReadonlyMap<string, KnownLoan>;
};

export type ActContext = ActReader & {
  /** Who asked and who agreed, in this order. */
  readonly by: readonly [asker: string, agreed: string];
  /** Why it was asked for. */
  readonly reason: string;
};

/**
 * An act that takes two people. The part that knows the act writes one of these and adds it to `actsWithTwo`. `Input` is kept as JSON
 * until somebody decides: amounts are minor units in decimal, and no personal data is in it.
 */
export type ActWithTwo<Input extends Facts = Facts> = {
  /** As the list names it: "Waive late charge". */
  readonly name: string;
  /** What somebody must be allowed to do to ask for it, and to decide it; the latter beside `approval.decide`. */
  readonly asks: string;
  readonly decides: string;
  /** Cheap: it is asked for every row of a list. */
  line(tx: Tx, input: Input, reader: ActReader): Promise<ActLine>;
  /** Changes nothing that stays: what it writes is taken back. A refusal: it can't be done as things stand. */
  preview(tx: Tx, input: Input, reader: ActReader): Promise<ActPreview | Refusal>;
  /** Does it, in the transaction of the decision. A refusal takes everything back. */
  carryOut(
    tx: Tx,
    input: Input,
    context: ActContext,
  ): Promise<{ readonly facts: Facts; readonly outbox?: readonly OutboxMessage[] } | Refusal>;
};
