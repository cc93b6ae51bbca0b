import { endStaffSession as endRow } from '@candor/store';
import type { Command } from '../commands/command.ts';

export const endStaffSession: Command<
  { readonly staffId: string; readonly sessionId: string },
  { readonly ended: number }
> = {
  name: 'staff.log-out',
  subject: ({ staffId }) => `staff:${staffId}`,
  async decide(tx, { sessionId }, { now }) {
    return { output: { ended: await endRow(tx, sessionId, now) } };
  },
};
