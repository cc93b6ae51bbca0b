import { calendars, markets, type MarketId } from '@candor/markets';
import type { QueueOffice } from '@candor/store/queues';
import type { ReadTx } from '@candor/store/database';
import { nobody } from '../../backoffice/queues/case-deadline.ts';
import { decidableActs, knownActs } from '../../approvals/decidable-acts.ts';
import { idleSince } from '../../backoffice/queues/queue-holds.ts';
import { missingFiles } from '../../backoffice/bureau/missing-files.ts';

export type Office = QueueOffice & { readonly market: MarketId };

export type OfficeQuestion = {
  readonly market: MarketId;
  readonly now: Date;
  readonly may: ReadonlySet<string>;
  /** Whose to-do it is: of approvals, those alone that they may decide. Left out: all that wait. */
  readonly staffId?: string;
};

/**
 * All that a queue's rows depend on beside the database, read once for a page: nav, Today and the page of a
 * section ask with the same.
 */
export async function readOffice(tx: ReadTx, { market, now, ...whose }: OfficeQuestion): Promise<Office> {
  const { timeZone } = markets[market];
  return {
    market,
    timeZone,
    closes: calendars[market].office.closes,
    now,
    filesDue: await missingFiles(tx, market),
    ...approvalsOf(whose),
    idleSince: idleSince(now),
  };
}

/** The same office, for another to-do or for everybody's. */
export const officeOf = (office: Office, whose: Pick<OfficeQuestion, 'may' | 'staffId'>): Office => ({
  ...office,
  ...approvalsOf(whose),
});

function approvalsOf({ may, staffId }: Pick<OfficeQuestion, 'may' | 'staffId'>) {
  return {
    acts: staffId === undefined ? knownActs(may) : decidableActs(may),
    viewer: staffId ?? nobody,
  };
}
