import type { BusinessFigures } from '@candor/services/backoffice/system';
import type { ClockReading } from '@candor/store/system';
import { fault, ok, warning, type Finding } from './finding.ts';

const skewAtMostMs = 2_000;
const heardWithinMs = 5 * 60_000;

/** This machine's clock against the database's. */
export function checkClock(skewMs: number): Finding {
  const says = `this machine is ${Math.abs(skewMs)} ms ${skewMs > 0 ? 'ahead of' : 'behind'} the database`;
  return Math.abs(skewMs) > skewAtMostMs
    ? fault('clock', says, 'Set the clock by NTP (timedatectl set-ntp true), here or on the database.')
    : ok('clock', says);
}

export type Work = {
  readonly readings: readonly Pick<ClockReading, 'process' | 'readAt'>[];
  readonly figures: Pick<BusinessFigures, 'outbox' | 'markets' | 'chainDifferences'>;
  readonly alarms: number;
  readonly now: Date;
};

/** Whether somebody does the background work, and how far behind it is. */
export function checkWork({ readings, figures, alarms, now }: Work): Finding[] {
  const alive = readings.filter(
    ({ process, readAt }) => /worker/iu.test(process) && now.getTime() - readAt.getTime() < heardWithinMs,
  );
  const { due, oldestSeconds, givenUp } = figures.outbox;
  const behind = figures.markets.filter(({ daysBehind }) => daysBehind > 1);
  return [
    alive.length === 0
      ? fault(
          'worker',
          'none was heard of in the last five minutes: nothing is disbursed, sent or ended',
          'Start one: candor worker, or a server without WORKER=off.',
        )
      : ok('worker', alive.map(({ process }) => process).join(', ')),
    Number(oldestSeconds ?? 0) > 60
      ? fault(
          'outbox',
          `${due} messages are due, the oldest for ${oldestSeconds} s`,
          'Read the worker’s log: a vendor is slow or away, or there are too few workers.',
        )
      : ok('outbox', `${due} messages are due`),
    givenUp > 0
      ? warning(
          'given up',
          `${givenUp} messages are no longer tried`,
          'Look at each in Background jobs: correct the cause and send it again.',
        )
      : ok('given up', 'nothing'),
    behind.length > 0
      ? fault(
          'day-end',
          `${behind.map(({ market, daysBehind }) => `${market} is ${daysBehind} days behind`).join(', ')}`,
          'Run candor day-end: it says why a day can’t be ended.',
        )
      : ok('day-end', 'every business day that is over has ended'),
    (figures.chainDifferences ?? 0) > 0
      ? fault(
          'books',
          `${figures.chainDifferences} differences in the chain of entries`,
          'Stop disbursements, keep the database as it is, run candor verify-books --all.',
        )
      : ok('books', 'no difference was found in the chain'),
    alarms > 0
      ? warning('alarms', `${alarms} are open`, 'Acknowledge each with a finding, in System status.')
      : ok('alarms', 'none is open'),
  ];
}

/** Whether the networks of each market carry its SMS: some hold back every text that is not registered. */
export function checkRegisters(
  markets: readonly { readonly market: string; readonly register: string; readonly missing: number }[],
): Finding[] {
  return markets.map(({ market, register, missing }) =>
    missing > 0
      ? warning(
          `${register} ${market}`,
          `${missing} SMS texts have no ${register} template ID: networks may block them`,
          'Register each with the operator and enter its ID under Templates in the console.',
        )
      : ok(`${register} ${market}`, 'every SMS text has its template ID'),
  );
}
