import type { MarketId } from '@candor/markets';
import { currentText, insertText, type TextName } from '@candor/store';
import type { Command } from '../commands/command.ts';
import { textFaults } from './text-faults.ts';

export type PublishText = {
  readonly market: MarketId;
  readonly name: TextName;
  readonly body: object;
  /** The version that whoever wrote it had before them. */
  readonly after: number;
};

/** The lender's own words take the place of what was said before. Two who write at once: the second is told to look again. */
export const publishText: Command<
  PublishText,
  { readonly version: number },
  'text_has_changed' | 'text_is_faulty'
> = {
  name: 'text.publish',
  subject: ({ market, name }) => `text:${market}:${name}`,
  isolation: 'serializable',
  async decide(tx, { market, name, body, after }, { now }) {
    const faults = textFaults(market, name, body);
    if (faults.length > 0) return { refused: 'text_is_faulty', facts: { faults } };
    const current = await currentText(tx, market, name);
    if ((current?.version ?? 0) !== after) return { refused: 'text_has_changed' };
    const version = after + 1;
    await insertText(tx, { market, name, version, body, origin: 'lender', at: now });
    return { output: { version }, facts: { name, version } };
  },
};
