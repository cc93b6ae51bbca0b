import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { factWords } from '@candor/services/reads/audit';
import { root } from '../root.ts';
import { factsWritten } from './find-facts.ts';
import { sourceFiles } from './source-files.ts';

/** What is called facts there is of an applicant or a document, and is not written into the audit trail. */
const others =
  /\/(?:lending\/(?:contracts\/lender-on-document|decisions\/gather-facts)|backoffice\/decision-tables\/test-table|payments\/tax\/)|\/testing\//u;

describe('every fact in the audit trail has words', () => {
  it('finds the names that a command writes, also those that depend on something', () => {
    const text = `const facts = { act, ...(isFirst && { firstOfTwo: true }) };
      return { output: null, facts: { ...facts, 'class:1-30': 2 } };`;
    expect(factsWritten('x.ts', text)).toEqual(['act', 'firstOfTwo', 'class:1-30']);
  });

  it('and none of them is missing in the one table', () => {
    const files = sourceFiles().filter(
      (file) => file.startsWith('packages/services/src/') && !file.includes('.test.') && !others.test(file),
    );
    const missing = files.flatMap((file) =>
      factsWritten(file, readFileSync(join(root, file), 'utf8'))
        .filter((key) => !Object.hasOwn(factWords, key))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
    expect(files.length).toBeGreaterThan(200);
  });
});
