import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type Reporter, type TestCase, type Vitest } from 'vitest/node';
import { findTool } from '../../find-tools.ts';
import type { MutationCase } from '../mutate-cases.ts';
import { verdictOf, type Told, type Verdict } from './verdict.ts';

/** What the database of all tests is made of before the first: an edit of it needs another one. */
const madeBefore = /^packages\/store\/src\/(?:migrations|database|embedded|testing)\//u;

export type Trial = {
  /** What a case's own test says without the protection; the code is put back afterwards. */
  judge(mutation: MutationCase): Promise<Verdict>;
  close(): Promise<void>;
};

/**
 * Runs test files of a copy of the code, one at a time, in one Vitest: the database, and the modules that no
 * case edits, are there from the second on. What a run says is heard from that run alone.
 */
export function openTrial(folder: string): Trial {
  let told: Told[] = [];
  let isEnough = (_test: Told): boolean => false;
  let vitest: Vitest | undefined;
  const asItIs = new Map<string, readonly Told[]>();
  const listener: Reporter = {
    onTestCaseResult(test) {
      const one: Told = { title: titleOf(test), state: test.result().state };
      told.push(one);
      // What comes after in the file is not waited for.
      if (isEnough(one)) void vitest?.cancelCurrentRun('test-failure');
    },
  };

  async function close(): Promise<void> {
    await vitest?.close();
    vitest = undefined;
  }

  async function run(file: string): Promise<readonly Told[]> {
    told = [];
    vitest ??= await open(folder, listener);
    const project = /\.(?:pg|http)\.test\.ts$/u.test(file) ? 'database' : 'unit-manila';
    const found = await vitest.globTestSpecifications([file]);
    const named = (name: string) => found.filter((each) => each.project.name === name);
    await vitest.runTestSpecifications(named(project).filter((each) => each.moduleId === join(folder, file)));
    return told;
  }

  async function runWithout({ edits, test }: MutationCase): Promise<readonly Told[]> {
    const files = [...new Set(edits.map(({ file }) => file))];
    const before = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    const needsOther = files.some((file) => madeBefore.test(file));
    if (needsOther) await close();
    try {
      for (const { file, from, to } of edits)
        write(
          file,
          read(file).replace(from, () => to),
        );
      isEnough = ({ title, state }) => state === 'failed' && title.includes(test.title);
      return await run(test.file);
    } finally {
      isEnough = () => false;
      for (const [file, text] of before) write(file, text);
      if (needsOther) await close();
    }
  }

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    vitest?.invalidateFile(join(folder, file));
  };

  return {
    async judge(mutation) {
      const { file, title } = mutation.test;
      const before = asItIs.get(file) ?? (await run(file));
      asItIs.set(file, before);
      const stands = verdictOf(title, before, before);
      return stands === 'passes without it' ? verdictOf(title, before, await runWithout(mutation)) : stands;
    },
    close,
  };
}

async function open(folder: string, listener: Reporter): Promise<Vitest> {
  const pooler = findTool('pgbouncer') ?? '';
  Object.assign(process.env, { TEST: 'true', VITEST: 'true', NODE_ENV: 'test', CANDOR_PGBOUNCER: pooler });
  return createVitest({ root: folder, watch: false, maxWorkers: 1, reporters: [listener] });
}

const titleOf = (test: TestCase) => test.fullName.replaceAll(' > ', ' ');
