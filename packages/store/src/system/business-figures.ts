import type { ReadTx } from '../database/database.ts';

/** What waits in the outbox of all workers. */
export type OutboxFigures = {
  readonly due: number;
  readonly oldestSeconds: number;
  readonly givenUp: number;
};

export async function outboxFigures(tx: ReadTx): Promise<OutboxFigures> {
  const { rows } = await tx.query<OutboxFigures>({
    name: 'metrics-outbox',
    text: `select count(*)::int as due,
                  coalesce(extract(epoch from clock_timestamp() - min(next_attempt_at)), 0)::int as "oldestSeconds",
                  coalesce((select count(*) from outbox where given_up_at is not null), 0)::int as "givenUp"
             from outbox where done_at is null and given_up_at is null and next_attempt_at <= clock_timestamp()`,
  });
  return rows[0] ?? { due: 0, oldestSeconds: 0, givenUp: 0 };
}

/** How one market's money stands with others. */
export type MarketFigures = {
  readonly market: string;
  readonly businessDate: string;
  /** When the last end of day was through. */
  readonly dayEndAt: Date | null;
  readonly toDisburse: number;
  readonly disbursementsUnknown: number;
  readonly suspensePayments: number;
  readonly suspenseMinor: bigint;
};

export async function marketFigures(tx: ReadTx): Promise<MarketFigures[]> {
  const { rows } = await tx.query<MarketFigures>({
    name: 'metrics-markets',
    text: `select c.market, c.business_date::text as "businessDate",
                  (select max(finished_at) from day_end d where d.market = c.market) as "dayEndAt",
                  coalesce((select count(*) from payout p where p.market = c.market and p.state = 'ordered'), 0)::int as "toDisburse",
                  coalesce((select count(*) from payout_intent i join payout p on p.id = i.payout_id
                             where p.market = c.market and i.state = 'unknown'), 0)::int as "disbursementsUnknown",
                  w.payments as "suspensePayments", w.minor as "suspenseMinor"
             from business_clock c
            cross join lateral (select count(*)::int as payments, coalesce(sum(amount), 0)::bigint as minor from payment
                                 where market = c.market and state in ('received', 'matched') and received_on is not null) w
            order by c.market`,
  });
  return rows;
}

export async function webhooksFailing(tx: ReadTx): Promise<number> {
  const { rows } = await tx.query<{ failing: number }>({
    name: 'metrics-webhooks',
    text: 'select count(*)::int as failing from webhook_endpoint where failing_since is not null and off_at is null',
  });
  return rows[0]?.failing ?? 0;
}
