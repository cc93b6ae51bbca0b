import { languages, type Language, type MarketId } from '@candor/markets';
import {
  faqEntries,
  faqTopics,
  faqWords,
  localQuestions,
  serviceDesks,
  type FaqEntry,
  type FaqEntryId,
} from '@candor/markets/help';
import type { TextName } from '@candor/store/help';
import type { FaqBody } from './faq-body.ts';

/** What every lender begins with in a market, by the name under which it is published. */
export function houseTexts(
  market: MarketId,
  officer: string | null = null,
): readonly (readonly [TextName, object])[] {
  // Whoever reads the app in a language of another market is helped in it too.
  const faqs = languages.map((language) => [`faq.${language}` as const, houseFaq(market, language)] as const);
  return [...faqs, ['service-desk', { ...serviceDesks[market], officer }]];
}

function houseFaq(market: MarketId, language: Language): FaqBody {
  const { topics, texts } = faqWords[language];
  const local: readonly FaqEntryId[] = localQuestions[market];
  const all: readonly (readonly [string, FaqEntry])[] = Object.entries(faqEntries);
  return {
    topics: faqTopics.map((topic) => ({ topic, name: topics[topic] })),
    entries: all
      .filter(([id, { isLocal }]) => !isLocal || local.includes(id as FaqEntryId))
      .map(([entry, { topic, opens }]) => {
        const { question, answer, alsoCalled } = texts[entry as FaqEntryId];
        return { entry, topic, question, answer, alsoCalled: [...alsoCalled], opens: opens ?? null };
      }),
  };
}
