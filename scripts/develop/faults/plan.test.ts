import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noteFaults, noteFuzz } from './note-runs.ts';
import { faultKinds, planOf, type Step } from './plan.ts';

function first(seed: number, count: number): Step[] {
  const steps: Step[] = [];
  for (const step of planOf(seed)) {
    if (steps.push(step) === count) break;
  }
  return steps;
}

it('The same seed makes the same plan, and another one another', () => {
  expect(first(7, 60)).toEqual(first(7, 60));
  expect(first(7, 60)).not.toEqual(first(8, 60));
});

it('Every round of a plan has every kind of fault once', () => {
  const kinds = Object.keys(faultKinds).toSorted();
  for (const seed of [1, 2, 3])
    expect(
      first(seed, kinds.length)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(kinds);
});

it('A file of runs adds up what its lines say, by version and over all', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const file = join(folder, 'faults.md');
  const run = {
    commit: 'abc1234',
    seed: 7,
    minutes: 10,
    steps: 20,
    faults: new Map([
      ['kill-server', 12],
      ['callback-twice', 8],
    ]),
    requests: 5_000,
    acknowledged: 1_200,
    checks: 160,
    judged: new Map([
      ['contacts', 14],
      ['acts on money by two', 9],
    ]),
    violations: [],
  };
  noteFaults(file, run);
  noteFaults(file, { ...run, commit: 'def5678', violations: ['step 3: a | b\nc'] });
  const fuzz = {
    commit: 'def5678',
    seed: 1,
    minutes: 4,
    requests: 100_000,
    calls: 300,
    done: 20_000,
    refused: 80_000,
  };
  noteFuzz(file, { ...fuzz, violations: [] });
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(text).toContain('| abc1234 | 1 | 10.0 | 20 | 20 | 1,200 | 0 | 0 |');
  expect(text).toContain('| def5678 | 2 | 14.0 | 20 | 20 | 1,200 | 100,000 | 1 |');
  expect(text).toContain('| all | 3 | 24.0 | 40 | 40 | 2,400 | 100,000 | 1 |');
  expect(text).toContain('callback-twice 16, kill-server 24');
  expect(text).toContain('| step 3: a / b c | contacts 14, acts on money by two 9 |');
});
