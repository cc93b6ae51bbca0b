import { askPayments } from '@candor/services/payments/callbacks';
import { deliverWebhooks } from '@candor/services/backoffice/integrations';
import { checkChain } from '@candor/services/backoffice/system';
import { daySigner, type BooksSeal } from '@candor/services/backoffice/chain';
import { escalateComplaints } from '@candor/services/servicing/complaints';
import { expireWaitingCodes } from '@candor/services/payments/instructions';
import { advanceMandates } from '@candor/services/payments/mandates';
import { issueInvoices } from '@candor/services/payments/tax';
import { disbursementRounds } from '@candor/services/payments/disbursements';
import { restoreRound } from '@candor/services/backoffice/restore';
import type { LendingDeps } from '@candor/services/kernel';
import { lease } from '@candor/services/kernel/commands';
import { openDatabaseClock, type Database, type DatabaseClock } from '@candor/store/database';
import { linkRows } from '@candor/store/chain';
import { sealEntries } from '@candor/store/ledger';
import type { Logger } from 'pino';
import { raiseAlarm } from '../alarms/alarms.ts';
import { endOfDay, endOfDayQueue } from './end-of-day-job.ts';
import { jobs } from './jobs.ts';
import { outboxHandlers } from './outbox-handlers.ts';
import { prepareQueue } from './open-queue.ts';
import { promises, promisesQueue } from './promises-job.ts';
import { reconciliation, reconciliationQueue } from './reconciliation-job.ts';
import type { OutboxLanes } from './outbox-relays.ts';
import { moneyTopics, slowTopics } from './slow-topics.ts';
import { startWorker, type Round, type Worker } from './start-worker.ts';

/** An endpoint has one at a time: so many slow ones hold up nobody else. */
const webhookLanes = 4;

/**
 * Makes what the job queue needs, as the owner of the database: whoever then works in the background needs no
 * such right.
 */
export function prepareJobQueue(ownerUrl: string): Promise<void> {
  return prepareQueue(ownerUrl, [...jobs, endOfDayQueue, reconciliationQueue, promisesQueue]);
}

/** The background work of this product: its jobs, and what each outbox topic leads to. */
export async function startBackground({
  borrowing,
  url,
  directUrl = url,
  ownerUrl,
  log,
  clock,
  seal = null,
  lanes,
  dayEndLanes,
}: {
  readonly borrowing: LendingDeps;
  readonly url: string;
  readonly directUrl?: string;
  readonly ownerUrl: string | undefined;
  readonly log: Logger;
  /** For a test that lets time pass; the worker has its own, by the database. */
  readonly clock?: DatabaseClock;
  /** What signs the days of the books; without it they are linked and not signed. */
  readonly seal?: BooksSeal | null;
  readonly lanes?: OutboxLanes;
  /** How many chunks of a business day this worker does at a time; 0 for one a core. */
  readonly dayEndLanes?: number;
}): Promise<Worker> {
  const { database } = borrowing;
  const payouts: Round[] = disbursementRounds(borrowing, (trouble) =>
    log.error(trouble, 'a payout could not be sent or asked after'),
  ).map(({ name, run }) => ({ name, run, hears: 'payouts' }));
  const collecting: Round = {
    name: 'collecting',
    hears: 'collecting',
    run: async () =>
      (await expireWaitingCodes(borrowing)) +
      (await askPayments(borrowing, (trouble) => log.error(trouble, 'a payment could not be asked after'))),
  };
  const mandates: Round = {
    name: 'mandates',
    hears: 'mandates',
    run: () =>
      advanceMandates(borrowing, (trouble) => log.error(trouble, 'a mandate could not be turned to')),
  };
  // By the calendar alone: nobody says so.
  const complaints: Round = {
    name: 'complaints',
    hears: 'complaints',
    run: () => escalateComplaints(borrowing),
  };
  const onOff = (endpoint: string) =>
    log.error({ endpoint }, 'an endpoint of webhooks failed for days and was switched off');
  const webhooks: Round = {
    name: 'webhooks',
    hears: 'webhooks',
    lanes: webhookLanes,
    run: (signal) => deliverWebhooks(borrowing, { signal, onOff }),
  };
  // Whatever books the tax of a fee says nothing: the books are looked at.
  const taxInvoices: Round = {
    name: 'tax-invoices',
    hears: 'tax-invoices',
    run: () => issueInvoices(borrowing),
  };
  const restore: Round = { name: 'restore', hears: 'restore', run: restoreRound(borrowing) };
  const dayEnd = endOfDay(database, dayEndLanes);
  return startWorker({
    database,
    url,
    directUrl,
    ownerUrl,
    log,
    jobs: [...jobs, dayEnd.job, reconciliation(borrowing), promises(borrowing)],
    outboxHandlers: outboxHandlers(borrowing, log),
    slowTopics,
    moneyTopics,
    ...(lanes && { lanes }),
    rounds: [
      ...payouts,
      collecting,
      mandates,
      complaints,
      taxInvoices,
      webhooks,
      restore,
      dayEnd.help,
      journalRound(database, seal, log),
      chainRound(database, seal, log),
    ],
    now: clock ?? (await openDatabaseClock(database)),
  });
}

/**
 * Whoever posts says nothing: what was committed gets its number and its link within two seconds, and a day
 * that is over its signed root.
 */
function journalRound(database: Database, seal: BooksSeal | null, log: Logger): Round {
  const signDays =
    seal &&
    daySigner(database, seal, ({ market, why }) =>
      raiseAlarm(log, 'day-not-signed', { about: market, detail: why }),
    );
  const run = async () => {
    const sealed = await lease(database, 'journal.seal', async (tx) => {
      const numbered = await sealEntries(tx);
      return numbered + (await linkRows(tx));
    });
    return sealed + (signDays ? await signDays() : 0);
  };
  return { name: 'journal', hears: 'journal', run };
}

/** Follows the chain every hour, or every day where there is no key: by when it was last followed. */
function chainRound(database: Database, seal: BooksSeal | null, log: Logger): Round {
  const run = async () => {
    const differences = await checkChain(database, seal);
    const [first] = differences ?? [];
    if (differences && first)
      raiseAlarm(log, 'chain-broken', {
        detail: `${first.where}: ${first.detail}${differences.length > 1 ? ` (and ${differences.length - 1} more)` : ''}`,
      });
    return differences ? 1 : 0;
  };
  return { name: 'chain', hears: 'chain', run };
}
