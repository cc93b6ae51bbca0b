import { isMarketId, marketIds, markets } from '@candor/markets';
import { countWaiting } from '@candor/store/chain';
import { databaseNow, type Database, type ReadTx } from '@candor/store/database';
import { listMessageCosts, type CostLine } from '@candor/store/message-attempts';
import {
  lastChainCheck,
  marketFigures,
  outboxFigures,
  lastReadingOf,
  retriedTopics,
  webhookFigures,
  type MarketFigures,
  type OutboxFigures,
  type RetriedTopic,
  type WebhookFigures,
} from '@candor/store/system';
import { daysBetween, parseCalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { dayIn } from '../../kernel/time/index.ts';

/** As a process names itself when it notes its clock. */
export const processRoles = ['Server', 'Server and worker', 'Worker'] as const;
const workingRoles = processRoles.filter((role) => role !== 'Server');

export type BusinessFigures = {
  readonly outbox: OutboxFigures;
  readonly markets: readonly (MarketFigures & {
    /** How many days the business date is behind the calendar of its place: 0 after a good night. */
    readonly daysBehind: number;
    readonly secondsSinceDayEnd: number | null;
  })[];
  /** By topic, what failed and is tried again. */
  readonly retried: readonly RetriedTopic[];
  readonly webhooks: WebhookFigures;
  /** What messages have cost today, by market, purpose and way; the day is the gateways', in UTC. */
  readonly messageCosts: readonly (Pick<CostLine, 'purpose' | 'way' | 'currency' | 'messages' | 'micros'> & {
    readonly market: string;
  })[];
  /** Since a process that does the background work noted its clock, which each does every minute. */
  readonly workerSeenSeconds: number | null;
  /** Entries and acts that are not linked yet. */
  readonly unlinked: number;
  /** What the last proof of the chain found wrong; null before the first. */
  readonly chainDifferences: number | null;
};

/** What tells whoever runs it that money moves: for metrics, of all processes together. */
export async function readBusinessFigures(database: Database): Promise<BusinessFigures> {
  return database.read(async (tx) => {
    const now = await databaseNow(tx);
    const waiting = await countWaiting(tx);
    const check = await lastChainCheck(tx);
    const workerAt = await lastReadingOf(tx, workingRoles);
    const secondsSince = (at: Date) => Math.round((now.getTime() - at.getTime()) / 1_000);
    return {
      outbox: await outboxFigures(tx),
      markets: (await marketFigures(tx)).map((row) =>
        Object.assign(row, {
          daysBehind: daysBehind(row, now),
          secondsSinceDayEnd: row.dayEndAt && secondsSince(row.dayEndAt),
        }),
      ),
      retried: await retriedTopics(tx),
      messageCosts: await costsOfToday(tx, now),
      webhooks: await webhookFigures(tx),
      workerSeenSeconds: workerAt && secondsSince(workerAt),
      unlinked: Number(waiting.entries + waiting.acts),
      chainDifferences: check ? Number(check.differences) : null,
    };
  });
}

function daysBehind({ market, businessDate }: MarketFigures, now: Date): number {
  const from = parseCalendarDate(businessDate);
  if (!isMarketId(market) || isRefusal(from)) return 0;
  return Math.max(0, daysBetween(from, dayIn(markets[market].timeZone, now)));
}

async function costsOfToday(tx: ReadTx, now: Date): Promise<BusinessFigures['messageCosts']> {
  const from = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const before = new Date(from.getTime() + 86_400_000);
  const costs: BusinessFigures['messageCosts'][number][] = [];
  for (const market of marketIds)
    for (const line of await listMessageCosts(tx, market, { from, before })) costs.push({ ...line, market });
  return costs;
}
