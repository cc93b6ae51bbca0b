import type { Tx } from '@candor/store/database';
import type { ActPreview } from '../../kernel/acts/approvable-act.ts';
import type { Command, CommandContext, Json, Refusal } from '../../kernel/commands/command.ts';
import { previewOf } from './request-approval.ts';
import { holdSubject } from './hold-subject.ts';
import { previewMark } from './preview-mark.ts';

/** Stands for the preview that somebody had before them when they acted. */
export type Seen = { readonly seen: string };

/**
 * A command that does what was shown and nothing else: the preview is made again by the same function, in the
 * transaction of the act, and if it would now do something else nothing is done. What can't be shown any more
 * is refused by the command itself, by its own rule.
 *   Two tabs show "to 16 December"; the first extends; in the second the same press is refused: figures have
 *     changed.
 */
export function asSeen<Input, Output extends Json, Rule extends string>(
  command: Command<Input, Output, Rule>,
  look: (tx: Tx, input: Input, context: CommandContext) => Promise<ActPreview | Refusal>,
): Command<Input & Seen, Output, Rule | 'figures_have_changed'> {
  return {
    ...command,
    async decide(tx, input, context) {
      await holdSubject(tx, command.subject(input));
      const shown = await previewOf(tx, () => look(tx, input, context));
      if (!('refused' in shown) && previewMark(shown) !== input.seen)
        return { refused: 'figures_have_changed' };
      return command.decide(tx, input, context);
    },
  };
}
