import { calendars, markets, type MarketId } from '@candor/markets';
import type { QueueOffice } from '@candor/store/queues';
import type { ReadTx } from '@candor/store/database';
import { approvableActs, mayKnowOf } from '../../approvals/approvable-acts.ts';
import { idleSince } from '../../backoffice/queues/queue-holds.ts';
import { missingFiles } from '../../backoffice/bureau/missing-files.ts';

export type Office = QueueOffice & { readonly market: MarketId };

export type OfficeQuestion = {
  readonly market: MarketId;
  readonly now: Date;
  readonly may: ReadonlySet<string>;
};

/**
 * All that a queue's rows depend on beside the database, read once for a page: nav, Today and the page of a
 * section ask with the same.
 */
export async function readOffice(tx: ReadTx, { market, now, may }: OfficeQuestion): Promise<Office> {
  const { timeZone } = markets[market];
  return {
    market,
    timeZone,
    closes: calendars[market].office.closes,
    now,
    filesDue: await missingFiles(tx, market),
    unseenActs: Object.keys(approvableActs).filter((act) => !mayKnowOf(act, may)),
    idleSince: idleSince(now),
  };
}
