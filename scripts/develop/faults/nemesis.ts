import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelTrouble } from '@candor/simulator/vendors';
import type { Lender } from './lender.ts';
import type { FaultKind, Step } from './plan.ts';

type Fault = {
  /** Why it could not be done here, where it could not: it is told, and not counted. */
  begin(lender: Lender, step: Step): void | Promise<void | string>;
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
    begin: (lender, { who }) => lender.deployNext({ STAND_IN_SECONDS: String(who % 2) }),
  },
};

/** Does it, waits as long as it lasts, and undoes it. What can't be done here is told and skipped. */
export async function strike(lender: Lender, step: Step): Promise<string | undefined> {
  if (step.kind === 'disk-full' && lender.cluster.diskFault !== undefined) return lender.cluster.diskFault;
  const { begin, end } = faults[step.kind];
  const skipped = await begin(lender, step);
  try {
    await sleep(step.lastsMs);
  } finally {
    await end?.(lender, step);
  }
  return skipped ?? undefined;
}

/** Whoever signs is paid out a moment later; there may be nobody for a while. */
const untilSomebodyIsPaidMs = 60_000;

const failing = `update sandbox_payout set wish = 'failed' where state = 'queued' and wish is distinct from 'failed'`;
const payingThoseHeardToFail = `update sandbox_payout s set state = 'paid', wish = 'left', why = null
  from payout p where p.id = s.id and s.state = 'failed' and p.state = 'failed' and s.amount is not null returning s.id`;
const failingNoMore = `update sandbox_payout set wish = null where state = 'queued' and wish = 'failed'`;

/**
 * Whatever the channel has in hand fails at its word before it is asked how it ended; what the lender has
 * heard to have failed was paid after all. That happened to somebody, or it did not happen.
 */
async function failThenPay({ owner }: Lender, { lastsMs }: Step): Promise<void | string> {
  const told = async (text: string) =>
    (await owner.withTransaction((tx) => tx.query({ text }), { isolation: 'read committed' })).rowCount;
  const begun = performance.now();
  let paid = 0;
  while (performance.now() - begun < (paid > 0 ? lastsMs : lastsMs + untilSomebodyIsPaidMs)) {
    await told(failing);
    paid += await told(payingThoseHeardToFail);
    await sleep(50);
  }
  await told(failingNoMore);
  return paid === 0 ? 'nobody was being paid out' : undefined;
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
