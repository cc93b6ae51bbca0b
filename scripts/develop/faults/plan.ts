import { throwDice } from '@candor/simulator/dice';

/** What the nemesis does to processes, connections, disk and clocks; each in words. */
export const faultKinds = {
  'kill-server': 'a server is killed (-9)',
  'kill-worker': 'the worker is killed (-9)',
  'kill-database': 'the database is killed (-9), with or without its sessions',
  'stop-server': 'a server stands still (SIGSTOP) and goes on (SIGCONT)',
  'stop-worker': 'the worker stands still and goes on',
  'stop-database': 'the database stands still and goes on',
  'cut-database': 'every connection to the database is cut, and none is made',
  'delay-database': 'every byte to and from the database is late',
  'cut-vendor': 'every connection to the payment channels is cut, and none is made',
  'delay-vendor': 'every byte to and from the payment channels is late',
  'vendor-trouble': 'the channels lose requests or answers, garble them, or fail',
  'vendor-fails': 'the channels say that disbursements failed, and later that they were paid',
  'read-only': 'the database takes no writes',
  'disk-full': "the database's disk is full",
  'promote-standby': 'the database dies for good, and its standby takes over',
  'wrong-clock': 'the clock of one machine is moved by up to 26 hours, either way',
  deploy: 'a version with one migration more migrates, and one process after the other is it',
} as const;
export type FaultKind = keyof typeof faultKinds;

/** What a channel does with a callback instead of sending it once, at once. */
export const callbackKinds = {
  'callback-twice': 'a callback is sent several times, some of them at once',
  'callback-reordered': 'callbacks of several payments come in another order',
  'callback-forged': 'a callback that nobody signed',
  'callback-delayed': 'a callback comes late',
  'callback-failed-then-paid': 'the channel says failed, and later paid',
} as const;
export type CallbackKind = keyof typeof callbackKinds;

export type Step = {
  readonly n: number;
  readonly kind: FaultKind;
  /** Which of several it meets. */
  readonly who: number;
  /** How long it lasts. */
  readonly lastsMs: number;
  /** How long the lender is left alone before. */
  readonly calmMs: number;
  /** How many business days end before. */
  readonly days: number;
  /** How many end meanwhile. */
  readonly daysMeanwhile: number;
};

export const allFaults = Object.keys(faultKinds) as FaultKind[];

/**
 * What happens, in which order: it follows from the seed alone, whatever the machine makes of it. Each round
 * has every kind once, so that a short run has met them all.
 */
export function* planOf(seed: number, kinds: readonly FaultKind[] = allFaults): Generator<Step, never> {
  const dice = throwDice(seed);
  for (let n = 1; ;) {
    const left = [...kinds];
    while (left.length > 0) {
      const [kind = 'kill-server'] = left.splice(dice.below(left.length), 1);
      yield {
        n,
        kind,
        who: dice.below(1_000),
        lastsMs: 500 + dice.below(3_500),
        calmMs: 500 + dice.below(2_500),
        days: dice.below(2) === 0 ? 1 + dice.below(3) : 0,
        daysMeanwhile: dice.below(2) === 0 ? 1 + dice.below(2) : 0,
      };
      n += 1;
    }
  }
}

/** A step as a line. */
export const stepLine = ({ n, kind, who, lastsMs, calmMs, days, daysMeanwhile }: Step): string =>
  [
    `${n}: ${days > 0 ? `${days} days end, then ` : ''}after ${calmMs} ms ${kind} ${who} for ${lastsMs} ms`,
    ...(daysMeanwhile > 0 ? [`${daysMeanwhile} days end meanwhile`] : []),
  ].join(', ');
