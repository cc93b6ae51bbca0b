import type { PersonSeal } from '../person-seal.ts';
import type { Command, Json } from './command.ts';

export type WithReason<Input> = Input & {
  /** Why, in the words of whoever does it; nothing where nobody was asked. */
  readonly reason?: string | undefined;
};

/** The words about one subject open with it alone. */
export const reasonAbout = (subject: string) => `reason:${subject}`;

/**
 * The same command, done by somebody who says why. Their words may tell of a borrower: they are kept sealed
 * beside the audit log, which shows them to whoever may read it, and are forgotten with the borrower's
 * account. What is a code of a closed list is a fact instead.
 */
export function withReason<Input, Output extends Json, Code extends string>(
  command: Command<Input, Output, Code>,
  seal: PersonSeal,
): Command<WithReason<Input>, Output, Code> {
  return {
    ...command,
    async decide(tx, input, context) {
      const decided = await command.decide(tx, input, context);
      const reason = input.reason?.trim() ?? '';
      if ('refused' in decided || reason === '') return decided;
      return { ...decided, why: seal.seal(reason, reasonAbout(command.subject(input))) };
    },
  };
}
