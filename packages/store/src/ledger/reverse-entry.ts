import { mirror } from '@candor/domain/ledger';
import type { CalendarDate } from '@candor/domain/calendar';
import type { Refusal } from '@candor/domain/refusals';
import type { Tx } from '../database/database.ts';
import { findEntry, type WhichEntry } from './find-entry.ts';
import { postEntry, type Posting, type PostingRefusal } from './post-entries.ts';

export type ReversalRefusal = PostingRefusal | Refusal<'entry_not_found' | 'entry_is_a_reversal'>;

/**
 * Posts the mirror of an entry, on the business date given: the original's period may be closed by now. An
 * entry is mirrored once; whoever comes second is told of the first one's, as of any other replay.
 */
export async function reverseEntry(
  tx: Tx,
  which: WhichEntry,
  { businessDate }: { readonly businessDate: CalendarDate },
): Promise<Posting | ReversalRefusal> {
  const entry = await findEntry(tx, which);
  if (entry === undefined) return { refused: 'entry_not_found' };
  if (entry.reverses !== null) {
    return { refused: 'entry_is_a_reversal', facts: { entry: String(entry.id), of: String(entry.reverses) } };
  }
  return postEntry(tx, mirror(entry, businessDate));
}
