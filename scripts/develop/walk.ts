// npm run walk [-- --seed 7] [--steps 200] [--minutes 10]
// A person with a phone and no plan walks through the product, and every figure is compared with the same one
// elsewhere. See docs/test-run.md.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import prepareData from '../../e2e/prepare-data.ts';
import { startShifted } from '../../e2e/servers.ts';
import { walk } from '../../e2e/walk/walk.ts';
import { buildIfStale } from './build-apps.ts';
import { commitNow, noteWalk } from './note-walk.ts';
import { Refused, runCommandLine } from '../operate/command-line.ts';
import { findBrowser } from './find-browser.ts';
import { usualSeed } from './test/seed.ts';

const help = `npm run walk [-- options]
  --seed N      which walk: the same seed takes the same steps (${usualSeed})
  --steps M     how many steps at most (100)
  --minutes K   no further step after so many minutes
  --results F   adds a line on this walk to the table in that file
  --help        this`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    steps: { type: 'string' },
    minutes: { type: 'string' },
    results: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: string, text: string | undefined, usual: number): number {
  const number = text === undefined ? usual : Number(text);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Refused(`--${name} takes a whole number, not ${text}.`);
  return number;
}

async function run(): Promise<void> {
  if (values.help) return console.log(help);
  const seed = wholeNumber('seed', values.seed, usualSeed);
  const steps = wholeNumber('steps', values.steps, 100);
  const minutes = wholeNumber('minutes', values.minutes, Number.MAX_SAFE_INTEGER);
  const say = (line: string) => console.log(line);
  await buildIfStale(say);
  const executablePath = await findBrowser(say);
  const removeData = await prepareData();
  const candor = await startShifted({});
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const commit = commitNow();
  const begun = performance.now();
  try {
    const mayGoOn = () => performance.now() - begun < minutes * 60_000;
    const { taken, compared, faults, picture } = await walk({ browser, candor, seed, steps, mayGoOn, say });
    if (faults.length > 0) {
      say(`\nThe steps so far:\n${taken.join('\n')}\n`);
      for (const fault of faults) say(fault);
      say(`\nThe screen: ${picture}`);
      say(`Again: npm run walk -- --seed ${seed} --steps ${taken.length}`);
      process.exitCode = 1;
    }
    const differences =
      faults.length === 0 ? '0 differences' : `${faults.length} differences at step ${taken.length}`;
    say(`seed ${seed}: ${taken.length} steps, ${compared} figures compared, ${differences}`);
    const took = Math.round((performance.now() - begun) / 6000) / 10;
    if (values.results !== undefined)
      noteWalk(values.results, commit, { seed, steps: taken.length, compared, faults, minutes: took });
  } finally {
    await browser.close();
    await candor.dispose();
    await removeData();
  }
}

await runCommandLine(run);
