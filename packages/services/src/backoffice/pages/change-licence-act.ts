import { isMarketId, markets } from '@candor/markets';
import { lockPageConfiguration, updatePageConfiguration, type PageConfiguration } from '@candor/store/pages';
import type { ReadTx } from '@candor/store/database';
import { pageFaults } from '../../customers/pages/index.ts';
import { pageOf } from '../../customers/pages/read-page.ts';
import type { ActTerm, ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import type { Refusal } from '../../kernel/commands/command.ts';

/** What the regulator knows the lender by: it stands on every page and in every agreement. */
export type ChangeLicence = { readonly market: string; readonly licence: Readonly<Record<string, string>> };

const names: Readonly<Record<string, string>> = {
  corporateName: 'Registered name',
  registrationNo: 'Registration no.',
  authorityNo: 'Lending licence no.',
  gstin: 'GSTIN',
};

export const changeLicence = {
  key: 'page.licence',
  name: 'Change licence details',
  asks: 'page.change',
  decides: 'setup.approve',
  isOneAtATime: true,

  async line(_tx, { market }) {
    return { about: placeOf(market), size: 'licence', place: { section: 'page', id: market } };
  },

  async preview(tx, change) {
    const found = await difference(tx, change);
    if ('refused' in found) return found;
    return {
      title: `Change the licence details in ${placeOf(change.market)}?`,
      commits: 'Change the licence details',
      figures: [],
      terms: found.terms,
      checks: [
        { is: 'kept', words: 'Every number has the form that its register gives it' },
        { is: 'look', words: 'Shown on every page and in every new agreement from then on' },
        { is: 'look', words: 'Compare it with the certificate' },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, change) {
    await lockPageConfiguration(tx, change.market);
    const found = await difference(tx, change);
    if ('refused' in found) return found;
    await updatePageConfiguration(tx, found.next);
    const version = found.next.version + 1;
    const payload = { market: change.market, changed: ['licence'], version };
    return { facts: { market: change.market, version }, outbox: [{ topic: 'page.changed', payload }] };
  },
} as const satisfies ApprovableAct<ChangeLicence>;

const placeOf = (market: string) => (isMarketId(market) ? markets[market].countryName : market);

type LicenceRule = 'market_not_offered' | 'licence_is_malformed' | 'licence_is_so_already';
type Difference = { readonly next: PageConfiguration; readonly terms: readonly ActTerm[] };

async function difference(
  tx: ReadTx,
  { market, licence }: ChangeLicence,
): Promise<Difference | Refusal<LicenceRule>> {
  const current = isMarketId(market) ? await pageOf(tx, market) : undefined;
  if (!current) return { refused: 'market_not_offered' };
  const next = { ...current, licence: { ...current.licence, ...licence } };
  if (pageFaults(next).length > 0) return { refused: 'licence_is_malformed' };
  const terms = Object.entries(next.licence)
    .filter(([name, text]) => text !== (current.licence[name] ?? ''))
    .map(([name, text]) => ({
      name: names[name] ?? name,
      before: current.licence[name] ?? '–',
      after: text === '' ? '–' : text,
    }));
  return terms.length === 0 ? { refused: 'licence_is_so_already' } : { next, terms };
}
