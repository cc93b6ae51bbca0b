import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ledgerDocument } from './ledger-document.ts';

it('docs/ledger.md is the posting table of this version: npm run docs:generate writes it', () => {
  const written = readFileSync(new URL('../../../../docs/ledger.md', import.meta.url), 'utf8');
  expect(written).toBe(ledgerDocument({ market: 'ph', currency: 'PHP' }));
});
