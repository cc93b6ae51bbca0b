import { listDueFiles } from '@candor/store/loose-files';
import type { Tx } from '@candor/store/database';
import type { Command, OutboxMessage } from '../commands/command.ts';

/** As many as are erased in one go: a store that fails half-way is asked for no more than these again. */
const keysAtOnce = 50;
/** What is left then is the next hour's. */
const keysAtMost = 5_000;

/** Says of every file that no row names any more, or that nobody named in time, that it is to be erased. */
export async function erasingDocuments(tx: Tx): Promise<OutboxMessage[]> {
  return erasing(await listDueFiles(tx, keysAtMost));
}

function erasing(keys: readonly string[]): OutboxMessage[] {
  const messages: OutboxMessage[] = [];
  for (let from = 0; from < keys.length; from += keysAtOnce)
    messages.push({ topic: 'document.erase', payload: { keys: keys.slice(from, from + keysAtOnce) } });
  return messages;
}

/** Documents that were being kept when a worker died, and those whose time under the law is over. */
export const clearDocuments: Command<null, { deleted: number }> = {
  name: 'document.clear',
  subject: () => 'documents',
  async decide(tx) {
    const keys = await listDueFiles(tx, keysAtMost);
    const facts = { deleted: keys.length };
    return { output: facts, facts, outbox: erasing(keys) };
  },
};
