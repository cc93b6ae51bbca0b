import type { Command, Json } from '../../kernel/commands/command.ts';
import { openRequestAbout } from './open-request-about.ts';

/**
 * The same command, refused while an approver has its subject: what waits for two is not ended by one.
 *   Asha asks that a hardship plan be granted, and declines the same borrower a minute later: she is told to
 *     withdraw her request first, or Lina would be left with one that nobody can decide any more.
 */
export function unlessAsked<Input, Output extends Json, Code extends string>(
  command: Command<Input, Output, Code>,
): Command<Input, Output, Code | 'approval_is_open'> {
  return {
    ...command,
    async decide(tx, input, context) {
      const open = await openRequestAbout(tx, command.subject(input), context.now);
      if (open) return { refused: 'approval_is_open', facts: { request: open.approvalId } };
      return command.decide(tx, input, context);
    },
  };
}
