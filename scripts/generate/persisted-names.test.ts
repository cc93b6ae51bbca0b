import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addNames, goneNames, namesFile, persistedNames } from './persisted-names.ts';
import { root } from '../root.ts';

const written = readFileSync(join(root, namesFile), 'utf8');

describe('names that are stored', () => {
  it('are never renamed: rows, settings and integrators hold the old one', () => {
    expect(goneNames(written, persistedNames())).toEqual([]);
  });

  it('are all in the file (npm run docs:generate adds new ones)', () => {
    expect(addNames(written, persistedNames())).toBe(written);
  });

  it('are looked for in more than a few places', () => {
    const names = persistedNames();
    expect(names['natural keys of entries, by the example of each event']).toContain(
      'receive:ph:dragonpay:UDC5FWM7',
    );
    expect(names['tables and columns']).toEqual(expect.arrayContaining(['loan.order_id', 'payment.loan_id']));
    expect(Object.values(names).every((section) => section.length > 3)).toBe(true);
  });
});

describe('the checker itself', () => {
  const file = 'About names.\n\n## commands\n\nloan.open\nloan.receive\n';

  it('finds a name that was renamed', () => {
    expect(goneNames(file, { commands: ['loan.open', 'loan.take-in'] })).toEqual(['commands: loan.receive']);
  });

  it('adds a new name and keeps one that is gone', () => {
    expect(addNames(file, { commands: ['loan.open', 'loan.close'] })).toBe(
      'About names.\n\n## commands\n\nloan.close\nloan.open\nloan.receive\n',
    );
  });
});
