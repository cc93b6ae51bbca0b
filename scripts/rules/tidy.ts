import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketIds, markets } from '@candor/markets';
import { root } from '../root.ts';

export type Untidiness = { file: string; line: number; rule: string; text: string };

type Rule = {
  readonly name: string;
  /** Which files it looks at. */
  readonly where: (file: string) => boolean;
  readonly pattern: RegExp;
};

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !isTest(file);
const isOurs = (file: string) =>
  !file.startsWith('scripts/rules/') && file !== 'package-lock.json' && file !== 'LICENSE';

/**
 * Doubles that only guide a search here; exact arithmetic decides, and a slow second implementation agrees.
 */
const searchesInDoubles = new Set([
  'packages/domain/src/rate/dated-equation.ts',
  'packages/domain/src/rate/equation.ts',
  'packages/domain/src/schedule/level-instalment.ts',
]);

/** Code that decides something, outside of what is there for tests. */
const decides = (file: string) =>
  // The simulator plays borrowers, staff and vendors of the markets and channels that there are.
  isCode(file) && !file.includes('/testing/') && /^(?:packages\/(?!simulator\/)|apps\/)/.test(file);

/** A line that is no comment, up to what is looked for. */
const inCode = '^(?!\\s*(?:\\*|//|/\\*)).*';
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const id = anyOf(marketIds);
const currency = anyOf(marketIds.map((market) => markets[market].currency.code));
/** A word of the language may be a market's id ("in"): a table of markets is known by the first of them. */
const [firstId = ''] = marketIds;
const marketByName = new RegExp(
  `${inCode}${anyOf([
    `\\bmarket\\w*\\s*(?:[!=]==|[:=?])\\s*'${id}'`,
    `\\b(?:markets|\\w+(?:s|Of|Rules))\\.${id}\\b(?=[.;,)\\[(]|$)`,
    `(?:^|[{,(])\\s*${firstId}(?:,|: )`,
    `'${firstId}'`,
    `[A-Z]_${id.toUpperCase()}\\b`,
    `(?:[!=]==|\\bas|\\||\\bcurrency:)\\s*'${currency}'`,
  ])}`,
  'u',
);

const vendorTable = 'packages/adapters/src/channels/vendors.ts';
const vendors = [
  ...readFileSync(join(root, vendorTable), 'utf8').matchAll(/from '\.\.\/([a-z0-9-]+)\//gu),
].map(([, folder = '']) => folder);
const isOfVendor = (file: string) =>
  file === vendorTable || vendors.some((vendor) => file.startsWith(`packages/adapters/src/${vendor}/`));

/**
 * Style that matters, executed. Each rule is a line that somebody would otherwise have to say in a review.
 */
export const rules: readonly Rule[] = [
  {
    name: 'money is never a float',
    where: (file) =>
      isCode(file) &&
      /^packages\/(domain|markets|store|services)\//.test(file) &&
      !searchesInDoubles.has(file),
    pattern: /\bparseFloat\b|\.toFixed\(|Number\(\s*\w*[aA]mount/,
  },
  {
    name: 'a thing is finished or not there',
    where: (file) => isOurs(file) && (isCode(file) || /\.(css|sql)$/.test(file)),
    pattern: /\b(TODO|FIXME|XXX|not implemented|coming soon|lorem ipsum)\b/i,
  },
  {
    name: 'a test runs, and runs with its fellows',
    where: isTest,
    pattern: /\b(it|test|describe)\.(skip|only|todo|fixme)\b|\.skipIf\(|\.runIf\(/,
  },
  {
    name: 'no test measures how fast the machine is',
    where: isTest,
    pattern: /\bperformance\.now\(\)|\bprocess\.hrtime|expect\(Date\.now\(\) -|\bvi\.wait(?:For|Until)\(/,
  },
  {
    name: 'no unit or database test has a time limit of its own: what hangs is found by one limit for all',
    where: (file) => /\.test\.tsx?$/.test(file),
    pattern: /^\s*\}, [\d_]+\);$|\btimeout: [\d_]+/,
  },
  {
    // Two seconds and less are steps of a loop that goes on until it is so.
    name: 'no story has a time limit of its own: what hangs is found by one limit for all',
    where: (file) => /^e2e\/.*\.ts$/.test(file) && file !== 'e2e/playwright.config.ts',
    pattern: /\btest\.(?:setTimeout|slow)\(|\btimeout: (?:[3-9]|\d\d+)_000/,
  },
  {
    name: 'words from the glossary: no transaction of money',
    // The heads of a bank's file are the bank's words.
    where: (file) =>
      isCode(file) &&
      /^(packages\/domain|packages\/markets)\//.test(file) &&
      !file.endsWith('/bank-presets.ts'),
    pattern: /transaction/i,
  },
  {
    name: 'no path of one machine',
    where: (file) => isOurs(file),
    pattern: /(?<![\w.])\/(?:root|home\/[a-z]+|work)\//,
  },
  {
    name: 'no style attribute: the content policy refuses it',
    where: (file) => /^(apps\/web|apps\/console|packages\/ui)\/.*\.tsx$/.test(file) && !isTest(file),
    pattern: /\bstyle=\{/,
  },
  {
    name: 'no download address in the lockfile or a configuration',
    where: (file) => file === 'package-lock.json' || file.endsWith('.npmrc'),
    pattern: /"resolved": *"https?:|registry *=/,
  },
  {
    name: 'the domain has no clock and no chance: time and ids are arguments',
    where: (file) => isCode(file) && /^packages\/domain\/src\/(?!testing\/)/.test(file),
    pattern: /\bnew Date\b|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b|\brandomUUID\b/,
  },
  {
    name: 'what differs between markets is data of the market',
    where: (file) =>
      decides(file) &&
      !/\.generated\.ts$|^packages\/(?:markets\/src\/[a-z]{2}|ui\/src\/inputs\/demo)\//.test(file) &&
      !isOfVendor(file),
    pattern: marketByName,
  },
  {
    // An address that was given out, and the worked examples of the ledger, bear a channel's name: contract
    // and domain decide nothing by it.
    name: 'what differs between payment channels is in the folder of the channel',
    where: (file) => decides(file) && !/^packages\/(?:contract|domain)\//.test(file) && !isOfVendor(file),
    pattern: new RegExp(
      `${inCode}\\b${anyOf(vendors.flatMap((vendor) => [vendor, `${vendor.toUpperCase()}_`]))}`,
      'u',
    ),
  },
  {
    // The formatter wraps code and stops at comments. A table of commands is as wide as it is.
    name: 'a comment has at most 110 columns',
    where: (file) => isCode(file) && !file.includes('.generated.'),
    pattern: /^(?=.{111,}$)\s*(?:\/\/|\/?\*)(?!.*(?:oxlint-disable|npm run |https?:\/\/))/u,
  },
  {
    name: 'no drawer for everything',
    where: (file) => isCode(file) && /(^|\/)(utils?|helpers?|common|misc|manager)(\/|\.tsx?$)/.test(file),
    pattern: /^/,
  },
];

/** Four hundred lines need a reason; these have one. */
const longFiles: Readonly<Record<string, string>> = {
  'apps/server/src/worker/webhooks.pg.test.ts': 'one receiver in each of its moods, with one set of hands',
  'docs/schema.sql': 'generated: the whole schema in one place',
  'packages/store/src/database/rows.generated.ts': 'generated: the rows of every statement, a line each',
  'scripts/develop/mutate/mutate-cases.ts': 'a table: each protection, the lines that are it, and its test',
  'apps/server/src/settings/read-settings.ts': 'a table: every setting there is, as .env.example prints it',
  'packages/store/src/migrations/0003-lending.sql':
    'every table of lending under the picture that explains them',
};

const longestFile = 400;

export function findUntidiness(file: string, text: string): Untidiness[] {
  const lines = text.split('\n');
  const broken = rules
    .filter(({ where }) => where(file))
    .flatMap(({ name, pattern }) => {
      const index = lines.findIndex((line) => pattern.test(line));
      return index < 0 ? [] : [{ file, line: index + 1, rule: name, text: (lines[index] ?? '').trim() }];
    });
  const isTooLong = /\.(ts|tsx|css|sql)$/.test(file) && lines.length > longestFile && !(file in longFiles);
  return isTooLong
    ? [...broken, { file, line: lines.length, rule: 'a file holds one idea', text: `${lines.length} lines` }]
    : broken;
}
