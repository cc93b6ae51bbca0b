import type { Calls, ResponseOf } from '@candor/contract';
import {
  grievances,
  markets,
  type GrievanceRules,
  type Language,
  type LicenceFacts,
  type MarketId,
} from '@candor/markets';
import { readServiceDesk } from '@candor/services/customers/help';
import { handlerTexts } from '../handlers/handler-texts.ts';
import type { PageConfiguration } from '@candor/store/pages';
import type { ReadTx } from '@candor/store/database';

export type PageConfig = ResponseOf<Calls['page.config']>;

/** What a page of this market says: its own row, and the licence of every market offered. */
export function pageConfigOf(
  rows: readonly PageConfiguration[],
  officers: ReadonlyMap<MarketId, string>,
  offered: readonly MarketId[],
  market: MarketId,
  language: Language = 'en',
): PageConfig {
  const row = rowOf(rows, market);
  return {
    market,
    markets: [...offered],
    comName: row.comName,
    email: row.email,
    address: row.address,
    copyright: row.copyright,
    servicePhone: row.servicePhone,
    // The page's own market first.
    licences: [market, ...offered.filter((id) => id !== market)].map((id) => {
      const { licence, servicePhone, email } = rowOf(rows, id);
      const facts = licence as LicenceFacts;
      const profile = markets[id];
      const officer = officers.get(id);
      return {
        market: id,
        lines: profile.licenceLines(facts, language),
        officer: officer
          ? `${handlerTexts(language)('page.officer')}: ${officer}, ${servicePhone}, ${email}`
          : null,
        providedBy: profile.providedBy(facts, language),
      };
    }),
    theme: row.theme,
  };
}

function rowOf(rows: readonly PageConfiguration[], market: MarketId): PageConfiguration {
  const row = rows.find((candidate) => candidate.market === market);
  if (!row) throw new Error(`the market ${market} is offered but has no page configuration`);
  return row;
}

/** Who answers for complaints, in each market whose law wants a name. */
export async function officersOf(
  tx: ReadTx,
  offered: readonly MarketId[],
): Promise<ReadonlyMap<MarketId, string>> {
  const officers = new Map<MarketId, string>();
  for (const market of offered) {
    const rules: GrievanceRules = grievances[market];
    const officer = rules.mustNameOfficer ? (await readServiceDesk(tx, market))?.officer : null;
    if (officer) officers.set(market, officer);
  }
  return officers;
}
