import { explainEvent } from '@candor/store/payments';
import type { Command } from '../../kernel/commands/command.ts';
import { nameOf } from './settle-break.ts';

export type ExplainCallback = { readonly id: bigint; readonly reason: string };

/**
 * A person has looked at a callback that nothing could be made of: their reason stays with it, and it waits
 * no longer.
 */
export const explainCallback: Command<
  ExplainCallback,
  { id: string },
  'callback_is_unknown' | 'reason_is_missing'
> = {
  name: 'channel.explain-callback',
  subject: ({ id }) => `callback:${id}`,
  async decide(tx, { id, reason }, { actor, now }) {
    const why = reason.trim();
    if (why.length < 3) return { refused: 'reason_is_missing' };
    if (!(await explainEvent(tx, id, { by: nameOf(actor), why, now })))
      return { refused: 'callback_is_unknown' };
    return { output: { id: String(id) } };
  },
};
