import { expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { declaredNames } from './declared-names.ts';
import { words } from './words.ts';

const routeWords =
  `noticed argued approach strung cautious evidence tangible machinery motionless dusty removed wishing
  disclosed lamp monster footholds glad`.split(/\s+/u);

const lendingWords =
  `loan debt borrow lend repay credit interest bank cash coin fee fund mortgage money pay penalty rate
  rupee peso tax wallet`.split(/\s+/u);

it('W2 · the words are many, single and each there once', () => {
  expect(words.length).toBeGreaterThanOrEqual(700);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => !/^[a-z]{3,12}$/u.test(word))).toEqual([]);
});

it('no word is a screen of the app, a word of lending or a declared name', () => {
  const { groups, paths } = declaredNames(calls);
  const parts = paths.flatMap((path) => path.split('/'));
  const plain = new Set([...routeWords, ...lendingWords, ...Object.values(groups).flat(), ...parts]);
  expect(words.filter((word) => plain.has(word))).toEqual([]);
});
