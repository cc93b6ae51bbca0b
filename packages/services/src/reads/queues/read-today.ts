import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import {
  lastEndOfDay,
  listOnShift,
  openBreaks,
  type MoneyToday,
  type OnShift,
  type QueueHolder,
} from '@candor/store/queues';
import type { Database } from '@candor/store/database';
import { approvedExports, type ApprovedExport } from '../../backoffice/lists/read-exports.ts';
import { ownLapsed, type LapsedRequest } from './own-lapsed.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { endOfDayChecks, type EndOfDayCheck } from './end-of-day-checks.ts';
import { nextItems, type QueueItem } from './queue-items.ts';
import { readMoneyToday } from './read-money-today.ts';
import { readOffice } from './queue-office.ts';
import { approvalStands, queuesFor, readQueues, type CountedQueue, type QueueStand } from './read-queues.ts';

export type Today = {
  readonly queues: readonly CountedQueue[];
  /** Of all queues together, next deadline first; no more than fit on a page. */
  readonly next: readonly QueueItem[];
  /** Null for whoever may not see money. */
  readonly money: MoneyToday | null;
  readonly dayEnd: {
    readonly day: CalendarDate;
    readonly finishedAt: Date;
    readonly checks: readonly EndOfDayCheck[];
  } | null;
  /** Requests that this person may know of and others decide. */
  readonly approvalsOfOthers: QueueStand;
  /** What this person asked for and nobody decided in time. */
  readonly lapsed: readonly LapsedRequest[];
  /** What this person asked for, an approver let out, and they have not taken yet. */
  readonly exports: readonly ApprovedExport[];
  readonly onShift: readonly OnShift[];
};

/** As many as anybody reads; what is beyond is counted by the queues. */
const nextAtMost = 100;

/** The first page of the day: what waits, what is next, the money, how yesterday ended, who is here. */
export function readToday(
  database: Database,
  {
    market,
    staffId,
    may,
    holder,
  }: {
    readonly market: MarketId;
    readonly staffId: string;
    readonly may: ReadonlySet<string>;
    readonly holder: QueueHolder['is'];
  },
  { parts, now }: { readonly parts: LendingDeps; readonly now: Date },
): Promise<Today> {
  return database.read(async (tx) => {
    const seen = queuesFor(may);
    const page = { after: null, limit: nextAtMost, holder: { is: holder, staffId } };
    const asked = { market, now, may, staffId };
    const office = await readOffice(tx, asked);
    const next = await nextItems(tx, seen, office, page, parts);
    const on = await businessDateOf(tx, market);
    const ended = await lastEndOfDay(tx, market);
    const seesMoney = may.has('money.read') || may.has('payout.read');
    return {
      queues: await readQueues(tx, seen, office, staffId),
      next,
      money: seesMoney ? await readMoneyToday(tx, market, on) : null,
      dayEnd: ended
        ? {
            day: ended.day,
            finishedAt: ended.finishedAt,
            checks: endOfDayChecks(market, ended.facts, await openBreaks(tx, market)),
          }
        : null,
      approvalsOfOthers: (await approvalStands(tx, asked)).others,
      lapsed: await ownLapsed(tx, asked, { parts, now }),
      exports: await approvedExports(tx, asked),
      onShift: await listOnShift(tx, await readOffice(tx, { market, now, may }), seen),
    };
  });
}
