// npm run faults [-- --seed 7] [--minutes 10] [--steps 40] [--plan]
// Borrowers, staff and a payment channel live on real servers, a worker and a PostgreSQL while a nemesis
// strikes; everything is looked at after every recovery. Exit 1 at the first violation.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refused, runCommandLine } from '../operate/command-line.ts';
import { root } from '../root.ts';
import { buildIfStale } from './build-apps.ts';
import { Lender } from './faults/lender.ts';
import { noteFaults } from './faults/note-runs.ts';
import { allFaults, planOf, stepLine, type FaultKind } from './faults/plan.ts';
import { runFaults } from './faults/run.ts';
import { commitNow } from './note-walk.ts';
import { usualSeed } from './test/seed.ts';

const help = `npm run faults [-- options]
  --seed N      which plan: the same seed strikes the same, in the same order (${usualSeed})
  --minutes M   no further step after so many minutes (10)
  --steps S     no more than so many steps
  --only K,K    nothing but these strike, by their names in the plan
  --plan        prints the first steps of the plan, and does nothing
  --results F   the file that this run is added to (docs/faults.md)
  --help        this`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    steps: { type: 'string' },
    only: { type: 'string' },
    plan: { type: 'boolean', default: false },
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

function kindsIn(text: string | undefined): readonly FaultKind[] {
  const named = text?.split(',') ?? allFaults;
  const unknown = named.find((name) => !allFaults.some((kind) => kind === name));
  if (unknown !== undefined) throw new Refused(`--only takes ${allFaults.join(', ')}; not ${unknown}.`);
  return allFaults.filter((kind) => named.includes(kind));
}

async function run(): Promise<void> {
  if (values.help) return console.log(help);
  const seed = wholeNumber('seed', values.seed, usualSeed);
  const minutes = wholeNumber('minutes', values.minutes, 10);
  const steps = wholeNumber('steps', values.steps, Number.MAX_SAFE_INTEGER);
  const only = kindsIn(values.only);
  const begun = performance.now();
  const say = (line: string) => {
    const seconds = String(Math.round((performance.now() - begun) / 1_000)).padStart(4);
    console.log(`${seconds} s  ${line}`);
  };
  if (values.plan) {
    for (const step of planOf(seed, only)) {
      if (step.n > Math.min(steps, 100)) return;
      console.log(stepLine(step));
    }
  }
  await buildIfStale(say);
  const commit = commitNow();
  const folder = mkdtempSync(join(tmpdir(), 'candor-faults-'));
  chmodSync(folder, 0o755); // PostgreSQL's own user goes in when root runs this.
  const lender = await Lender.open(folder);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void lender.close().finally(() => process.exit(1)));
  try {
    const result = await runFaults(lender, { seed, minutes, steps, only, say });
    const took = Math.round((performance.now() - begun) / 6_000) / 10;
    noteFaults(values.results ?? join(root, 'docs', 'faults.md'), { commit, seed, minutes: took, ...result });
    for (const each of new Set(result.skipped)) say(`left out: ${each}`);
    say(
      `seed ${seed}: ${result.steps} steps, ${result.acknowledged} acknowledged, ${result.violations.length} violations`,
    );
    if (result.violations.length === 0) return;
    process.exitCode = 1;
    const again = values.only === undefined ? '' : ` --only ${values.only}`;
    say(`Again: npm run faults -- --seed ${seed} --steps ${result.steps}${again}`);
    for (const each of result.violations.slice(0, 20)) say(each);
    const log = join(tmpdir(), `candor-faults-${seed}.log`);
    writeFileSync(log, lender.output);
    say(`What the processes said: ${log}`);
  } finally {
    await lender.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommandLine(run);
