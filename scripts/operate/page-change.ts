import { isMarketId, type MarketId } from '@candor/markets';
import type { PageChange } from '@candor/services/customers/pages';

const textFields = ['comName', 'email', 'address', 'copyright', 'servicePhone'] as const;
const themeFields = ['background', 'bgFontColor', 'fontColor'] as const;
const licenceFields = ['corporateName', 'registrationNo', 'authorityNo'] as const;
const usage =
  'Say what to change, for example: npm run page:set -- ph comName="Araw Credit" background=#FFC72E';

export class Refused extends Error {}

function readFields(pairs: readonly string[]): PageChange {
  const change: { [K in (typeof textFields)[number]]?: string } & Pick<PageChange, 'theme' | 'licence'> = {};
  for (const pair of pairs) {
    const [field = '', ...rest] = pair.split('=');
    const value = rest.join('=').trim();
    if (value === '') throw new Refused(`${field} must not be empty. ${usage}`);
    if (isOneOf(textFields, field)) change[field] = value;
    else if (isOneOf(themeFields, field)) change.theme = { ...change.theme, [field]: value };
    else if (isOneOf(licenceFields, field)) change.licence = { ...change.licence, [field]: value };
    else
      throw new Refused(
        `${field} is not a field of the page: it has ${[...textFields, ...themeFields, ...licenceFields].join(', ')}.`,
      );
  }
  return change;
}

function isOneOf<const T extends string>(names: readonly T[], name: string): name is T {
  return names.some((one) => one === name);
}

/** What `npm run page:set` was asked for: a market, and fields of its page with their new values. */
export function readPageChange([market, ...pairs]: readonly string[]): {
  readonly market: MarketId;
  readonly change: PageChange;
} {
  if (market !== undefined && !isMarketId(market))
    throw new Refused(`${market} is not a market of ours. ${usage}`);
  if (market === undefined || pairs.length === 0) throw new Refused(usage);
  return { market, change: readFields(pairs) };
}
