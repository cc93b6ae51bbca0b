import {
  deleteAnswersBefore,
  deleteDoneOutboxBefore,
  deleteTelemetryBefore,
  type Database,
} from '@candor/store';

export type Job = {
  readonly name: string;
  /** When it runs, in cron's five fields, UTC. */
  readonly cron: string;
  readonly run: (database: Database, now: Date) => Promise<Record<string, number>>;
};

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** A key is only good for retries of the same act; whoever comes back after 30 days starts anew. */
const keepAnswersDays = 30;
const keepOutboxDays = 30;
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
    })),
};

export const jobs: readonly Job[] = [housekeeping];
