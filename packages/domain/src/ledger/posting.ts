import type { DraftLine } from './entry.ts';

/**
 * How one kind of event is written into the books. What a reader needs stands beside what the program needs,
 * so that `docs/ledger.md` can't tell another story.
 */
export type Posting<Facts> = {
  /** When it is posted, in a sentence for whoever reads the books. */
  readonly when: string;
  /** What the natural key is made of, in words. */
  readonly oncePer: string;
  /** Of the facts, and of the market where two markets may mean different things by the same facts. */
  readonly key: (facts: Facts, market: string) => readonly string[];
  /** A line of 0 is left out. */
  readonly lines: (facts: Facts) => readonly DraftLine[];
  readonly example: { readonly story: string; readonly facts: Facts };
};
