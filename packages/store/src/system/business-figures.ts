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
  /** For how many business days the oldest of them has waited. */
  readonly disburseOldestDays: number;
  readonly disbursementsUnknown: number;
  readonly suspensePayments: number;
  readonly suspenseMinor: bigint;
  /** Payments and callbacks on which we and a channel, or the bank, do not agree. */
  readonly reconciliationBreaks: number;
  /** Disbursements that wait for a person. */
  readonly disbursementExceptions: number;
  /** Where the last end of day found that books and loans differ. */
  readonly dayEndDifferences: number;
  /** Loans that it left out, or could not charge. */
  readonly dayEndLoansLeftOut: number;
};

export async function marketFigures(tx: ReadTx): Promise<MarketFigures[]> {
  const { rows } = await tx.query<MarketFigures>({
    name: 'metrics-markets',
    text: `select c.market, c.business_date::text as "businessDate",
                  (select max(finished_at) from day_end d where d.market = c.market) as "dayEndAt",
                  coalesce((select count(*) from payout p where p.market = c.market and p.state = 'ordered'), 0)::int as "toDisburse",
                  coalesce(c.business_date - (select min(p.ordered_on) from payout p where p.market = c.market and p.state = 'ordered'), 0)
                    as "disburseOldestDays",
                  coalesce((select count(*) from payout_intent i join payout p on p.id = i.payout_id
                             where p.market = c.market and i.state = 'unknown'), 0)::int as "disbursementsUnknown",
                  w.payments as "suspensePayments", w.minor as "suspenseMinor",
                  coalesce((select count(*) from channel_difference d where d.market = c.market and d.closed_at is null), 0)::int
                    + coalesce((select count(*) from channel_event e where e.market = c.market and e.state = 'needs-a-person'), 0)::int
                    as "reconciliationBreaks",
                  coalesce((select count(*) from payout_concern p where p.market = c.market and p.closed_at is null), 0)::int
                    as "disbursementExceptions",
                  coalesce(jsonb_array_length(last.facts -> 'differences'), 0) as "dayEndDifferences",
                  coalesce((last.facts ->> 'stuckLoans')::int, 0) + coalesce((last.facts ->> 'refusedLoans')::int, 0)
                    as "dayEndLoansLeftOut"
             from business_clock c
            cross join lateral (select count(*)::int as payments, coalesce(sum(amount), 0)::bigint as minor from payment
                                 where market = c.market and state in ('received', 'matched') and received_on is not null) w
             left join lateral (select facts from day_end d where d.market = c.market and d.finished_at is not null
                                 order by d.business_date desc limit 1) last on true
            order by c.market`,
  });
  return rows;
}

/** How many messages of a topic failed at least once and are tried again: its vendor is slow, or away. */
export type RetriedTopic = { readonly topic: string; readonly messages: number };

export async function retriedTopics(tx: ReadTx): Promise<RetriedTopic[]> {
  const { rows } = await tx.query<RetriedTopic>({
    name: 'metrics-retried',
    text: `select topic, count(*)::int as messages from outbox
            where done_at is null and given_up_at is null and attempts > 0 and last_error is not null
            group by topic order by topic`,
  });
  return rows;
}

export type WebhookFigures = { readonly failing: number; readonly off: number };

export async function webhookFigures(tx: ReadTx): Promise<WebhookFigures> {
  const { rows } = await tx.query<WebhookFigures>({
    name: 'metrics-webhooks',
    text: `select count(*) filter (where failing_since is not null and off_at is null)::int as failing,
                  count(*) filter (where state = 'off')::int as off
             from webhook_endpoint`,
  });
  return rows[0] ?? { failing: 0, off: 0 };
}
