import { isLanguage, markets, type Language, type MarketId } from '@candor/markets';
import { templatesInForce } from '@candor/store/message-templates';
import type { Database, ReadTx } from '@candor/store/database';
import { collectionTemplates, type CollectionTemplate } from '../messages/collection-texts.ts';
import { shippedText, type TemplateChannel, type TemplateKey } from './template-table.ts';

export type WordsInForce = {
  readonly template: TemplateKey;
  readonly version: number;
  readonly title: string | null;
  readonly body: string;
  /** Under which sender and number the network knows this SMS; null: under none, or none is asked for. */
  readonly registered: { readonly sender: string; readonly number: string } | null;
};

export type Reader = { readonly market: MarketId; readonly language: Language };

/** The words of these texts that whoever reads them is written to with. */
export type InForce = (template: TemplateKey, channel: TemplateChannel) => WordsInForce;

/**
 * What is sent now: the newest version that two people agreed to, and where nobody has changed a text the one
 * that is shipped, as version 1. Every message of ours comes from here; there is no other way to word one.
 */
export async function wordsInForce(
  tx: ReadTx,
  { market, language }: Reader,
  templates: readonly TemplateKey[],
): Promise<InForce> {
  const isRegistered = markets[market].smsRegister !== null;
  const rows = await templatesInForce(tx, { market, language, isRegistered }, templates);
  return (template, channel) => {
    const row = rows.find((each) => each.template === template && each.channel === channel);
    if (!row) return { template, version: 1, ...shippedWords(template, channel, language), registered: null };
    const { version, title, body, sender, number } = row;
    const registered = sender !== null && number !== null ? { sender, number } : null;
    return { template, version, title, body, registered };
  };
}

function shippedWords(template: TemplateKey, channel: TemplateChannel, language: Language) {
  const text = shippedText(template, channel);
  if (!text) throw new Error(`${template} does not go by ${channel}`);
  return text.words(language);
}

/** What somebody chooses among: as it is called, and as this borrower will read it. */
export type CollectionText = {
  readonly key: CollectionTemplate;
  readonly name: string;
  readonly words: string;
};

const keys = Object.keys(collectionTemplates) as CollectionTemplate[];

/** The approved texts to somebody who is late, in the words in force. */
export async function collectionTextsOf(
  tx: ReadTx,
  market: MarketId,
  language: string,
): Promise<CollectionText[]> {
  const spoken = isLanguage(language) ? language : 'en';
  const words = await wordsInForce(tx, { market, language: spoken }, keys);
  return keys.map((key) => ({ key, name: collectionTemplates[key], words: words(key, 'inbox').body }));
}

export function readCollectionTexts(database: Database, market: MarketId): Promise<CollectionText[]> {
  return database.read((tx) => collectionTextsOf(tx, market, 'en'));
}

/** Which version of an inbox text is sent now: the audit log says it of what staff send. */
export async function versionSent(tx: ReadTx, market: MarketId, template: TemplateKey): Promise<number> {
  return (await wordsInForce(tx, { market, language: 'en' }, [template]))(template, 'inbox').version;
}
