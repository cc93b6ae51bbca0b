import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import {
  collectorFigures,
  listCollectors,
  type Collector,
  type CollectorFigures,
} from '@candor/store/collections';
import type { Database, ReadTx } from '@candor/store/database';
import { countAssigned } from '@candor/store/queues';
import { instantOf } from '../../kernel/time/market-time.ts';
import { readOffice } from '../queues/queue-office.ts';
import { onShiftSince } from '../../servicing/collections/assign-loans.ts';

export type CollectionTeam = {
  /** `assigned`: what of the worklist is theirs to do now, as Today and Team count it. */
  readonly people: readonly (Collector & { readonly assigned: number })[];
  readonly figures: readonly CollectorFigures[];
};

/** Who collects, with how much is theirs, and what each did and achieved in a period of days. */
export function readCollectionTeam(
  database: Database,
  {
    market,
    from,
    to,
    now,
  }: {
    readonly market: MarketId;
    readonly from: CalendarDate;
    readonly to: CalendarDate;
    readonly now: Date;
  },
): Promise<CollectionTeam> {
  const { timeZone } = markets[market];
  const until = dateOfDayNumber(dayNumber(to) + 1);
  return database.read(async (tx) => ({
    people: await collectorsNow(tx, market, now),
    figures: await collectorFigures(tx, market, {
      from: instantOf(from, '00:00', timeZone),
      until: instantOf(until, '00:00', timeZone),
      fromDay: from,
      toDay: to,
    }),
  }));
}

async function collectorsNow(tx: ReadTx, market: MarketId, now: Date): Promise<CollectionTeam['people']> {
  const office = await readOffice(tx, { market, now, may: new Set() });
  const assigned = await countAssigned(tx, office, ['collections']);
  const people = await listCollectors(tx, market, { now, idleSince: onShiftSince(now) });
  return people.map((person) => Object.assign(person, { assigned: assigned.get(person.staffId) ?? 0 }));
}
