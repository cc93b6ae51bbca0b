import type { MarketId } from '@candor/markets';
import { currentText, insertText, type TextName } from '@candor/store/help';
import type { ServiceDesk } from '@candor/markets/help';
import type { Command } from '../../kernel/commands/command.ts';
import { changesOfTexts } from '../../kernel/commands/only-changed.ts';
import type { FaqBody } from './faq-body.ts';
import { textFaults } from './text-faults.ts';

export type PublishText = {
  readonly market: MarketId;
  readonly name: TextName;
  readonly body: object;
  /** The version that whoever wrote it had before them. */
  readonly after: number;
};

/**
 * The lender's own words take the place of what was said before. Two who write at once: the second is told to
 * look again.
 */
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
    const changes = changesOfTexts(textsOf(name, current?.body as object | undefined), textsOf(name, body));
    return { output: { version }, facts: { name, version }, changes };
  },
};

/** Field by field, as whoever audits reads it: `late-charge.answer`, `hours`. */
function textsOf(name: TextName, body: object | undefined): ReadonlyMap<string, string> {
  if (body === undefined) return new Map();
  const fields = name === 'service-desk' ? deskFields(body as ServiceDesk) : faqFields(body as FaqBody);
  return new Map(fields.flatMap(([field, text]) => (text === null ? [] : [[field, text] as const])));
}

type Field = readonly [field: string, text: string | null];

function faqFields({ topics, entries }: FaqBody): Field[] {
  return [
    ...topics.map(({ topic, name }): Field => [`topic ${topic}`, name]),
    ...entries.flatMap(({ entry, topic, question, answer, alsoCalled, opens }): Field[] => [
      [`${entry}.topic`, topic],
      [`${entry}.question`, question],
      [`${entry}.answer`, answer],
      [`${entry}.also called`, alsoCalled.join(', ') || null],
      [`${entry}.opens`, opens],
    ]),
  ];
}

const weekdays = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function deskFields({ whatsapp, hours, officer }: ServiceDesk): Field[] {
  const spans = hours.map(
    ({ days, from, until }) => `${days.map((day) => weekdays[day]).join(' ')} ${from}–${until}`,
  );
  return [
    ['whatsapp', whatsapp],
    ['officer', officer],
    ['hours', spans.join('; ') || null],
  ];
}
