import { markets, type Language, type MarketId } from '@candor/markets';
import type { ServiceDesk } from '@candor/markets/help';
import { currentText } from '@candor/store/help';
import type { Database, ReadTx } from '@candor/store/database';
import type { FaqBody } from './faq-body.ts';

/** The market's law inside a text: `{regulator}`, `{days}`. What the law says is never typed twice. */
export type HelpFacts = Readonly<Record<'regulator' | 'days', string>>;

export type Faq = FaqBody & { readonly version: string };

/** In the language, or in the market's first where it was not published in that one. */
export function readFaq(
  database: Database,
  market: MarketId,
  language: Language,
  facts: HelpFacts,
): Promise<Faq> {
  return database.read(async (tx) => {
    const asked = await currentText(tx, market, `faq.${language}`);
    const first = markets[market].languages[0];
    const text = asked ?? (await currentText(tx, market, `faq.${first}`));
    if (!text) return { version: 'none', topics: [], entries: [] };
    const { topics, entries } = text.body as FaqBody;
    const fill = (words: string) =>
      words.replaceAll(/\{(regulator|days)\}/g, (_, name: keyof HelpFacts) => facts[name]);
    return {
      version: `${market}.${asked ? language : first}.${text.version}`,
      topics,
      entries: entries.map(({ entry, topic, question, answer, alsoCalled, opens }) => ({
        entry,
        topic,
        question,
        answer: fill(answer),
        alsoCalled,
        opens,
      })),
    };
  });
}

export async function readServiceDesk(tx: ReadTx, market: MarketId): Promise<ServiceDesk | undefined> {
  return (await currentText(tx, market, 'service-desk'))?.body as ServiceDesk | undefined;
}
