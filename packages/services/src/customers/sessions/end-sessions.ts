import { endAllSessions, endSession } from '@candor/store/sessions';
import type { Command } from '../../kernel/commands/command.ts';

export type EndSessions = {
  readonly borrowerId: string;
  readonly which: { readonly sessionId: string } | { readonly everywhere: true };
};

/** Ends one session of the borrower's own, or all of them. Another's is not there. */
export const endSessions: Command<EndSessions, { ended: number }, 'not_found'> = {
  name: 'session.end',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { borrowerId, which }, { now }) {
    if ('everywhere' in which) {
      const ended = await endAllSessions(tx, borrowerId, now);
      return { output: { ended }, facts: { everywhere: true, ended } };
    }
    const ended = await endSession(tx, { borrowerId, sessionId: which.sessionId, at: now });
    return ended === 0 ? { refused: 'not_found' } : { output: { ended } };
  },
};
