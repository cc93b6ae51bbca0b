import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { repositoryFiles } from './source-files.ts';
import { findUntidiness, rules } from './tidy.ts';

const isText = (file: string) => !/\.(png|webp|avif|jpg|woff2|ico)$/.test(file);

describe('the repository is tidy', () => {
  it('breaks no rule in any file of the repository', () => {
    const found = repositoryFiles()
      .filter(isText)
      .flatMap((file) => findUntidiness(file, readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  /** Each rule, shown to bite. The bars are taken out first: so this file itself stays tidy. */
  const offences: Record<string, [file: string, text: string]> = {
    'money is never a float': ['packages/domain/src/x.ts', 'const a = parse|Float(b);'],
    'a thing is finished or not there': ['apps/server/src/x.ts', '// TO|DO later'],
    'a test runs, and runs with its fellows': ['packages/domain/src/x.test.ts', "it|.skip('x')"],
    'no test measures how fast the machine is': ['e2e/x.spec.ts', 'const began = performance.now|();'],
    'no unit or database test has a time limit of its own: what hangs is found by one limit for all': [
      'packages/domain/src/x.test.ts',
      '}, 20_00|0);',
    ],
    'no story has a time limit of its own: what hangs is found by one limit for all': [
      'e2e/x.spec.ts',
      'await expect(x).toBeVisible({ time|out: 30_000 });',
    ],
    'words from the glossary: no transaction of money': [
      'packages/domain/src/x.ts',
      'const trans|action = 1;',
    ],
    'no path of one machine': ['docs/x.md', 'see /ro|ot/x'],
    'no style attribute: the content policy refuses it': ['apps/web/src/x.tsx', '<p sty|le={x}>'],
    'no download address in the lockfile or a configuration': ['.npmrc', 'regis|try=x'],
    'the domain has no clock and no chance: time and ids are arguments': [
      'packages/domain/src/x.ts',
      'const now = new Da|te();',
    ],
    'what differs between markets is data of the market': [
      'apps/web/src/x.tsx',
      "if (market === 'p|h') x();",
    ],
    'what differs between payment channels is in the folder of the channel': [
      'apps/server/src/x.ts',
      "if (channel.id === 'dragon|pay') x();",
    ],
    'a comment has at most 110 columns': [
      'packages/domain/src/x.ts',
      `// This sentence is far too long: ${'and on and '.repeat(9)}on.`,
    ],
    'no drawer for everything': ['packages/domain/src/util|s/x.ts', 'export {};'],
  };
  it.each(rules.map(({ name }) => name))('the rule "%s" finds what it forbids', (name) => {
    const [file = '', text = ''] = (offences[name] ?? []).map((part) => part.replace('|', ''));
    expect(findUntidiness(file, text).map(({ rule }) => rule)).toContain(name);
  });

  it.each([
    "if (page.config.market !== 'i|n') x();",
    "const input = { market: 'i|n' };",
    'const channel = collectChannels.i|n[0];',
    'const { timeZone } = markets.p|h;',
    "const hints = { p|h: 'hintPh' };",
    "const market: 'p|h' | 'in' = x;",
    'const account = settings.BANK_ACCOUNT_I|N;',
    "const currency = x as 'PH|P' | 'INR';",
    "if (currency === 'IN|R') x();",
  ])('a market by its name is found in %s', (text) => {
    const found = findUntidiness('packages/services/src/x.ts', text.replace('|', ''));
    expect(found.map(({ rule }) => rule)).toEqual(['what differs between markets is data of the market']);
  });

  it.each([
    "const name = channels['dragon|pay'];",
    'const url = settings.DRAGON|PAY_COLLECT_URL;',
    "import { dragon|payCollect } from '@candor/adapters/dragonpay';",
    'const channels = { dragon|pay: 1 };',
  ])('a payment channel by its name is found in %s', (text) => {
    const found = findUntidiness('apps/server/src/x.ts', text.replace('|', ''));
    expect(found.map(({ rule }) => rule)).toEqual([
      'what differs between payment channels is in the folder of the channel',
    ]);
    expect(findUntidiness('packages/adapters/src/dragonpay/x.ts', text.replace('|', ''))).toEqual([]);
  });

  it('a file of more than 400 lines is found', () => {
    expect(findUntidiness('packages/domain/src/x.ts', '\n'.repeat(401))).toHaveLength(1);
  });
});
