import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withMeasured } from './performance-page.ts';
import { readResults } from './results-file.ts';

const root = join(import.meta.dirname, '..', '..', '..');

it('docs/performance.md has the figures of bench/results.json and no others', () => {
  const page = readFileSync(join(root, 'docs', 'performance.md'), 'utf8');
  expect(page).toBe(withMeasured(page, readResults(join(root, 'bench', 'results.json'))));
});
