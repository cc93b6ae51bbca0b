import { isMarketId, markets } from '@candor/markets';
import { listAccounts } from '@candor/store/ledger';
import { insertMapping, latestMapping, type MappedAccounts } from '@candor/store/general-ledger';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';

/** The whole mapping as it should be: by our account's number, code and name in the general ledger. */
export type MapAccounts = {
  readonly market: string;
  readonly accounts: { readonly [number: string]: { readonly code: string; readonly name: string } };
};

/** Which account of the general ledger each of ours becomes: finance prepares, a controller approves. */
export const mapAccountsAct = {
  key: 'books.map-accounts',
  name: 'Map accounts to the general ledger',
  asks: 'books.close',
  decides: 'books.approve',
  isOneAtATime: true,

  async line(_tx, { market, accounts }) {
    const place = isMarketId(market) ? markets[market].countryName : market;
    const size = Object.keys(accounts).length;
    return { about: `${place}, general ledger`, size: `${size} accounts`, place: null };
  },

  async preview(tx, { market, accounts }) {
    if (!isMarketId(market)) return { refused: 'market_not_offered' };
    const chart = await listAccounts(tx, null);
    const unknown = Object.keys(accounts).find(
      (number) => !chart.some((each) => String(each.number) === number),
    );
    if (unknown !== undefined) return { refused: 'gl_account_is_unknown' };
    const now = (await latestMapping(tx, market))?.accounts ?? {};
    const words = (of: MappedAccounts[string] | undefined) =>
      of?.code ? `${of.code} ${of.name}`.trim() : '–';
    const terms = chart
      .map(({ number, name }) => ({
        name: `${number} ${name}`,
        before: words(now[String(number)]),
        after: words(accounts[String(number)]),
      }))
      .filter(({ before, after }) => before !== after);
    if (terms.length === 0) return { refused: 'gl_mapping_changes_nothing' };
    const codes = Object.values(accounts).map(({ code }) => code);
    const shared = codes.find((code, at) => code !== '' && codes.indexOf(code) !== at);
    return {
      title: 'Change the account mapping?',
      commits: `Map ${terms.length === 1 ? '1 account' : `${terms.length} accounts`}`,
      figures: [],
      terms,
      checks: [
        shared === undefined
          ? { is: 'kept', words: 'No two accounts become the same one there' }
          : { is: 'look', words: `More than one account becomes ${shared} there` },
        { is: 'kept', words: 'What was handed over keeps the mapping that it went with' },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, { market, accounts }, { by: [preparedBy, approvedBy], now }) {
    if (!isMarketId(market)) return { refused: 'market_not_offered' };
    const mapped = Object.fromEntries(Object.entries(accounts).filter(([, { code }]) => code !== ''));
    await insertMapping(tx, market, { accounts: mapped, preparedBy, approvedBy, at: now });
    return { facts: { accounts: Object.keys(mapped).length } };
  },
} as const satisfies ApprovableAct<MapAccounts>;
