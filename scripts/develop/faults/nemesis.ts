import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelTrouble } from '@candor/simulator/vendors';
import type { Lender } from './lender.ts';
import type { FaultKind, Step } from './plan.ts';

type Fault = {
  begin(lender: Lender, step: Step): void | Promise<void>;
  /** What was done is undone; what was killed comes back by itself. */
  end?(lender: Lender, step: Step): void | Promise<void>;
};

const troubles: readonly ChannelTrouble[] = [
  'request-lost',
  'answer-lost',
  'answer-garbled',
  'answer-late',
  'fault',
];
const serverOf = ({ servers }: Lender, { who }: Step) => servers[who % servers.length];
const processOf = ({ processes }: Lender, { who }: Step) => processes[who % processes.length];
/** Up to 26 hours, ahead or behind. */
const strayMs = ({ who }: Step) => (who % 2 === 0 ? 1 : -1) * (1 + (who % 26)) * 3_600_000;

const faults: Readonly<Record<FaultKind, Fault>> = {
  'kill-server': { begin: (lender, step) => serverOf(lender, step)?.kill() },
  'kill-worker': { begin: ({ worker }) => worker.kill() },
  'kill-database': {
    async begin({ cluster }, { who }) {
      while (!cluster.kill(who % 2 === 0)) await sleep(50);
    },
  },
  'stop-server': {
    begin: (lender, step) => serverOf(lender, step)?.signal('SIGSTOP'),
    end: (lender, step) => serverOf(lender, step)?.signal('SIGCONT'),
  },
  'stop-worker': {
    begin: ({ worker }) => worker.signal('SIGSTOP'),
    end: ({ worker }) => worker.signal('SIGCONT'),
  },
  'stop-database': {
    begin: ({ cluster }) => void cluster.standStill(),
    end: ({ cluster }) => cluster.goOn(),
  },
  'cut-database': {
    begin: ({ databaseLine }) => databaseLine.cut(),
    end: ({ databaseLine }) => databaseLine.mend(),
  },
  'delay-database': {
    begin: ({ databaseLine }, { who }) => databaseLine.delay(20 + (who % 180)),
    end: ({ databaseLine }) => databaseLine.mend(),
  },
  'cut-vendor': {
    begin: ({ channelLine }) => channelLine.cut(),
    end: ({ channelLine }) => channelLine.mend(),
  },
  'delay-vendor': {
    begin: ({ channelLine }, { who }) => channelLine.delay(200 + who * 2),
    end: ({ channelLine }) => channelLine.mend(),
  },
  'vendor-trouble': {
    begin: ({ channel }, { who }) => void (channel.trouble = troubles[who % troubles.length] ?? 'fault'),
    end: ({ channel }) => void (channel.trouble = 'none'),
  },
  'vendor-fails': { begin: failThenPay },
  'read-only': {
    begin: ({ cluster }) => cluster.setReadOnly(true),
    end: ({ cluster }) => cluster.setReadOnly(false),
  },
  'disk-full': {
    begin: ({ cluster }) => cluster.fillDisk(),
    end: ({ cluster }) => cluster.emptyDisk(),
  },
  'promote-standby': { begin: promote },
  'wrong-clock': {
    begin: (lender, step) => processOf(lender, step)?.setClock(strayMs(step)),
    end: (lender, step) => processOf(lender, step)?.setClock(0),
  },
  deploy: {
    async begin({ processes }, { who }) {
      // The others serve meanwhile, with the settings of before.
      for (const each of processes) await each.replace({ STAND_IN_SECONDS: String(who % 2) });
    },
  },
};

/** Does it, waits as long as it lasts, and undoes it. What can't be done here is told and skipped. */
export async function strike(lender: Lender, step: Step): Promise<string | undefined> {
  if (step.kind === 'disk-full' && lender.cluster.diskFault !== undefined) return lender.cluster.diskFault;
  const { begin, end } = faults[step.kind];
  await begin(lender, step);
  try {
    await sleep(step.lastsMs);
  } finally {
    await end?.(lender, step);
  }
  return undefined;
}

/** Disbursements that the channel has in hand fail at its word, and are paid after all. */
async function failThenPay({ owner }: Lender, { lastsMs }: Step): Promise<void> {
  const wish = (text: string) =>
    owner.withTransaction((tx) => tx.query({ text, values: [] })).catch(() => undefined);
  await wish(`update sandbox_payout set wish = 'failed' where state = 'queued'`);
  await sleep(lastsMs);
  await wish(`update sandbox_payout set state = 'paid', wish = 'left' where state = 'failed'`);
}

/** The processes find at their next start that another cluster serves, and hold what could leave twice. */
async function promote(lender: Lender): Promise<void> {
  const standby = await lender.cluster.makeStandby();
  lender.databaseLine.cut();
  await lender.cluster.promote(standby);
  lender.followDatabase();
  lender.databaseLine.mend();
  for (const each of lender.processes) await each.replace({});
}
