import {
  askPayments,
  escalateProblems,
  expireWaitingCodes,
  payoutRounds,
  type BorrowingParts,
} from '@candor/services';
import type { Logger } from 'pino';
import { jobs } from './jobs.ts';
import { outboxHandlers } from './outbox-handlers.ts';
import { promises } from './promises-job.ts';
import { reconciliation } from './reconciliation-job.ts';
import { slowTopics } from './slow-topics.ts';
import { startWorker, type Round, type Worker } from './start-worker.ts';

/** The background work of this product: its jobs, and what each outbox topic leads to. */
export function startBackground({
  borrowing,
  url,
  log,
}: {
  readonly borrowing: BorrowingParts;
  readonly url: string;
  readonly log: Logger;
}): Promise<Worker> {
  const { database } = borrowing;
  const payouts: Round[] = payoutRounds(borrowing, (trouble) =>
    log.error(trouble, 'a payout could not be sent or asked after'),
  ).map(({ name, run }) => ({ name, run, hears: 'payouts' }));
  const collecting: Round = {
    name: 'collecting',
    hears: 'collecting',
    run: async () =>
      (await expireWaitingCodes(borrowing)) +
      (await askPayments(borrowing, (trouble) => log.error(trouble, 'a payment could not be asked after'))),
  };
  // By the calendar alone: nobody says so.
  const complaints: Round = {
    name: 'complaints',
    hears: 'complaints',
    run: () => escalateProblems(borrowing),
  };
  return startWorker({
    database,
    url,
    log,
    jobs: [...jobs, reconciliation(borrowing), promises(borrowing)],
    outboxHandlers: outboxHandlers(borrowing, log),
    slowTopics,
    rounds: [...payouts, collecting, complaints],
    now: borrowing.now,
  });
}
