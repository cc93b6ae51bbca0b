import type { MarketId } from '@candor/markets';
import type { BusinessFigures } from '@candor/services/backoffice/system';
import type { MessageCost } from '@candor/services/kernel/message-ports';
import { Gauge, type Registry } from 'prom-client';

/** What is collected at once is read once. */
const goodForMs = 1_000;

/** What a lender lets the messages of a day cost in a market, set by `MESSAGE_COST_ALARM_…`. */
export type CostAlarm = MessageCost & { readonly market: MarketId };

/**
 * How the lender's business stands, as gauges: of all processes together, so that any one of them may be
 * asked. While the database is away they are absent, which is an alarm of its own.
 */
export function addBusinessMetrics(
  registry: Registry,
  read: () => Promise<BusinessFigures>,
  costAlarms: readonly CostAlarm[] = [],
): void {
  const figures = readOnce(read);
  for (const { name, help, of } of gauges) {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        await set(this, async () => [[{}, of(await figures())]], true);
      },
    });
    void gauge;
  }
  for (const { name, help, of } of marketGauges) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['market'],
      registers: [registry],
      async collect() {
        await set(this, async () =>
          (await figures()).markets.map((market) => [{ market: market.market }, of(market)]),
        );
      },
    });
    void gauge;
  }
  const retried = new Gauge({
    name: 'candor_outbox_retried',
    help: 'Messages of the outbox that failed and are tried again, by topic: its vendor is slow, or away.',
    labelNames: ['topic'],
    registers: [registry],
    async collect() {
      await set(this, async () =>
        (await figures()).retried.map(({ topic, messages }) => [{ topic }, messages]),
      );
    },
  });
  const costs = new Gauge({
    name: 'candor_message_cost_micros_today',
    help: 'What messages cost today (UTC), in millionths of the currency’s unit, by market, purpose, channel and currency.',
    labelNames: ['market', 'purpose', 'channel', 'currency'],
    registers: [registry],
    async collect() {
      await set(this, async () =>
        (await figures()).messageCosts.flatMap(({ market, purpose, way, currency, micros }) =>
          currency === null ? [] : [[{ market, purpose, channel: way, currency }, Number(micros)] as const],
        ),
      );
    },
  });
  const limits = new Gauge({
    name: 'candor_message_cost_alarm_micros',
    help: 'What messages of a day may cost before an alert, in millionths of the currency’s unit, by market and currency.',
    labelNames: ['market', 'currency'],
    registers: [registry],
  });
  for (const { market, currency, micros } of costAlarms) limits.set({ market, currency }, Number(micros));
  void [retried, costs];
}

const gauges: readonly {
  readonly name: string;
  readonly help: string;
  readonly of: (figures: BusinessFigures) => number | null;
}[] = [
  { name: 'candor_outbox_due', help: 'Messages of the outbox that are due.', of: ({ outbox }) => outbox.due },
  {
    name: 'candor_outbox_oldest_seconds',
    help: 'For how long the oldest of them has been due.',
    of: ({ outbox }) => outbox.oldestSeconds,
  },
  {
    name: 'candor_outbox_failed',
    help: 'Messages of the outbox that are no longer retried: a person must look.',
    of: ({ outbox }) => outbox.givenUp,
  },
  {
    name: 'candor_webhooks_failing',
    help: 'Webhook endpoints that do not answer.',
    of: ({ webhooks }) => webhooks.failing,
  },
  {
    name: 'candor_webhooks_off',
    help: 'Webhook endpoints that were switched off because they failed for days.',
    of: ({ webhooks }) => webhooks.off,
  },
  {
    name: 'candor_worker_seen_seconds',
    help: 'Time since any process that does the background work noted its clock, as each does every minute.',
    of: ({ workerSeenSeconds }) => workerSeenSeconds,
  },
  {
    name: 'candor_books_unlinked',
    help: 'Journal entries and acts that are not linked yet.',
    of: ({ unlinked }) => unlinked,
  },
  {
    name: 'candor_books_differences',
    help: 'What the last proof of the books’ links found wrong.',
    of: ({ chainDifferences }) => chainDifferences,
  },
];

const marketGauges: readonly {
  readonly name: string;
  readonly help: string;
  readonly of: (market: BusinessFigures['markets'][number]) => number | null;
}[] = [
  {
    name: 'candor_business_days_behind',
    help: 'Days that the business date is behind the calendar.',
    of: ({ daysBehind }) => daysBehind,
  },
  {
    name: 'candor_day_end_age_seconds',
    help: 'Time since an end of day was through.',
    of: ({ secondsSinceDayEnd }) => secondsSinceDayEnd,
  },
  {
    name: 'candor_disbursements_waiting',
    help: 'Disbursements that have not left.',
    of: ({ toDisburse }) => toDisburse,
  },
  {
    name: 'candor_disbursements_oldest_days',
    help: 'For how many business days the oldest of them has waited.',
    of: ({ disburseOldestDays }) => disburseOldestDays,
  },
  {
    name: 'candor_disbursements_unknown',
    help: 'Disbursements of which nobody knows whether the channel has taken them.',
    of: ({ disbursementsUnknown }) => disbursementsUnknown,
  },
  {
    name: 'candor_suspense_payments',
    help: 'Payments that are on no loan.',
    of: ({ suspensePayments }) => suspensePayments,
  },
  {
    name: 'candor_suspense_minor',
    help: 'What they come to, in minor units.',
    of: ({ suspenseMinor }) => Number(suspenseMinor),
  },
  {
    name: 'candor_reconciliation_breaks',
    help: 'Payments and callbacks on which we and a channel, or the bank, do not agree.',
    of: ({ reconciliationBreaks }) => reconciliationBreaks,
  },
  {
    name: 'candor_disbursement_exceptions',
    help: 'Disbursements that wait for a person.',
    of: ({ disbursementExceptions }) => disbursementExceptions,
  },
  {
    name: 'candor_day_end_differences',
    help: 'Where the last end of day found that the books and the loans do not agree.',
    of: ({ dayEndDifferences }) => dayEndDifferences,
  },
  {
    name: 'candor_day_end_loans_left_out',
    help: 'Loans that the last end of day left out, or could not charge.',
    of: ({ dayEndLoansLeftOut }) => dayEndLoansLeftOut,
  },
];

type Labelled = readonly [labels: Record<string, string>, value: number | null];

async function set(gauge: Gauge, read: () => Promise<readonly Labelled[]>, isPlain = false): Promise<void> {
  // What is not known now is absent: neither zero nor what it was.
  gauge.reset();
  if (isPlain) gauge.remove();
  try {
    for (const [labels, value] of await read()) if (value !== null) gauge.set(labels, value);
  } catch {
    // The rest of the metrics is worth having, and says that the database is away.
  }
}

function readOnce(read: () => Promise<BusinessFigures>): () => Promise<BusinessFigures> {
  let last: { readonly at: number; readonly figures: Promise<BusinessFigures> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > goodForMs) {
      last = { at: performance.now(), figures: read() };
      last.figures.catch(() => {});
    }
    return last.figures;
  };
}
