import { deleteIdentityTriesBefore } from '@candor/store/borrowers';
import { deleteAnswersBefore } from '@candor/store/commands';
import { deleteDeliveriesBefore } from '@candor/store/integrations';
import { deleteDoneOutboxBefore } from '@candor/store/outbox';
import { deleteHoldsBefore } from '@candor/store/queues';
import { deleteLimitsBefore } from '@candor/store/rate-limits';
import {
  deleteStaffSessionsBefore,
  deleteDevicesBefore,
  deleteTicketsBefore,
  deleteTriesBefore,
} from '@candor/store/staff-login';
import { keepTelemetryMonths } from '@candor/store/telemetry';
import { listDueFiles } from '@candor/store/loose-files';
import { listBusinessClocks } from '@candor/store/end-of-day';
import { areApprovalsOver } from '@candor/store/approvals';
import { rowsAtOnce, type Database, type Tx } from '@candor/store/database';
import { clearDue, retentionRules } from '@candor/services/composition/privacy';
import { clearPictures } from '@candor/services/customers/pictures';
import { fillPortfolio } from '@candor/services/lending/portfolio';
import { keepDeliveriesDays } from '@candor/services/backoffice/integrations';
import { lapseApprovals } from '@candor/services/approvals';
import { runCommand, lease } from '@candor/services/kernel/commands';
import { clearDocuments } from '@candor/services/kernel/documents';
import { isMarketId } from '@candor/markets';
import type { Logger } from 'pino';
import { raiseAlarm } from '../alarms/alarms.ts';
import { calendarsEnd } from './calendar-job.ts';

export type Job = {
  readonly name: string;
  /** When it runs, in cron's five fields, UTC. */
  readonly cron: string;
  /** `now` is what the database's clock shows as it begins. */
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
/** Long enough to compare a quarter with the one before; it goes by whole months. */
const keepTelemetryDays = 180;

/** Longer than they count. */
const keepIdentityTriesDays = 60;

type Clearing = (tx: Tx, now: Date) => Promise<number>;

const clearings: Readonly<Record<string, Clearing>> = {
  answers: (tx, now) => deleteAnswersBefore(tx, daysAgo(now, keepAnswersDays)),
  outbox: (tx, now) => deleteDoneOutboxBefore(tx, daysAgo(now, keepOutboxDays)),
  webhookLog: (tx, now) => deleteDeliveriesBefore(tx, daysAgo(now, keepDeliveriesDays)),
  staffSessions: (tx, now) => deleteStaffSessionsBefore(tx, daysAgo(now, 30)),
  staffDevices: (tx, now) => deleteDevicesBefore(tx, now),
  staffTickets: (tx, now) => deleteTicketsBefore(tx, daysAgo(now, 1)),
  queueHolds: (tx, now) => deleteHoldsBefore(tx, daysAgo(now, 1)),
  staffTries: (tx, now) => deleteTriesBefore(tx, daysAgo(now, 1)),
  limits: (tx, now) => deleteLimitsBefore(tx, now),
  identityTries: (tx, now) => deleteIdentityTriesBefore(tx, daysAgo(now, keepIdentityTriesDays)),
  ...Object.fromEntries(
    retentionRules.map((rule): [string, Clearing] => [rule.key, (tx, now) => clearDue(tx, rule, now)]),
  ),
};

/** Months to come are made, those whose time is over go; what lies in none is somebody's business. */
async function keepMonths(database: Database, now: Date, log: JobSurroundings['log']): Promise<number> {
  const before = daysAgo(now, keepTelemetryDays);
  const { dropped, stray } = await lease(database, 'housekeeping.clear', (tx) =>
    keepTelemetryMonths(tx, before),
  );
  if (stray > 0) raiseAlarm(log, 'telemetry-astray', { detail: String(stray) });
  return dropped;
}

/** A run takes so many steps of a table at most; what is left then is the next run's. */
const stepsAtMost = 2_000;

/**
 * So many rows a transaction, however many are due: none holds its rows for long, and one that fails costs
 * the others nothing.
 */
const housekeeping: Job = {
  name: 'housekeeping',
  cron: '17 * * * *',
  expireInSeconds: 3_000,
  async run(database, now, { log, signal }) {
    const cleared: Record<string, number> = {};
    const faults: unknown[] = [];
    try {
      cleared['telemetryMonths'] = await keepMonths(database, now, log);
    } catch (error) {
      faults.push(new Error('the months of telemetry could not be kept', { cause: error }));
    }
    for (const [what, clear] of Object.entries(clearings)) {
      try {
        let [rows, taken] = [0, rowsAtOnce];
        for (let step = 0; taken >= rowsAtOnce && step < stepsAtMost && !signal.aborted; step += 1) {
          taken = await lease(database, 'housekeeping.clear', (tx) => clear(tx, now));
          rows += taken;
        }
        cleared[what] = rows;
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

/** Documents that nobody named within a day of their writing, and those whose time under the law is over. */
const documentsOfOld: Job = {
  name: 'documents',
  cron: '52 * * * *',
  async run(database, now) {
    if ((await database.read((tx) => listDueFiles(tx, 1))).length === 0) return { deleted: 0 };
    const actor = { kind: 'system', id: 'housekeeping' } as const;
    const answer = await runCommand(database, clearDocuments, { input: null, actor, now });
    return answer.kind === 'done' ? answer.output : {};
  },
};

/**
 * Days of the portfolio that are over and not written down: after an upgrade, or a day that was closed while
 * they were being written.
 */
const portfolio: Job = {
  name: 'portfolio',
  cron: '7 * * * *',
  expireInSeconds: 3600,
  async run(database, now, { signal }) {
    const clocks = await database.read(listBusinessClocks);
    const filled: Record<string, number> = {};
    for (const { market } of clocks)
      if (isMarketId(market)) filled[market] = (await fillPortfolio(database, market, { now, signal })).days;
    return filled;
  },
};

/** What waited for an approver and whose time is over. Until this is written down it is over all the same. */
const approvalsOver: Job = {
  name: 'approvals',
  cron: '*/5 * * * *',
  async run(database, now) {
    if (!(await database.read((tx) => areApprovalsOver(tx, now)))) return { lapsed: 0 };
    const actor = { kind: 'system', id: 'housekeeping' } as const;
    const answer = await runCommand(database, lapseApprovals, { input: null, actor, now });
    return answer.kind === 'done' ? answer.output : {};
  },
};

export const jobs: readonly Job[] = [
  housekeeping,
  picturesOfOld,
  documentsOfOld,
  portfolio,
  calendarsEnd,
  approvalsOver,
];
