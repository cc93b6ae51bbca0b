// What `npm test` runs, fastest first. Every stage runs even when an earlier one failed, so that one run shows
// all there is to mend; the last line counts checks and tests together. With --full every screen
// is shown in every language, the inputs are asked a million random edits and a browser makes 21,000: for whoever changes them.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildWebIfStale } from './build-web.ts';
import { findBrowser } from './find-browser.ts';
import { root } from './root.ts';

type Tally = { passed: number; failed: number };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type Stage = { name: string; fast: boolean; run: () => Promise<Tally> };

const fastOnly = process.argv.includes('--fast');
const results = join(root, '.cache', 'test-results');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

const stages: Stage[] = [
  { name: 'format', fast: true, run: () => check(bin('oxfmt'), ['--check', '.']) },
  { name: 'lint', fast: true, run: () => check(bin('oxlint'), ['--deny-warnings']) },
  { name: 'types', fast: true, run: () => check(bin('tsc'), ['--noEmit']) },
  { name: 'dead code', fast: true, run: () => check(bin('knip'), []) },
  { name: 'unit and property', fast: true, run: unit },
  { name: 'database', fast: false, run: () => vitest('database', ['database']) },
  { name: 'build', fast: false, run: build },
  { name: 'browser', fast: false, run: playwright },
];

/** The inner loop asks in one time zone, the whole run in two. */
function unit(): Promise<Tally> {
  return vitest('unit', fastOnly ? ['unit-manila'] : ['unit-manila', 'unit-new-york']);
}

async function build(): Promise<Tally> {
  await buildWebIfStale((line) => console.log(`  ${line}`));
  return { passed: 1, failed: 0 };
}

async function check(command: string, args: string[]): Promise<Tally> {
  const code = await execute(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(name: string, projects: string[]): Promise<Tally> {
  const file = join(results, `${name}.json`);
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const code = await execute(bin('vitest'), [
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  for (const { name: path, assertionResults } of report.testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed')
        console.log(`  failed: ${relative(root, path)} › ${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
  return tally(report.numPassedTests, report.numFailedTests, code);
}

async function playwright(): Promise<Tally> {
  const file = join(results, 'browser.json');
  const chromium = await findBrowser((line) => console.log(`  ${line}`));
  const code = await execute(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    {
      CANDOR_CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  if (stats.flaky > 0) console.log(`  ${stats.flaky} passed only when asked again: named above as flaky`);
  return tally(stats.expected + stats.flaky, stats.unexpected, code);
}

/** A runner that failed without a failed test (a crash, a broken setup, no test at all) is a failure too. */
function tally(passed: number, failed: number, code: number): Tally {
  if (failed > 0) return { passed, failed };
  return code === 0 && passed > 0 ? { passed, failed: 0 } : { passed, failed: 1 };
}

function execute(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

if (process.argv.includes('--full')) process.env['CANDOR_FULL'] = '1';
const total: Tally = { passed: 0, failed: 0 };
const broken: string[] = [];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const stage of stages.filter(({ fast }) => fast || !fastOnly)) {
  const began = performance.now();
  console.log(`\n— ${stage.name}`);
  const { passed, failed } = await stage.run().catch((error: unknown): Tally => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.push(stage.name);
  console.log(
    `  ${failed === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
}
if (broken.length > 0) console.log(`\nTo mend: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
