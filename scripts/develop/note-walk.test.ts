import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitNow, noteWalk, walkLine } from './note-walk.ts';

it('A walk is a line of a table, whatever its first fault quotes', () => {
  const result = { seed: 7, steps: 40, compared: 4210, faults: ['owed is 1 | and\n2'], minutes: 6.1 };
  expect(walkLine('abc1234', result)).toBe('| abc1234 | 7 | 40 | 4,210 | 1 | 6.1 | owed is 1 / and 2 |\n');
});

it('A file of walks begins with the head of its table, once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walks-'));
  const file = join(folder, 'runs.md');
  const result = { seed: 1, steps: 2, compared: 3, faults: [], minutes: 0.1 };
  noteWalk(file, commitNow(), result);
  noteWalk(file, commitNow(), { ...result, seed: 2 });
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(text.match(/^\| commit \|/gmu)).toHaveLength(1);
  expect(text.match(/^\| [0-9a-f]{7,} \| [12] \|/gmu)).toHaveLength(2);
});
