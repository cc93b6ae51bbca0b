import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { sourceFiles } from './source-files.ts';

const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\//u.test(file);
const files = sourceFiles().filter((file) => /\.tsx?$/u.test(file) && !isTest(file));
const uses = (file: string, pattern: RegExp) => pattern.test(readFileSync(join(root, file), 'utf8'));

/**
 * Who may look at the machine's own clock, and what for. Nothing of it decides what all machines must agree
 * on.
 */
const machineClock: Readonly<Record<string, string>> = {
  'packages/store/src/database/database-clock.ts': 'sees by it that the machine was asleep',
  'packages/store/src/embedded/launch-lock.ts': 'how long to wait for the embedded database',
  'packages/store/src/embedded/run-postmaster.ts': 'how long to wait for the embedded database',
  'apps/server/src/settings/message-ports.ts': 'a token for a vendor, by whose clock it is judged',
  'apps/server/src/settings/picture-store.ts': 'a signature for a vendor, by whose clock it is judged',
  'apps/server/src/server.ts': 'how much telemetry is kept of a minute',
  'apps/server/src/metrics/backup-metrics.ts': 'how old a file is that the backup touched on this machine',
  'apps/server/src/doctor/examine.ts': 'compares it with the database’s, and with when a backup finished',
  'apps/server/src/pages/security-text-plugin.ts':
    'until when a published address is good, which decides nothing',
};

/**
 * Who may look at the phone's clock, and what for. No day that a borrower reads is counted from it: answers
 * carry the lender's `today`.
 */
const phoneClock: Readonly<Record<string, string>> = {
  'apps/web/src/app/error-reporter.ts': 'when something broke on this phone',
  'apps/web/src/app/take-answer.ts': 'says how old the figures in sight are',
  'apps/web/src/entries/render-app-page.tsx': 'the same, for what is drawn with the page',
  'apps/web/src/telemetry/start-telemetry.ts': 'when something was tapped on this phone',
  'apps/web/src/session/use-kept-call.ts': 'when this phone read an answer',
  'apps/web/src/screens/confirm/use-offer.ts': 'when this phone read the offer',
  'apps/web/src/screens/confirm/offer-view.tsx': 'when this phone read the offer',
  'apps/web/src/lending/use-figures-from.ts': 'whether what this phone read was read on the same day',
  'apps/web/src/passkeys/passkey-notes.ts': 'how long ago a code was typed on this phone',
  'apps/web/src/screens/login/kept-login.ts': 'how long a code may not be asked for again, across a reload',
  'apps/web/src/screens/repayment-yes-no/look-again.tsx': 'when this phone last asked',
  'apps/web/src/screens/product/use-choice.ts': 'how old a choice is that this phone keeps',
  'apps/web/src/screens/repay-delay/use-when.ts': 'how long this phone waits before a button comes back',
  'apps/web/src/screens/certification-step/reading/use-reading.ts':
    'which century the two digits of a year on a passport are of',
  'apps/web/src/repaying/pay-slip.tsx': 'a countdown beside the lender’s own moment',
};

/** Where time passes in a simulation alone. */
const simulations = [
  'packages/services/src/composition/sandbox/',
  'packages/services/src/composition/sandbox/index.ts',
  'packages/simulator/',
];

describe('the time', () => {
  it('is the database’s in everything that the server, its worker and its services decide', () => {
    const decides = files.filter((file) =>
      /^(?:packages\/(?:services|store|adapters)|apps\/server)\//u.test(file),
    );
    expect(decides.length).toBeGreaterThan(500);
    const looking = decides.filter((file) => uses(file, /\bnew Date\(\)|\bDate\.now\(\)/u));
    expect(looking.toSorted()).toEqual(Object.keys(machineClock).toSorted());
  });

  it('is the database’s where a day is ended by hand', () => {
    for (const file of ['scripts/operate/reclassify.ts', 'scripts/operate/products-seed.ts'])
      expect(uses(join(file), /\bnew Date\(\)|\bDate\.now\(\)/u), file).toBe(false);
    expect(uses('scripts/operate/day-end.ts', /\bnew Date\(\)|simulated/u)).toBe(false);
  });

  it('is never the phone’s where a borrower’s screen counts days', () => {
    const screens = files.filter((file) => /^apps\/(?:web|devtools)\/src\//u.test(file));
    expect(screens.length).toBeGreaterThan(500);
    const looking = screens.filter((file) => uses(file, /\bnew Date\(\)|\bDate\.now\b/u));
    expect(looking.toSorted()).toEqual(Object.keys(phoneClock).toSorted());
  });

  it('is made up only by the sandbox and the simulator', () => {
    const simulating = files.filter((file) => uses(file, /\bsimulated(?:Instant|Clock)\b/u));
    expect(simulating.filter((file) => !simulations.some((place) => file.startsWith(place)))).toEqual([]);
  });
});
