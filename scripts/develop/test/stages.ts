import { globSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '../build-apps.ts';
import { findBrowser, findHeadlessShell, findOtherEngines, type OtherEngines } from '../find-browser.ts';
import { fetchTools, findTool } from '../find-tools.ts';
import { root } from '../../root.ts';
import { runChild, wasInterrupted, type Ended } from './child.ts';
import type { Failure, FileTime, TestEvent } from './events.ts';
import { plain, skippedNotes } from './lines.ts';
import { browserPattern, matchBrowser, matchVitest, titlePattern, type Matches } from './match.ts';
import type { Asked } from './arguments.ts';
import type { StageResult } from './results.ts';
import { storiesOf, type Turn } from './turns.ts';

export type Outcome = Pick<StageResult, 'passed' | 'failed' | 'notes' | 'failures' | 'files'>;
export type Stage = {
  readonly name: string;
  readonly run: (report: (event: TestEvent) => void) => Promise<Outcome>;
};

const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const vitestCli = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const playwrightCli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const reporter = (tool: string) => join(import.meta.dirname, `${tool}-reporter.ts`);

/** A tool's own output is the message, and its end says most. */
const longestOutput = 40;

const nothing: Outcome = { passed: 0, failed: 0, notes: [], failures: [], files: [] };
export const nothingMatches = 'nothing matches';
const unmatched: Outcome = { ...nothing, notes: [nothingMatches] };

/**
 * What runs, in groups: the next begins when the one before is over, whatever it found, so that one run shows
 * every failure. Within the first, two run side by side, so that the build need not wait for the checks.
 */
export function stagesFor(asked: Asked, turn: Turn): Stage[][] {
  const { words, isFast } = asked;
  const zones = isFast ? ['unit-manila'] : ['unit-manila', 'unit-new-york'];
  const unit: Stage = {
    name: 'unit and property',
    run: async (report) => {
      if (words.length === 0) fetchTools();
      return vitest(zones, words, report);
    },
  };
  const database: Stage = {
    name: 'database',
    run: (report) => vitest(['database'], words, report, databaseWorkers),
  };
  const browser = prepared(words, turn);
  const groups = [
    [
      ...(isFast ? [] : [browser.prepare]),
      ...(words.length > 0
        ? []
        : [
            check('types', bin('tsc'), ['--noEmit'], 'npm run types'),
            check('dead code', bin('knip'), [], 'npx knip'),
            check('lint', bin('oxlint'), ['--deny-warnings'], 'npm run lint'),
            check('format', bin('oxfmt'), ['--check', '.'], 'npm run format'),
          ]),
    ],
    [unit],
    ...(isFast ? [] : [[database], [browser.run]]),
  ];
  return groups.filter((group) => group.length > 0);
}

function check(name: string, command: string, args: readonly string[], again: string): Stage {
  return {
    name,
    run: async () => {
      const { code, output } = await runChild(command, args);
      if (code === 0) return { ...nothing, passed: 1 };
      if (wasInterrupted()) return nothing;
      return failedWith({ title: 'found something', message: plain(output, root, longestOutput) }, again);
    },
  };
}

export function failedWith(failure: Failure, again: string): Outcome {
  return { ...nothing, failed: 1, failures: [{ ...failure, again }] };
}

/** A test waits for PostgreSQL as long as it works: three of them keep two cores busy. */
const databaseWorkers = ['--maxWorkers', '3'];

async function vitest(
  projects: readonly string[],
  words: readonly string[],
  report: (event: TestEvent) => void,
  more: readonly string[] = [],
): Promise<Outcome> {
  const base = [
    vitestCli,
    'run',
    ...more,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter',
    reporter('vitest'),
  ];
  const tests = new Collected(report);
  const heard = { onEvent: tests.onEvent, env: { CANDOR_PGBOUNCER: findTool('pgbouncer') ?? '' } };
  if (words.length === 0) return tests.outcome(await runChild(process.execPath, base, heard));
  const { whole, byTitle } = await matchVitest(projects, words);
  const absolute = (files: readonly string[]) => files.map((file) => join(root, file));
  const runs = [
    ...(whole.length > 0 ? [absolute(whole)] : []),
    ...(byTitle.length > 0 ? [['--passWithNoTests', '-t', titlePattern(words), ...absolute(byTitle)]] : []),
  ];
  if (runs.length === 0) return unmatched;
  let ended: Ended = { code: 0, output: '' };
  for (const args of runs) {
    const { code, output } = await runChild(process.execPath, [...base, ...args], heard);
    ended = { code: ended.code || code, output: ended.output + output };
  }
  return tests.outcome(ended, whole.length === 0);
}

/** The one spec that needs more than Chromium. */
const otherEngines = 'e2e/other-engines.spec.ts';
const allStories = () => globSync('e2e/*.spec.ts', { cwd: root });
const isNamed = (file: string, { whole, byTitle }: Matches) => whole.includes(file) || byTitle.includes(file);

/**
 * The pages are built and the browsers found while the types are checked; the stories run when all else has.
 */
function prepared(words: readonly string[], turn: Turn): { prepare: Stage; run: Stage } {
  let chromium: { readonly CANDOR_CHROMIUM: string; readonly CANDOR_WHOLE_CHROMIUM: string } | undefined;
  let others: OtherEngines = { env: {}, missing: [] };
  let matches: Matches | undefined;
  const prepare: Stage = {
    name: 'build',
    run: async () => {
      if (words.length > 0) {
        matches = matchBrowser(words);
        if (matches.whole.length + matches.byTitle.length === 0) return unmatched;
      }
      await buildIfStale(() => {});
      const whole = await findBrowser(() => {});
      chromium = { CANDOR_CHROMIUM: findHeadlessShell() ?? whole, CANDOR_WHOLE_CHROMIUM: whole };
      if (matches ? isNamed(otherEngines, matches) : storiesOf(turn, allStories()).includes(otherEngines))
        others = findOtherEngines(() => {});
      return { ...nothing, passed: 1 };
    },
  };
  const run: Stage = {
    name: 'browser',
    run: async (report) => {
      if (matches && matches.whole.length + matches.byTitle.length === 0) return unmatched;
      if (!chromium) return { ...nothing, notes: ['not run: there are no pages or no browser, see build'] };
      const args = [playwrightCli, 'test', '--config', 'e2e/playwright.config.ts', '--retries=0'];
      const only = matches ? ['--pass-with-no-tests', '--grep', browserPattern(words, matches)] : [];
      const named = matches ? [...matches.whole, ...matches.byTitle] : storiesOf(turn, allStories());
      const files = named.map((file) => `/${file.replaceAll('.', String.raw`\.`)}$`);
      const tests = new Collected(report);
      const ended = await runChild(
        process.execPath,
        [...args, `--reporter=${reporter('playwright')}`, ...only, ...files],
        { onEvent: tests.onEvent, env: { ...chromium, ...others.env } },
      );
      const outcome = tests.outcome(ended, matches?.whole.length === 0);
      return { ...outcome, notes: [...outcome.notes, ...others.missing] };
    },
  };
  return { prepare, run };
}

/** What a tool's reporter told so far: enough also when the tool is stopped in the middle. */
class Collected {
  #passed = 0;
  readonly #failures: Failure[] = [];
  readonly #skipped: string[] = [];
  readonly #files: FileTime[] = [];
  readonly #report: (event: TestEvent) => void;

  constructor(report: (event: TestEvent) => void) {
    this.#report = report;
  }

  readonly onEvent = (event: TestEvent): void => {
    if (event.kind === 'failed') this.#failures.push(event.failure);
    if (event.kind === 'skipped') this.#skipped.push(event.why);
    if (event.kind === 'done') {
      this.#passed += event.passed;
      this.#files.push({ file: event.file, durationMs: event.durationMs });
    }
    this.#report(event);
  };

  /** A tool that failed without a failed test (a crash, a broken setup, no test at all) is a failure too. */
  outcome({ code, output }: Ended, mayBeEmpty = false): Outcome {
    const failures = this.#failures.map((failure) => ({
      ...failure,
      message: plain(failure.message, root),
      again: failure.file ? `npm test -- ${failure.file}` : 'npm test',
    }));
    const counted = { passed: this.#passed, notes: skippedNotes(this.#skipped), files: this.#files };
    if (failures.length > 0 || wasInterrupted()) return { ...counted, failed: failures.length, failures };
    if (code === 0 && this.#passed === 0 && mayBeEmpty && this.#skipped.length === 0) return unmatched;
    if (code === 0 && this.#passed > 0) return { ...counted, failed: 0, failures };
    const title = this.#passed === 0 ? 'no test was run' : 'it failed, and no test did';
    const message = plain(output.split('\n').slice(-longestOutput).join('\n'), root, longestOutput);
    return {
      ...counted,
      failed: 1,
      failures: [
        { title, message: message || counted.notes.join('; ') || `exit code ${code}`, again: 'npm test' },
      ],
    };
  }
}
