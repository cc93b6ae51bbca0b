import { endApiKey, lockApiKey } from '@candor/store/integrations';
import type { Command } from '../../kernel/commands/command.ts';

export type EndKey = { readonly keyId: string };

/** At once, and for good: the next call with it is refused. */
export const endKey: Command<EndKey, { readonly keyId: string }, 'not_found' | 'key_has_ended'> = {
  name: 'key.end',
  subject: ({ keyId }) => `key:${keyId}`,
  async decide(tx, { keyId }, { now }) {
    const key = await lockApiKey(tx, keyId);
    if (!key) return { refused: 'not_found' };
    if (key.endedAt !== null) return { refused: 'key_has_ended' };
    await endApiKey(tx, keyId, now);
    return { output: { keyId } };
  },
};
