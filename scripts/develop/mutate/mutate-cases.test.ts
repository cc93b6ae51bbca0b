import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutationCases } from './mutate-cases.ts';
import { root } from '../../root.ts';

/**
 * Trying them all takes minutes (npm run mutate -- --all); that each still names something is seen at once.
 */
describe.each(Object.entries(mutationCases))('the case %s', (_name, { edits, test }) => {
  it('takes out lines that are there', () => {
    for (const { file, from } of edits) {
      expect(readFileSync(join(root, file), 'utf8').split(from).length - 1, `${file}: ${from}`).toBe(1);
    }
  });

  it('names a test that is there', () => {
    expect(readFileSync(join(root, test.file), 'utf8')).toContain(test.title);
    // A run tells the title with its values.
    expect(test.title).not.toMatch(/%[a-z]/u);
  });
});
