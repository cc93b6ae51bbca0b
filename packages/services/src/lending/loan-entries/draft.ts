import type { LedgerEvent, LedgerFacts } from '@candor/domain';

/** An entry to be made: what happened, and the payment that it came with and goes with, if it did. */
export type Draft = {
  [Event in LedgerEvent]: {
    readonly event: Event;
    readonly facts: LedgerFacts[Event];
    readonly by: string | null;
    /** Of fees in the rows, charged because they were paid before their day. */
    readonly fee: bigint;
  };
}[LedgerEvent];

export function draft<Event extends LedgerEvent>(
  event: Event,
  facts: LedgerFacts[Event],
  { by = null, fee = 0n }: { readonly by?: string | null; readonly fee?: bigint } = {},
): Draft {
  return { event, facts, by, fee } as Draft;
}
