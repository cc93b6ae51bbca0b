import type { OutboxContent } from '../outbox/topics.ts';
import type { ActorKind, AuditChange } from '@candor/store/audit';
import type { Tx } from '@candor/store/database';
import type { Sealed } from '../person-seal.ts';
import type { CommandName } from './command-names.ts';

/**
 * What may be kept as a command's answer and read back the same. Money travels as a string of minor units.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Facts = { readonly [key: string]: Json };

export type Actor = { readonly kind: ActorKind; readonly id: string };

export type OutboxMessage = OutboxContent & {
  /** Handed over at once, or not before this instant. */
  readonly notBefore?: Date;
};

/**
 * A rule said no. It is an answer, not an error: it is returned, kept in the audit log, and replayed unless
 * it passes with time.
 */
export type Refusal<Code extends string = string> = { readonly refused: Code; readonly facts?: Facts };

/**
 * What a command did: its answer, the facts for the audit log (never personal data), and what must follow
 * outside.
 */
export type Done<Output extends Json> = {
  readonly output: Output;
  readonly facts?: Facts;
  /** What it changed, before and after; what stayed as it was is not among it. */
  readonly changes?: readonly AuditChange[];
  /** Why, in the words of whoever did it: sealed, and kept beside the audit log. */
  readonly why?: Sealed;
  readonly outbox?: readonly OutboxMessage[];
  /** How its line in the audit log reads, where the input alone does not say it. */
  readonly recorded?: {
    /** Where the verdict is the act: an application is approved, declined or returned by one command. */
    readonly as?: CommandName;
    readonly subject?: string;
    /** Who it turned out to be: somebody who logs in is nobody until they are in. */
    readonly by?: Actor;
  };
  /**
   * The act that this decision carried out. It has a line of its own, which is the cause of what was booked;
   * the decision's line stands beside it.
   */
  readonly approved?: ApprovedAct;
};

/** What a maker asked for and a checker approved, as the audit log shows it. */
export type ApprovedAct = {
  readonly name: CommandName;
  readonly subject: string;
  readonly makerId: string;
  readonly facts: Facts;
  readonly changes: readonly AuditChange[];
  /** Why the maker asked for it, sealed for its subject. */
  readonly why: Sealed | null;
};

/**
 * What a command decides by, or a part that several commands share: it runs in the transaction of whoever
 * calls it, and has no line in the audit log of its own.
 */
export type Decide<Input, Output extends Json, Code extends string = never> = (
  tx: Tx,
  input: Input,
  context: CommandContext,
) => Promise<Done<Output> | Refusal<Code>>;

/**
 * One thing that can happen in the lender's world, and that the audit log shows: whatever nobody runs is no
 * command. The file of a command tells only its own story: load, decide, save. Transaction, idempotency,
 * audit, outbox, retry and dry run are `runCommand`'s.
 */
export type Command<Input, Output extends Json, Code extends string = never> = {
  /**
   * Noun and verb, as the audit log shows it: `page.configure`. One of a closed list, which has words for
   * each.
   */
  readonly name: CommandName;
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** What the audit log files this under, for example `loan:42`. */
  readonly subject: (input: Input) => string;
  /**
   * Runs inside the transaction, and again from the start after a conflict: it must have no effect outside
   * `tx`.
   */
  readonly decide: Decide<Input, Output, Code>;
};

export type CommandContext = { readonly actor: Actor; readonly now: Date };

export type CommandAnswer<Output extends Json, Code extends string = never> =
  | { readonly kind: 'done'; readonly output: Output; readonly replayed: boolean }
  | { readonly kind: 'refused'; readonly refusal: Refusal<Code>; readonly replayed: boolean }
  /** The key was used before for something else: nothing happened. */
  | { readonly kind: 'key-reused' }
  /** The same key is being worked on right now: ask again. */
  | { readonly kind: 'key-in-use' };

/** Why a command may be refused: whoever answers for it has words for each, or does not compile. */
export type RefusalOf<Of> = Of extends Command<infer _Input, infer _Output, infer Code> ? Code : never;
