import { endApproval, lockApprovalsOver } from '@candor/store/approvals';
import type { Command } from '../kernel/commands/command.ts';
import { dropAct } from './drop-act.ts';

/**
 * What nobody decided in time lapses, and nothing changes. A request is over by its deadline alone; this only
 * writes it down.
 */
export const lapseApprovals: Command<null, { readonly lapsed: number }> = {
  name: 'approval.lapse',
  subject: () => 'approvals',
  async decide(tx, _input, { now }) {
    const over = await lockApprovalsOver(tx, now);
    for (const request of over) {
      await endApproval(tx, request.id, { state: 'lapsed', by: null, at: now });
      await dropAct(tx, request, now);
    }
    return { output: { lapsed: over.length }, facts: { requests: over.map(({ id }) => id) } };
  },
};
