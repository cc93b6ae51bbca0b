// npm run mutate -- <case> [<case> …] | --all | --list
// Takes a protection out in a copy of the code and runs the test that stands for it: the test must fail. One
// that passes without what it proves proves nothing.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutationCases, type MutationCase } from './mutate-cases.ts';
import { root } from '../../root.ts';

const copied = [
  'apps',
  'packages',
  'scripts',
  'config',
  'docs',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

const asked = process.argv.slice(2);
const names = asked.includes('--all') ? Object.keys(mutationCases) : asked;
if (names.length === 0 || asked.includes('--list')) {
  for (const [name, { protects }] of Object.entries(mutationCases))
    console.log(`${name.padEnd(20)} ${protects}`);
  process.exit(0);
}
const unknown = names.find((name) => !(name in mutationCases));
if (unknown !== undefined) stop(`${unknown} is not a case: npm run mutate -- --list names them.`);

const tree = copyOfTheCode();
let proved = 0;
try {
  for (const name of names) {
    const isProved = failsWithout(tree, mutationCases[name]!);
    if (isProved) proved += 1;
    console.log(
      `${isProved ? 'fails, as it must' : 'STILL PASSES      '}  ${name}: ${mutationCases[name]!.protects}`,
    );
  }
} finally {
  rmSync(tree, { recursive: true, force: true });
}
process.exit(proved === names.length ? 0 : 1);

/** Packages point into the copy, everything else into what is installed. */
function copyOfTheCode(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-mutate-'));
  const filter = (path: string) => !/\/(?:node_modules|dist|\.cache)$/u.test(path);
  for (const entry of copied) cpSync(join(root, entry), join(folder, entry), { recursive: true, filter });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@candor'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@candor') symlinkSync(join(root, 'node_modules', entry), join(modules, entry));
  }
  for (const area of ['packages', 'apps']) {
    for (const entry of readdirSync(join(folder, area))) {
      symlinkSync(join(folder, area, entry), join(modules, '@candor', entry));
    }
  }
  return folder;
}

/** Whether the case's own test fails without the protection; the code is put back afterwards. */
function failsWithout(folder: string, { edits, test }: MutationCase): boolean {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]));
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) stop(`${file} no longer holds: ${from}`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  const report = join(folder, 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const project = /\.(?:pg|http)\.test\.ts$/u.test(test.file) ? 'database' : 'unit-manila';
  const args = [vitest, 'run', '--root', folder, '--project', project, test.file, '--reporter=json'];
  spawnSync(process.execPath, [...args, `--outputFile=${report}`], { cwd: folder, stdio: 'ignore' });
  for (const [file, text] of before) writeFileSync(join(folder, file), text);
  const outcome = failedTitles(report);
  return outcome.some((title) => title.includes(test.title));
}

/** Only tests that ran and failed: a file that could not even be loaded proves nothing. */
function failedTitles(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
