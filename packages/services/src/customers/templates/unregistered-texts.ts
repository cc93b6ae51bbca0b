import { markets, type Language, type MarketId } from '@candor/markets';
import type { ReadTx } from '@candor/store/database';
import { shippedText, templateKeys, type TemplateKey } from './template-table.ts';
import { wordsInForce } from './words-in-force.ts';

/** A text that is sent by SMS in this language without an ID of the register. */
export type UnregisteredText = { readonly template: TemplateKey; readonly language: Language };

/** Where networks carry the SMS of registered texts alone, those that they may hold back; elsewhere none. */
export async function unregisteredTexts(tx: ReadTx, market: MarketId): Promise<UnregisteredText[]> {
  const { smsRegister, languages } = markets[market];
  if (smsRegister === null) return [];
  const sent = templateKeys.filter((template) => shippedText(template, 'sms') !== undefined);
  const found: UnregisteredText[] = [];
  for (const language of languages) {
    const words = await wordsInForce(tx, { market, language }, sent);
    for (const template of sent)
      if (words(template, 'sms').registered === null) found.push({ template, language });
  }
  return found;
}
