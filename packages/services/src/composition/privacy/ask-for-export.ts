import { insertExport } from '@candor/store/privacy';
import type { Command } from '../../kernel/commands/command.ts';

/** Has everything that is held about a borrower gathered by the worker. */
export const askForExport: Command<{ readonly id: string; readonly borrowerId: string }, null> = {
  name: 'privacy.ask-for-export',
  subject: ({ borrowerId }) => `borrower:${borrowerId}`,
  async decide(tx, { id, borrowerId }, { now }) {
    await insertExport(tx, { id, borrowerId, askedAt: now });
    return { output: null, outbox: [{ topic: 'export.make', payload: { exportId: id, borrowerId } }] };
  },
};
