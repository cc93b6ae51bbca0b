import { expect, it } from 'vitest';
import { isInShell } from './in-shell.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A145F';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['a web view on Android', `${android}; wv) ${webKit} Version/4.0 Chrome/130.0 Mobile Safari/537.36`, true],
  ['a web view on an iPhone', `${iPhone} Mobile/15E148`, true],
  ['Chrome on Android', `${android}) ${webKit} Chrome/130.0 Mobile Safari/537.36`, false],
  ['Safari on an iPhone', `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, false],
  ['Firefox at a desk', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', false],
])('B31 · notices are offered by a lender’s app alone: %s', (_where, userAgent, isShell) => {
  expect(isInShell(userAgent)).toBe(isShell);
});
