import { isDeepStrictEqual } from 'node:util';
import type { MarketId } from '@candor/markets';
import { currentText, insertText } from '@candor/store/help';
import type { Command } from '../../kernel/commands/command.ts';
import { houseTexts } from './house-texts.ts';

/**
 * Publishes the house's own questions and answers where there are none, or only older ones of the house. A
 * lender's own stay.
 */
export const fillHelp: Command<
  {
    readonly market: MarketId;
    /** Who answers for complaints, where the law wants a name. */ readonly officer?: string | null;
  },
  { readonly filled: string[] }
> = {
  name: 'help.fill',
  subject: ({ market }) => `market:${market}`,
  async decide(tx, { market, officer = null }, { now }) {
    const filled: string[] = [];
    for (const [name, body] of houseTexts(market, officer)) {
      const current = await currentText(tx, market, name);
      if (current?.origin === 'lender' || (current && isDeepStrictEqual(current.body, plain(body)))) continue;
      await insertText(tx, {
        market,
        name,
        version: (current?.version ?? 0) + 1,
        body,
        origin: 'house',
        at: now,
      });
      filled.push(name);
    }
    return { output: { filled }, facts: { filled } };
  },
};

/** As it comes back from the database. */
function plain(body: object): unknown {
  return JSON.parse(JSON.stringify(body));
}
