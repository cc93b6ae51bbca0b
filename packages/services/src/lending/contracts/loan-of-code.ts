import { isRefusal } from '@candor/domain/refusals';
import { loanPurposes, markets, type Language, type MarketId } from '@candor/markets';
import { listApplicationViews } from '@candor/store/applications';
import type { Database } from '@candor/store/database';
import { listPageConfigurations } from '@candor/store/pages';
import type { SignedByCode } from '../../customers/messages/code-texts.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { moneyText } from '../decision-tables/money-text.ts';
import { viewOffer } from './view-offer.ts';

type Asked = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
  /** What the code shall open, as the offer said of one account. */
  readonly about: string;
};

/** How many of a borrower's newest applications are looked at: one of them waits for its signature. */
const newest = 5;

/**
 * The loan and the account that a code for signing stands for, so that its message can name them: whoever did
 * not ask for it sees what it would sign. Undefined where it is none that is offered whole: of less than
 * was approved the message says only that it signs.
 */
export function loanOfCode(
  database: Database,
  seal: PersonSeal,
  { borrowerId, market, language, about }: Asked,
  now: Date,
): Promise<SignedByCode | undefined> {
  return database.read(async (tx) => {
    const reader = { borrowerId, market, language };
    const all = await listApplicationViews(tx, reader, { tab: null, before: null, limit: newest });
    const page = (await listPageConfigurations(tx)).find((each) => each.market === market);
    for (const { orderId } of all.filter(({ state }) => state === 'approved')) {
      for (const purpose of [undefined, ...loanPurposes]) {
        const wish = { borrowerId, orderId, ...(purpose !== undefined && { purpose }) };
        const offer = await viewOffer(tx, seal, wish, now);
        if (isRefusal(offer)) break;
        const chosen = offer.codeAbout.find((each) => each.about === about);
        const account = offer.accounts.find(({ accountId }) => accountId === chosen?.accountId);
        if (!account || !page) continue;
        const { schedule } = offer.draft.quote;
        return {
          phone: page.servicePhone,
          loan: plainMoney(market, schedule.totals.principal).replace(/\.00$/u, ''),
          repay: plainMoney(market, schedule.totals.total),
          account: `${account.institutionName} ${account.masked.replace(/^\u2022+\s*/u, '...')}`,
        };
      }
    }
    return undefined;
  });
}

/** PHP 8,000.00: letters that every phone has, so that the message stays one. */
function plainMoney(market: MarketId, minor: bigint): string {
  const { code, sign } = markets[market].currency;
  return moneyText(market, minor).replace(sign, `${code} `);
}
