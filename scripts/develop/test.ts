// What `npm test` runs: see test/stages.ts. One line for each stage, what failed at the end with how to run
// it again, and as the last line, for people and machines, how many passed and failed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from '../root.ts';
import { parseArguments, usage, type Asked } from './test/arguments.ts';
import { stopChildren, wasInterrupted } from './test/child.ts';
import { Display } from './test/display.ts';
import { failureText, lastLine, plain } from './test/lines.ts';
import { reportText, slowestFiles, type RunResult, type StageResult } from './test/results.ts';
import { seedOf } from './test/seed.ts';
import { failedWith, nothingMatches, stagesFor, type Stage } from './test/stages.ts';
import { type Turn, turnOf } from './test/turns.ts';

const folder = join(root, '.cache', 'test-results');
const sideBySide = 2;
const load = () => Math.round((loadavg()[0] ?? 0) * 100) / 100;

/** Nothing where there is no git, or no checkout but an archive of one. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

async function runStage({ name, run }: Stage, display: Display): Promise<StageResult> {
  const [began, loadAtStart] = [performance.now(), load()];
  display.begin(name);
  const outcome = await run((event) => display.report(name, event)).catch((error: unknown) => {
    const message = plain(error instanceof Error ? error.message : String(error), root);
    return failedWith({ title: 'could not be run', message }, 'npm test');
  });
  const durationMs = Math.round(performance.now() - began);
  const result = { name, ...outcome, durationMs, loadAtStart, loadAtEnd: load() };
  display.end(result);
  return result;
}

async function runAll(asked: Asked, turn: Turn, display: Display, results: StageResult[]): Promise<void> {
  for (const group of stagesFor(asked, turn)) {
    const waiting = [...group];
    const lane = async () => {
      for (let stage = waiting.shift(); stage && !wasInterrupted(); stage = waiting.shift())
        results.push(await runStage(stage, display));
    };
    await Promise.all(Array.from({ length: sideBySide }, lane));
  }
  if (asked.words.length > 0 && !wasInterrupted() && results.every(isUnmatched)) {
    const message = `No path and no title contains ${asked.words.map((word) => `"${word}"`).join(' or ')}.`;
    const failed = failedWith({ title: nothingMatches, message }, 'npm test -- --help');
    results.push({
      name: 'what was asked for',
      ...failed,
      durationMs: 0,
      loadAtStart: load(),
      loadAtEnd: load(),
    });
  }
}

const isUnmatched = ({ passed, failed }: StageResult) => passed + failed === 0;

type Drawn = { readonly seed: number; readonly turn: Turn };

function runResult(
  asked: Asked,
  { seed, turn }: Drawn,
  began: Date,
  results: readonly StageResult[],
): RunResult {
  const sum = (of: (stage: StageResult) => number) => results.reduce((total, stage) => total + of(stage), 0);
  return {
    startedAt: began.toISOString(),
    commit: git('rev-parse', 'HEAD') ?? 'unknown',
    isClean: git('status', '--porcelain') === '',
    node: process.versions.node,
    cores: availableParallelism(),
    seed,
    isFull: asked.isFull,
    isFast: asked.isFast,
    turn,
    words: asked.words,
    wasInterrupted: wasInterrupted(),
    durationMs: Date.now() - began.getTime(),
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    stages: results.map(({ files: _files, ...stage }) => stage),
    slowestFiles: slowestFiles(results),
  };
}

function write(run: RunResult, places: readonly string[]): void {
  for (const file of [
    join(folder, 'run.json'),
    join(folder, 'run.md'),
    ...places.map((place) => resolve(place)),
  ]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, file.endsWith('.json') ? `${JSON.stringify(run, null, 2)}\n` : reportText(run));
  }
}

async function main(asked: Asked): Promise<void> {
  const began = new Date();
  const seed = seedOf(process.env['CANDOR_SEED'], Math.random);
  process.env['CANDOR_SEED'] = String(seed);
  if (asked.isFull) process.env['CANDOR_FULL'] = '1';
  const turn = asked.isFull ? 'all' : turnOf(asked.turn, git('rev-parse', 'HEAD^{tree}'));
  rmSync(folder, { recursive: true, force: true });
  const results: StageResult[] = [];
  const display = new Display(process.stdout);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!wasInterrupted()) display.say('Stopping');
      void stopChildren();
    });
  await runAll(asked, turn, display, results);
  display.close();
  const run = runResult(asked, { seed, turn }, began, results);
  write(run, asked.results);
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`\n${failureText(name, failure, failure.again)}`);
  if (run.wasInterrupted) console.log('\nInterrupted: this is what was done so far.');
  console.log(`\n${lastLine(run.passed, run.failed)}`);
  process.exitCode = run.wasInterrupted ? 130 : run.failed === 0 ? 0 : 1;
}

let asked: Asked | undefined;
try {
  asked = parseArguments(process.argv.slice(2));
} catch (error) {
  console.error(`${(error instanceof Error ? error.message : String(error)).split('. To ')[0]}\n\n${usage}`);
  process.exitCode = 2;
}
if (asked?.wantsHelp) console.log(usage);
else if (asked) await main(asked);
