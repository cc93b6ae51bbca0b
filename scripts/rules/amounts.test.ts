import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { amountNames, findAmounts } from './find-amounts.ts';

/** Where amounts are shown and written: screens, handlers, messages, papers. */
const shown = [
  '{apps/web,apps/devtools,apps/console,packages/ui}/src/**/*.{ts,tsx}',
  'apps/server/src/handlers/**/*.ts',
  'packages/services/src/**/*-{words,messages,paper}.ts',
  'packages/services/src/{lending/contracts,customers/messages,payments/receipts}/**/*.ts',
];

const exceptions: ReadonlyMap<string, string> = new Map([
  [
    'packages/ui/src/money/total-of-rows.ts',
    'the line under the rows of a screen is made here and nowhere else',
  ],
  ['apps/console/src/sections/portfolio/figures.ts', 'a chart is drawn in thousands or millions'],
  ['apps/web/src/screens/product/working-text.ts', 'the working of a row is grouped as amounts are'],
  ['packages/services/src/lending/products/judgement-words.ts', 'a percentage is rounded for the eye'],
]);

const sourcesOf = (...globs: string[]) =>
  globs
    .flatMap((glob) => globSync(glob, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\/testing\//u.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const names = amountNames(sourcesOf('packages/contract/src/**/*.ts'));

describe('an amount is computed by the read that answers for it, and shown by everything else', () => {
  it('in every screen, handler, message and paper', () => {
    const sources = sourcesOf(...shown);
    expect(sources.length).toBeGreaterThan(900);
    const found = findAmounts(sources, names);
    expect(found.filter(({ file }) => !exceptions.has(file))).toEqual([]);
    // An exception that excepts nothing any more is taken from the list.
    expect(new Set(found.map(({ file }) => file))).toEqual(new Set(exceptions.keys()));
  });

  it('the contract says which names are amounts, and which say nothing by themselves', () => {
    for (const name of ['amount', 'fee', 'minor', 'owedAfter', 'principal', 'toPay'])
      expect(names, name).toContain(name);
    // Counts, days and marks have these names too.
    for (const name of ['left', 'most', 'now', 'state', 'today', 'loans'])
      expect(names, name).not.toContain(name);
  });

  const rulesBrokenBy = (text: string) =>
    findAmounts([{ file: 'apps/web/src/x.tsx', text: `const x = ${text};` }], names).map(({ rule }) => rule);

  it.each([
    'amount + fee',
    'offer.after.costToTheEnd - offer.before.costToTheEnd',
    '(page.costSoFar / page.amount) * 100',
    'Number(amount) / 100',
    'BigInt(later) - x',
    '2n * x',
    'rows.reduce((sum, { fee }) => sum + fee, 0)',
    '() => { owed -= group.amount; }',
    '(amount ?? 0) - y',
  ])('%s is found', (text) => {
    expect(rulesBrokenBy(text)).toEqual(['an amount is computed']);
  });

  it.each(['rows.reduce((sum, row) => sum + row[part], 0)', 'rows.reduce((sum, row) => sum + of(row), 0)'])(
    '%s is found',
    (text) => {
      expect(rulesBrokenBy(text)).toEqual(['rows are summed up']);
    },
  );

  it.each(["cents.padEnd(2, '0')", "digits.padStart(3, '0')", 'amount.toFixed(2)', 'Number(fee).toFixed(0)'])(
    '%s is found',
    (text) => {
      expect(rulesBrokenBy(text)).toEqual(['an amount is written by hand']);
    },
  );

  it.each([
    'totalOfRows(rows, ({ fee }) => fee)',
    'amount > fee ? -amount : BigInt(fee)',
    '`${amount} of ${fee}`',
    "`${say('fee')}` + fee",
    'place + 1',
    'percent.toFixed(2)',
    "String(hour).padStart(2, '0')",
  ])('%s is no computation', (text) => {
    expect(rulesBrokenBy(text)).toEqual([]);
  });
});
