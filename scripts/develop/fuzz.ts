// npm run fuzz [-- --seed 7] [--requests 100000]
// Asks for every call of the contract as nobody, as borrowers, as each role and with each key: right, nearly
// right, and wrong on purpose. Exit 1 at the first violation.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refused, runCommandLine } from '../operate/command-line.ts';
import { root } from '../root.ts';
import { noteFuzz } from './faults/note-runs.ts';
import { runFuzz } from './fuzz/run.ts';
import { embeddedLender, openWorld } from './fuzz/world.ts';
import { commitNow } from './note-walk.ts';
import { usualSeed } from './test/seed.ts';

const help = `npm run fuzz [-- options]
  --seed N       which requests: the same seed asks the same (${usualSeed})
  --requests R   how many (100000)
  --results F    the file that this run is added to (docs/faults.md)
  --help         this`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    requests: { type: 'string' },
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
  const requests = wholeNumber('requests', values.requests, 100_000);
  const commit = commitNow();
  const begun = performance.now();
  const say = (line: string) => console.log(`${Math.round((performance.now() - begun) / 1_000)} s  ${line}`);
  const folder = mkdtempSync(join(tmpdir(), 'candor-fuzz-'));
  chmodSync(folder, 0o755); // PostgreSQL's own user goes in when root runs this.
  const world = await openWorld(await embeddedLender(folder));
  try {
    say('everybody is there');
    const result = await runFuzz(world, { seed, requests, say });
    const minutes = Math.round((performance.now() - begun) / 6_000) / 10;
    noteFuzz(values.results ?? join(root, 'docs', 'faults.md'), { commit, seed, minutes, ...result });
    say(
      `seed ${seed}: ${result.requests} requests, ${result.calls} calls, ${result.violations.length} violations`,
    );
    const { neverDone } = result;
    say(`never answered 2xx, ${neverDone.length} of ${result.calls} calls: ${neverDone.join(', ')}`);
    if (result.violations.length === 0) return;
    for (const each of result.violations) say(each);
    say(`Again: npm run fuzz -- --seed ${seed} --requests ${result.requests}`);
    process.exitCode = 1;
  } finally {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommandLine(run);
