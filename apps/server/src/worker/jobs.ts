import {
  deleteAccountsKeptUntil,
  deleteAnswersBefore,
  deleteCodesBefore,
  deleteComplaintDraftsBefore,
  deleteDocumentsKeptUntil,
  deleteDraftsBefore,
  deleteSignedTextsKeptUntil,
  deleteStepsKeptUntil,
  deleteDoneOutboxBefore,
  deleteExpiredExports,
  deleteLimitsBefore,
  deleteSessionsBefore,
  deleteStrayMessagesBefore,
  deleteTelemetryBefore,
  forgetComplaintWordsKeptUntil,
  forgetGroundsKeptUntil,
  forgetPayoutAnswersBefore,
  forgetPayoutFilesBefore,
  type Database,
  type Tx,
} from '@candor/store';
import { clearPictures, runCommand } from '@candor/services';
import type { Logger } from 'pino';
import { calendarsEnd } from './calendar-job.ts';
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
/** As long as a bank may still be asked about a payout. */
const keepPayoutFilesDays = 180;
/** Codes' messages of those who never came in. */
const keepStrayMessagesDays = 90;
/** What was typed and never sent. */
const keepDraftsDays = 90;
/** Long enough to compare a quarter with the one before. */
const keepTelemetryDays = 180;

type Clearing = (tx: Tx, now: Date) => Promise<number>;

const clearings: Readonly<Record<string, Clearing>> = {
  answers: (tx, now) => deleteAnswersBefore(tx, daysAgo(now, keepAnswersDays)),
  outbox: (tx, now) => deleteDoneOutboxBefore(tx, daysAgo(now, keepOutboxDays)),
  telemetry: (tx, now) => deleteTelemetryBefore(tx, daysAgo(now, keepTelemetryDays)),
  codes: (tx, now) => deleteCodesBefore(tx, daysAgo(now, 1)),
  sessions: (tx, now) => deleteSessionsBefore(tx, daysAgo(now, 30)),
  strayMessages: (tx, now) => deleteStrayMessagesBefore(tx, daysAgo(now, keepStrayMessagesDays)),
  exports: (tx, now) => deleteExpiredExports(tx, now),
  limits: (tx, now) => deleteLimitsBefore(tx, now),
  payoutFiles: (tx, now) => forgetPayoutFilesBefore(tx, daysAgo(now, keepPayoutFilesDays)),
  payoutAnswers: (tx, now) => forgetPayoutAnswersBefore(tx, daysAgo(now, keepPayoutFilesDays)),
  documents: (tx, now) => deleteDocumentsKeptUntil(tx, now.toISOString().slice(0, 10)),
  signedTexts: (tx, now) => deleteSignedTextsKeptUntil(tx, now.toISOString().slice(0, 10)),
  certification: (tx, now) => deleteStepsKeptUntil(tx, now.toISOString().slice(0, 10)),
  decisions: (tx, now) => forgetGroundsKeptUntil(tx, now.toISOString().slice(0, 10)),
  complaints: (tx, now) => forgetComplaintWordsKeptUntil(tx, now.toISOString().slice(0, 10)),
  payoutAccounts: (tx, now) => deleteAccountsKeptUntil(tx, now.toISOString().slice(0, 10)),
  drafts: (tx, now) => deleteDraftsBefore(tx, daysAgo(now, keepDraftsDays)),
  complaintDrafts: (tx, now) => deleteComplaintDraftsBefore(tx, daysAgo(now, keepDraftsDays)),
};

/** A transaction for each: none holds its rows while the others are cleared, and one that fails costs the others nothing. */
const housekeeping: Job = {
  name: 'housekeeping',
  cron: '17 * * * *',
  async run(database, now) {
    const cleared: Record<string, number> = {};
    const faults: unknown[] = [];
    for (const [what, clear] of Object.entries(clearings)) {
      try {
        cleared[what] = await database.withTransaction((tx) => clear(tx, now));
      } catch (error) {
        faults.push(new Error(`${what} could not be cleared`, { cause: error }));
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '));
    return cleared;
  },
};

/** Uploads that nobody finished, and pictures whose time under the law is over. */
const picturesOfOld: Job = {
  name: 'pictures',
  cron: '47 * * * *',
  async run(database, now) {
    const actor = { kind: 'system', id: 'housekeeping' } as const;
    const answer = await runCommand(database, clearPictures, { input: null, actor, now });
    return answer.kind === 'done' ? answer.output : {};
  },
};

export const jobs: readonly Job[] = [housekeeping, picturesOfOld, dayEnd, calendarsEnd];
