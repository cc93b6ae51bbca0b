import { markCodeFailed, type CodeCarrier } from '@candor/store/sessions';
import { markMessageFailed, markMessageSent, uncountMessage, type SentWords } from '@candor/store/messages';
import { lease } from '../../kernel/commands/lease.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { countedAs, dayOf } from './make-code.ts';

/**
 * Notes what became of a code's message. One that the network did not take never was: it counts for nothing.
 */
export async function settleCode(
  { database, now }: Pick<IdentityDeps, 'database' | 'now'>,
  {
    id,
    messageId,
    by,
    isNewcomer,
    isTaken,
    words,
  }: {
    id: string;
    messageId: string;
    by: CodeCarrier;
    isNewcomer: boolean;
    isTaken: boolean;
    words: SentWords;
  },
): Promise<void> {
  const at = now();
  await lease(database, 'code.settle', async (tx) => {
    if (isTaken) return markMessageSent(tx, messageId, { at, by, words });
    await markMessageFailed(tx, messageId, at);
    await markCodeFailed(tx, id, at);
    await uncountMessage(tx, dayOf(at), countedAs(by, isNewcomer));
  });
}
