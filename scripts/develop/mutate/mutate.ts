// npm run mutate -- <case> [<case> …] | --all | --list
// Takes a protection out in a copy of the code and runs the test that stands for it: the test, which passes
// with it, must fail. One that passes without what it proves proves nothing.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mutationCases } from './mutate-cases.ts';
import { copyOfTheCode } from './trial/copy-of-the-code.ts';
import { openTrial } from './trial/open-trial.ts';
import type { Verdict } from './trial/verdict.ts';
import { root } from '../../root.ts';

const words: Readonly<Record<Verdict, string>> = {
  noticed: 'fails, as it must',
  'passes without it': 'STILL PASSES',
  'fails as it is': 'FAILS AS IT IS',
  'not run': 'WAS NOT RUN',
};

const asked = process.argv.slice(2);
const names = asked.includes('--all') ? Object.keys(mutationCases) : asked;
if (names.length === 0 || asked.includes('--list')) {
  for (const [name, { protects }] of Object.entries(mutationCases))
    console.log(`${name.padEnd(20)} ${protects}`);
  process.exit(0);
}
for (const name of names) {
  if (!(name in mutationCases)) stop(`${name} is not a case: npm run mutate -- --list names them.`);
  for (const { file, from } of mutationCases[name]!.edits)
    if (!readFileSync(join(root, file), 'utf8').includes(from)) stop(`${file} no longer holds: ${from}`);
}

const tree = copyOfTheCode();
process.chdir(tree);
const trial = openTrial(tree);
let noticed = 0;
try {
  // Side by side what one file proves: as it is, it is run once.
  const fileOf = (name: string) => mutationCases[name]!.test.file;
  for (const name of names.toSorted((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1))) {
    const verdict = await trial.judge(mutationCases[name]!);
    if (verdict === 'noticed') noticed += 1;
    console.log(`${words[verdict].padEnd(18)} ${name}: ${mutationCases[name]!.protects}`);
  }
} finally {
  await trial.close();
  process.chdir(root);
  rmSync(tree, { recursive: true, force: true });
}
console.log(`${noticed} of ${names.length} noticed`);
process.exit(noticed === names.length ? 0 : 1);

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
