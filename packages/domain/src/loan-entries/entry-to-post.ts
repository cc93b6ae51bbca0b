import type { LedgerEvent, LedgerFacts } from '../ledger/posting-table.ts';

/** An entry to be made: what happened, and the payment that it came with and goes with, if it did. */
export type EntryToPost = {
  [Event in LedgerEvent]: {
    readonly event: Event;
    readonly facts: LedgerFacts[Event];
    readonly by: string | null;
    /** Of fees in the rows, charged because they were paid before their day. */
    readonly fee: bigint;
  };
}[LedgerEvent];

export function entryToPost<Event extends LedgerEvent>(
  event: Event,
  facts: LedgerFacts[Event],
  { by = null, fee = 0n }: { readonly by?: string | null; readonly fee?: bigint } = {},
): EntryToPost {
  return { event, facts, by, fee } as EntryToPost;
}
