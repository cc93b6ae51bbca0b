import { markets, type LenderFacts, type LicenceFacts, type MarketId } from '@candor/markets';
import { clauseNumber } from '@candor/markets/agreement';
import type { ServiceDesk } from '@candor/markets/help';
import { listPageConfigurations } from '@candor/store/pages';
import type { Database, ReadTx } from '@candor/store/database';
import { readServiceDesk } from '../../customers/help/read-help.ts';

export type LenderOnDocument = {
  readonly facts: LenderFacts;
  readonly contact: { readonly phone: string; readonly email: string };
  /** Who answers for complaints. */
  readonly officer: string;
  /** As it stands at the foot of every page. */
  readonly licence: string;
};

/** Who lends, as the company's own page says it: the papers and the page can't differ. */
export async function lenderOnDocument(tx: ReadTx, market: MarketId): Promise<LenderOnDocument> {
  const page = (await listPageConfigurations(tx)).find((each) => each.market === market);
  if (!page) throw new Error(`the market ${market} lends and has no page configuration`);
  const officer = (await readServiceDesk(tx, market))?.officer ?? page.comName;
  const licence = page.licence as LicenceFacts;
  const contact = { phone: page.servicePhone, email: page.email };
  return {
    facts: {
      licence,
      address: page.address,
      grievanceOfficer: { name: `${officer}, Grievance Redressal Officer`, ...contact },
      recoveryClause: `clause ${clauseNumber('recovery')}`,
      grievanceClause: `clause ${clauseNumber('complaints')}`,
      mayTransfer: false,
      recoveryAgents: [],
    },
    contact,
    officer,
    licence: markets[market].licenceLines(licence).join(' · '),
  };
}

/** How a person at the lender is reached, and when: for the page that says so. */
export function readReach(
  database: Database,
  market: MarketId,
): Promise<{ readonly desk: ServiceDesk | undefined; readonly contact: LenderOnDocument['contact'] }> {
  return database.read(async (tx) => ({
    desk: await readServiceDesk(tx, market),
    contact: (await lenderOnDocument(tx, market)).contact,
  }));
}
