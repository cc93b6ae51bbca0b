import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import { markets, privacyRules, type MarketId, type PrivacyRules } from '@candor/markets';
import { listDataRequests, type DataRequest } from '@candor/store/privacy';
import type { Database } from '@candor/store/database';
import { dayIn } from '../../kernel/time/market-time.ts';
import { closingAfter, closingOf } from '../../kernel/time/working-time.ts';
import { readAuditCursor, writeAuditCursor } from '../../reads/audit/audit-cursor.ts';

const pageSize = 50;

export type DataRequestView = {
  requestId: string;
  kind: DataRequest['kind'];
  at: string;
  state: DataRequest['state'];
  progressPercent: number;
  answerBy: string | null;
  expiresAt: string | null;
  keptUntil: string | null;
};

export function readDataRequests(
  database: Database,
  { market, cursor }: { readonly market: MarketId; readonly cursor: string | undefined },
): Promise<{ readonly requests: DataRequestView[]; readonly nextCursor: string | null }> {
  return database.read(async (tx) => {
    const rows = await listDataRequests(tx, { market, before: readAuditCursor(cursor), limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      requests: page.map((row) => ({
        requestId: row.id,
        kind: row.kind,
        at: row.at.toISOString(),
        state: row.state,
        progressPercent: row.progressPercent,
        answerBy:
          row.state === 'ready' || row.state === 'done' ? null : answerBy(market, row.at).toISOString(),
        expiresAt: row.expiresAt?.toISOString() ?? null,
        keptUntil: row.keptUntil,
      })),
      nextCursor: rows.length > pageSize && last ? writeAuditCursor(last) : null,
    };
  });
}

/**
 * By when the law wants it answered. In the Philippines thirty working days, so that a request of 16 November
 * 2026 is for 6 January; in India thirty days, 16 December: each until the office closes.
 */
export function answerBy(market: MarketId, at: Date): Date {
  const { dataAnswer }: PrivacyRules = privacyRules[market];
  const { within, countedIn } = dataAnswer;
  if (countedIn === 'working-days') return closingAfter(market, at, within);
  const day = dayIn(markets[market].timeZone, at);
  return closingOf(market, dateOfDayNumber(dayNumber(day) + within));
}
