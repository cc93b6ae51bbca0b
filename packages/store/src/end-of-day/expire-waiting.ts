import { orderStates, paymentStates } from '@candor/domain/states';
import type { AuditRow } from '../audit/audit-log.ts';
import { changeNotice, paymentNotice, type Nudged } from '../database/change-notice.ts';
import type { ReadTx, Tx } from '../database/database.ts';
import type { DayOfMarket } from './end-of-day-runs.ts';

/** However many are over, a statement does so many and takes as long as ever. */
export const atOnce = 1_000;

export type ExpiredOffer = { readonly order: string; readonly borrower: string };

/**
 * Offers that nobody signed by their last day: `expire` of the order's states. Each is in the audit log as if
 * somebody had expired it by hand, so many by one statement; fewer than `atOnce` are the last.
 */
export async function expireOffers(
  tx: Tx,
  { market, day }: DayOfMarket,
  by: Pick<AuditRow, 'actorKind' | 'actorId' | 'command'>,
): Promise<readonly ExpiredOffer[]> {
  const { rows } = await tx.query<ExpiredOffer & Nudged>({
    name: 'day-end-expire-offers',
    text: `with expired as (
             update loan_order set state = $4, changed_at = clock_timestamp()
             where id in (select id from loan_order where market = $1 and state = any ($3) and open_until <= $2
                          limit ${atOnce} for no key update)
             returning id, borrower_id, ${changeNotice('order', { borrower: 'borrower_id', id: 'id' })} as nudge
           ), noted as (
             insert into audit_log (id, actor_kind, actor_id, command, subject, outcome, facts)
             select gen_random_uuid(), $5, $6, $7, 'order:' || id, 'done', jsonb_build_object('on', $2::date) from expired
           )
           select id as "order", borrower_id as borrower, nudge from expired order by id`,
    values: [
      market,
      day,
      orderStates.events.expire.from,
      orderStates.events.expire.to,
      by.actorKind,
      by.actorId,
      by.command,
    ],
  });
  return rows;
}

/**
 * Payment codes whose time is over: `expire` of the payment's states. Money that still comes for one is
 * credited. Each is in the audit log as if somebody had expired it by hand. So many by one statement; fewer
 * than `atOnce` are the last.
 */
export async function expireCodes(
  tx: Tx,
  { market, now }: { readonly market: string; readonly now: Date },
  by: Pick<AuditRow, 'actorKind' | 'actorId'>,
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'day-end-expire-codes',
    // Any number of workers do this at once: whoever finds a payment held by another leaves it to them, or to
    // the next round.
    text: `with expired as (
             update payment set state = $4
             where id in (select id from payment where market = $1 and state = any ($3) and expires_at <= $2
                          limit ${atOnce} for no key update skip locked)
             returning id, ${paymentNotice}
           ), noted as (
             insert into audit_log (id, actor_kind, actor_id, command, subject, outcome, facts)
             select gen_random_uuid(), $5, $6, 'payment.move', 'payment:' || id, 'done', jsonb_build_object('event', 'expire')
             from expired
           )
           select nudge from expired`,
    values: [
      market,
      now,
      paymentStates.events.expire.from,
      paymentStates.events.expire.to,
      by.actorKind,
      by.actorId,
    ],
  });
  return rowCount;
}

/** Markets in which the time of some payment's code is over. */
export async function marketsOfExpiredCodes(tx: ReadTx, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ market: string }>({
    name: 'expired-codes-markets',
    text: 'select distinct market from payment where state = any ($2) and expires_at <= $1 order by market',
    values: [now, paymentStates.events.expire.from],
  });
  return rows.map(({ market }) => market);
}
