import type { Permission } from '@candor/domain/staff';
import type { ActName } from '../commands/command-names.ts';
import type { LoanOfMany } from '@candor/store/loans';
import type { ReadTx, Tx } from '@candor/store/database';
import type { QueueKey } from '@candor/store/queues';
import type { LendingDeps } from '../lending-deps.ts';
import type { Facts, OutboxMessage, Refusal } from '../commands/command.ts';

/**
 * One thing that was looked at for whoever decides, in words. `look`: a person should; `broken`: it can't be
 * agreed to.
 */
export type ActCheck = { readonly is: 'kept' | 'look' | 'broken'; readonly words: string };

/** Minor units in decimal, before the act and after it. */
export type ActFigure = {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly isTotal?: true;
};

/** A term that is no amount: "5.0 % a month" → "4.5 % a month". */
export type ActTerm = { readonly name: string; readonly before: string; readonly after: string };

/** A line that will stand in the books. */
export type ActPosting = {
  readonly account: string;
  readonly side: 'debit' | 'credit';
  readonly amount: string;
};

/** An entry as it will stand in the books. */
export type ActEntry = {
  readonly event: string;
  readonly businessDate: string;
  readonly lines: readonly ActPosting[];
};

/** Whom money goes to by this act. Amounts are minor units in decimal. */
export type ActPayee = {
  readonly payoutId: string;
  readonly name: string | null;
  readonly reference: string | null;
  /** "BPI •••• 6610": of the number only its end. */
  readonly account: string;
  readonly principal: string;
  readonly fee: string;
  readonly toBeSent: string;
  /** What is unusual about this one: "new account". */
  readonly note: string | null;
};

/** Who is not in it, though they might have been. */
export type ActLeftOut = { readonly name: string | null; readonly amount: string; readonly why: string };

/** A file that shows what an act is about; whoever sees the request may open it. */
type ActAttachment = {
  readonly attachmentId: string;
  readonly name: string;
  readonly mediaType: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly bytes: number;
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
  /** Every entry that the act posts, in its order; `postings` are their sums. */
  readonly entries?: readonly ActEntry[];
  /** What the act leads to, and when: the entries that the bank's result will post. */
  readonly later?: { readonly when: string; readonly entries: readonly ActEntry[] };
  /** What the maker attached to show it. */
  readonly attachments?: readonly ActAttachment[];
  readonly payees?: readonly ActPayee[];
  readonly leftOut?: readonly ActLeftOut[];
};

/** What falls due on one day. Minor units in decimal. */
export type ActRow = {
  readonly dueOn: string;
  readonly principal: string;
  readonly interest: string;
  /** Interest that was earned before a restructuring and is carried over: it earns none itself. */
  readonly accrued: string;
  /** Fees and late charges. */
  readonly charges: string;
  readonly total: string;
};

/** A loan as a list names it, whose it is, and what is owed on it today. */
export type KnownLoan = {
  readonly market: LoanOfMany['market'];
  readonly name: string;
  readonly borrower: string | null;
  readonly owed: bigint;
};

export type ActReader = {
  readonly parts: LendingDeps;
  readonly now: Date;
  /** Loans that were looked up for a whole list, by their numbers. */
  readonly loans?: ReadonlyMap<string, KnownLoan>;
  /** Of a request: what whoever asked was shown. */
  readonly figures?: readonly ActFigure[] | null;
};

export type ActContext = ActReader & {
  /** Who asked and who agreed, in this order. */
  readonly by: readonly [asker: string, agreed: string];
  /** Why it was asked for. */
  readonly reason: string;
};

/**
 * A rule by its name, `loan_is_unknown`. The pattern lets each act keep the exact names that it refuses with.
 */
type RuleCode = `${string}_${string}`;

/**
 * What waits in a queue until an act is decided, by the ids that the queue knows it by. Several queues: it
 * waits in one of them.
 */
export type ActCases = { readonly queues: readonly QueueKey[]; readonly itemIds: readonly string[] };

/** How much an act is about, in minor units, and whose money or debt it is. */
type ActStake = { readonly amount: bigint; readonly borrowerId: string | null };

/**
 * An act that takes two people. The part that knows the act writes one of these and adds it to
 * `approvableActs`. `Input` is kept as JSON until somebody decides: amounts are minor units in decimal, and
 * no personal data is in it.
 */
export type ApprovableAct<Input extends Facts = Facts> = {
  /** As the registry, the audit log and a kept request know it. */
  readonly key: ActName;
  /** As the list names it: "Waive late charge". */
  readonly name: string;
  /**
   * What somebody must be allowed to do to ask for it, and to decide it; the latter beside `approval.decide`.
   */
  readonly asks: Permission;
  readonly decides: Permission;
  /**
   * While one waits about something, no other is asked for about it, whatever its figures: two would pay or
   * offer twice.
   */
  readonly isOneAtATime?: true;
  /** Who may know that it waits: whoever may do one of these. Without it, whoever sees what waits. */
  readonly seenBy?: readonly Permission[];
  /**
   * Of an act that the authority table lets one person do up to a limit; undefined: it is about nothing that
   * is there.
   */
  stake?(tx: ReadTx, input: Input): Promise<ActStake | undefined>;
  /** The work that it is a part of: its deadline runs on while the act waits for an approver. */
  cases?(tx: ReadTx, input: Input): Promise<ActCases>;
  /**
   * The account that somebody typed for it, by its id: whoever may ask or decide opens its proof and sees the
   * whole number. Null: it goes where the books say.
   */
  givenAccount?(input: Input): string | null;
  /** Who would profit from it, or brought in whoever would: none of them approves it. */
  interested?(tx: ReadTx, input: Input, reader: ActReader): Promise<readonly string[]>;
  /** Cheap: it is asked for every row of a list. */
  line(tx: ReadTx, input: Input, reader: ActReader): Promise<ActLine>;
  /**
   * Changes nothing that stays: what it writes is taken back. A refusal: it can't be done as things stand.
   */
  preview(tx: Tx, input: Input, reader: ActReader): Promise<ActPreview | Refusal<RuleCode>>;
  /** Once it is done: what came of it since, in a sentence; null where there is nothing to add. */
  outcome?(tx: ReadTx, input: Input): Promise<string | null>;
  /** Does it, in the transaction of the decision. A refusal takes everything back. */
  carryOut(
    tx: Tx,
    input: Input,
    context: ActContext,
  ): Promise<{ readonly facts: Facts; readonly outbox?: readonly OutboxMessage[] } | Refusal<RuleCode>>;
  /** It was declined, withdrawn or has lapsed: what had been set aside for it is given back. */
  dropped?(tx: Tx, input: Input, reader: { readonly now: Date }): Promise<void>;
};
