import type { Calls, ResponseOf } from '@candor/contract';
import { markets, type LicenceFacts, type MarketId } from '@candor/markets';
import type { PageConfiguration } from '@candor/store';

export type PageConfig = ResponseOf<Calls['page.config']>;

/** What a page of this market says: its own row, and the licence of every market offered. */
export function pageConfigOf(
  rows: readonly PageConfiguration[],
  offered: readonly MarketId[],
  market: MarketId,
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
    licences: offered.map((id) => {
      const facts = rowOf(rows, id).licence as LicenceFacts;
      const profile = markets[id];
      return { market: id, lines: profile.licenceLines(facts), providedBy: profile.providedBy(facts) };
    }),
    theme: row.theme,
  };
}

function rowOf(rows: readonly PageConfiguration[], market: MarketId): PageConfiguration {
  const row = rows.find((candidate) => candidate.market === market);
  if (!row) throw new Error(`the market ${market} is offered but has no page configuration`);
  return row;
}
