import { isRefusal, type Refusal } from '@candor/domain/refusals';
import { markets, type MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { listPageConfigurations } from '@candor/store/pages';
import type { SignedByCode } from '../../customers/messages/code-texts.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { moneyText } from '../decision-tables/money-text.ts';
import { viewOffer, type ViewOffer } from './view-offer.ts';

type Asked = {
  readonly market: MarketId;
  /** What the code shall open, as the offer said of one account. */
  readonly about: string;
  /** The choice of an offer that it is said to be of. */
  readonly loan: ViewOffer;
};

/**
 * The loan and the account that a code for signing stands for, so that its message can name them: whoever did
 * not ask for it sees what it would sign. Undefined where the code would open something else than the choice
 * that came with it: then the message says only that it signs. Another borrower's order is not there.
 */
export function loanOfCode(
  database: Database,
  seal: PersonSeal,
  { market, about, loan }: Asked,
  now: Date,
): Promise<SignedByCode | Refusal<'not_found'> | undefined> {
  return database.read(async (tx) => {
    const offer = await viewOffer(tx, seal, loan, now);
    if (isRefusal(offer)) return offer.refused === 'not_found' ? { refused: 'not_found' } : undefined;
    const chosen = offer.codeAbout.find((each) => each.about === about);
    const account = offer.accounts.find(({ accountId }) => accountId === chosen?.accountId);
    const page = (await listPageConfigurations(tx)).find((each) => each.market === market);
    if (!account || !page) return undefined;
    const { schedule } = offer.draft.quote;
    return {
      phone: page.servicePhone,
      loan: plainMoney(market, schedule.totals.principal).replace(/\.00$/u, ''),
      repay: plainMoney(market, schedule.totals.total),
      account: `${account.institutionName} ${account.masked.replace(/^\u2022+\s*/u, '...')}`,
    };
  });
}

/** PHP 8,000.00: letters that every phone has, so that the message stays one. */
function plainMoney(market: MarketId, minor: bigint): string {
  const { code, sign } = markets[market].currency;
  return moneyText(market, minor).replace(sign, `${code} `);
}
