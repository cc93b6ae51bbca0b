import {
  deletePictureRow,
  deleteUploadsBefore,
  deleteUploadsOf,
  markPicturesKeptUntilDeleted,
  markPicturesOfDeleted,
  markUnkeptDeleted,
  markUnkeptDeletedBefore,
} from '@candor/store/pictures';
import { forgetProofsOfGoneAccounts } from '@candor/store/customer-file';
import type { Tx } from '@candor/store/database';
import { lease } from '../../kernel/commands/lease.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command, OutboxMessage } from '../../kernel/commands/command.ts';
import { daysBefore } from '../sessions/session-rules.ts';
import { storeKeyOf, unkeptLivesDays, uploadLivesDays } from './picture-rules.ts';

/** As many as are erased in one go: a store that fails half-way is asked for no more than these again. */
const keysAtOnce = 50;

/** Bytes are erased after the commit that decided it, and again until the store says so. */
export function erasing(keys: readonly string[]): OutboxMessage[] {
  const messages: OutboxMessage[] = [];
  for (let from = 0; from < keys.length; from += keysAtOnce)
    messages.push({ topic: 'picture.erase', payload: { keys: keys.slice(from, from + keysAtOnce) } });
  return messages;
}

/**
 * What `picture.erase` leads to. The row goes last: while it is there, something may still be in the store.
 */
export async function erasePictures(
  { database, pictures }: Pick<LendingDeps, 'database' | 'pictures'>,
  { keys }: { readonly keys: readonly string[] },
): Promise<void> {
  for (const key of keys) {
    await pictures.delete(key);
    await lease(database, 'picture.erase', (tx) => deletePictureRow(tx, key));
  }
}

/** Everything of somebody who leaves and whom no law keeps; gives what must follow outside. */
export async function forgetPicturesOf(tx: Tx, borrowerId: string, at: Date): Promise<OutboxMessage[]> {
  await deleteUploadsOf(tx, borrowerId);
  return erasing(await markPicturesOfDeleted(tx, borrowerId, at));
}

/** What somebody sent and never handed in, and may not: there is nothing to keep it for. */
export async function forgetUnkeptPictures(tx: Tx, borrowerId: string, at: Date): Promise<OutboxMessage[]> {
  await deleteUploadsOf(tx, borrowerId);
  return erasing(await markUnkeptDeleted(tx, borrowerId, at));
}

/**
 * Uploads that nobody finished within a day, pictures that nobody handed in within a week, those whose time
 * under the law is over, and proofs of accounts that are no longer kept.
 */
export const clearPictures: Command<null, { uploads: number; unkept: number; pictures: number }> = {
  name: 'picture.clear',
  subject: () => 'pictures',
  async decide(tx, _input, { now }) {
    const unfinished = await deleteUploadsBefore(tx, daysBefore(now, uploadLivesDays));
    const over = await markPicturesKeptUntilDeleted(tx, { day: now.toISOString().slice(0, 10), at: now });
    const unkept = await markUnkeptDeletedBefore(tx, { before: daysBefore(now, unkeptLivesDays), at: now });
    const proofs = await forgetProofsOfGoneAccounts(tx, now);
    const facts = {
      uploads: unfinished.length,
      unkept: unkept.length,
      pictures: over.length + proofs.length,
    };
    const keys = [...unfinished.map(storeKeyOf), ...unkept, ...over, ...proofs];
    return { output: facts, facts, outbox: erasing(keys) };
  },
};
