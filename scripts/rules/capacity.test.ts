import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const text = read('docs/capacity.md');

it('what an act costs stands in docs/capacity.md as the last measurement printed it', () => {
  const { capacity } = JSON.parse(read('bench/results.json')) as {
    capacity: { lines: { what: string; value: string }[] };
  };
  const [, table = ''] = /^\| act \| measured \|\n\|---\|---\|\n((?:\|.*\n)+)/mu.exec(text) ?? [];
  expect(table.trim().split('\n')).toEqual(capacity.lines.map(({ what, value }) => `| ${what} | ${value} |`));
});

it('every other figure of a table says whether it was measured, counted or extrapolated', () => {
  const [, day = ''] = /^\| what a day costs [^\n]*\n\|[-|]+\n((?:\|.*\n)+)/mu.exec(text) ?? [];
  const rows = day.trim().split('\n');
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.filter((row) => !/\| (?:measured|counted|extrapolated)/u.test(row))).toEqual([]);
  expect(text).toContain('All of it is extrapolated from the figures above.');
});
