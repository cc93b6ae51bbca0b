import type { HardshipState } from '@candor/store/hardship';
import { findHardshipRequest } from '@candor/store/hardship';
import type { Command } from '../../kernel/commands/command.ts';
import { noteOnLoan } from '../collections/note-on-loan.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { decideHardship, type DecideHardship, type DecideRefusal } from './decide-hardship.ts';

/** The decision of somebody who says why, for the file. */
export const decideHardshipByStaff = (
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Command<
  DecideHardship & { readonly words: string },
  { requestId: string; state: HardshipState },
  DecideRefusal
> => ({
  ...decideHardship(parts),
  async decide(tx, { words, ...input }, context) {
    const request = await findHardshipRequest(tx, input.requestId);
    const decided = await decideHardship(parts).decide(tx, input, context);
    if (!request || 'refused' in decided) return decided;
    const reason = input.decision === 'refuse' ? (input.reason ?? null) : null;
    await noteOnLoan(tx, parts, { loanId: request.loanId, about: 'hardship', reason, words }, context);
    return decided;
  },
});
