import { expect, it } from 'vitest';
import { waitsForWords } from './waits-for-words.ts';

it.each([
  [[], 'No role may decide it: an admin has to give one the permission.'],
  [['Financial controller'], 'Waits for: Financial controller'],
  [['Finance', 'Compliance', 'Admin'], 'Waits for: Finance, Compliance or Admin'],
])('%j', (roles, words) => {
  expect(waitsForWords(roles)).toBe(words);
});
