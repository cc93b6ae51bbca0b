import {
  deleteAnswersBefore,
  deleteCodesBefore,
  deleteDocumentsKeptUntil,
  deleteDoneOutboxBefore,
  deleteExpiredExports,
  deleteLimitsBefore,
  deleteSessionsBefore,
  deleteStrayMessagesBefore,
  deleteTelemetryBefore,
  type Database,
} from '@candor/store';
import type { Logger } from 'pino';
import { dayEnd } from './day-end-job.ts';

export type Job = {
  readonly name: string;
  /** When it runs, in cron's five fields, UTC. */
  readonly cron: string;
  readonly run: (database: Database, now: Date, beside: JobSurroundings) => Promise<Record<string, number>>;
  /** How long it may take before it is thought dead and begun again; a quarter of an hour unless said. */
  readonly expireInSeconds?: number;
};

type JobSurroundings = {
  readonly log: Pick<Logger, 'error' | 'info'>;
  /** The worker is about to stop: what can stop half-way does. */
  readonly signal: AbortSignal;
};

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** A key is only good for retries of the same act; whoever comes back after 30 days starts anew. */
const keepAnswersDays = 30;
const keepOutboxDays = 30;
/** Codes' messages of those who never came in. */
const keepStrayMessagesDays = 90;
/** Long enough to compare a quarter with the one before. */
const keepTelemetryDays = 180;

const housekeeping: Job = {
  name: 'housekeeping',
  cron: '17 * * * *',
  run: (database, now) =>
    database.withTransaction(async (tx) => ({
      answers: await deleteAnswersBefore(tx, daysAgo(now, keepAnswersDays)),
      outbox: await deleteDoneOutboxBefore(tx, daysAgo(now, keepOutboxDays)),
      telemetry: await deleteTelemetryBefore(tx, daysAgo(now, keepTelemetryDays)),
      codes: await deleteCodesBefore(tx, daysAgo(now, 1)),
      sessions: await deleteSessionsBefore(tx, daysAgo(now, 30)),
      strayMessages: await deleteStrayMessagesBefore(tx, daysAgo(now, keepStrayMessagesDays)),
      exports: await deleteExpiredExports(tx, now),
      limits: await deleteLimitsBefore(tx, now),
      documents: await deleteDocumentsKeptUntil(tx, now.toISOString().slice(0, 10)),
    })),
};

export const jobs: readonly Job[] = [housekeeping, dayEnd];
