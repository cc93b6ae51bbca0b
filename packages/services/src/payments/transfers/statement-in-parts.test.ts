import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';
import { StatementInParts } from './statement-in-parts.ts';

const file = (reference: string) => `Date,Reference,Credit\n2026-11-16,${reference},10.00`;

it('a file that is asked for part by part is read once, and let go after the last', () => {
  const files = new StatementInParts();
  const first = files.read(file('412345678901'), 'one', (text) => readStatement(text));
  expect(first.credits).toHaveLength(1);
  expect(files.read(file('412345678901'), 'one', (text) => readStatement(text))).toBe(first);
  const other = files.read(file('412345678902'), 'two', (text) => readStatement(text));
  expect(other.credits[0]?.reference).toBe('412345678902');
  expect(files.read(file('412345678901'), 'one', (text) => readStatement(text))).toEqual(first);
  files.forget();
  expect(files.read(file('412345678901'), 'one', (text) => readStatement(text))).not.toBe(first);
});
