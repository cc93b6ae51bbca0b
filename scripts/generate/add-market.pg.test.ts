import { spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '../root.ts';
import { marketFiles } from './market-registry.ts';

/**
 * A copy of what runs, inside the checkout so that installed packages resolve; its own packages are its own.
 */
let tree = '';
const inTree = (...path: string[]) => join(tree, ...path);
const marketFolder = 'packages/markets/src/lk';
const channelFolder = 'packages/adapters/src/paynow';
const walk = 'scripts/generate/third-market-walk.ts';
const sources = [
  '{packages,apps}/*/src/**/*.*',
  '{packages,apps}/*/package.json',
  'config/**/*.json',
  '.env.example',
  walk,
];

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  tree = mkdtempSync(join(root, '.cache', 'add-market-'));
  for (const file of sourcesIn(root)) {
    mkdirSync(dirname(inTree(file)), { recursive: true });
    cpSync(join(root, file), inTree(file));
  }
  mkdirSync(inTree('node_modules', '@candor'), { recursive: true });
  for (const manifest of globSync('{packages,apps}/*/package.json', { cwd: tree })) {
    const name = basename(dirname(manifest));
    symlinkSync(inTree(dirname(manifest)), inTree('node_modules', '@candor', name));
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function sourcesIn(folder: string): string[] {
  return globSync(sources, { cwd: folder }).filter(
    (file) => /\.\w+$/u.test(file) && !/\.test\.tsx?$/u.test(file),
  );
}

/**
 * The Philippines' law under another name, money, time and telephone: what makes it another market is all in
 * its folder.
 */
function writeMarket(): void {
  const from = 'packages/markets/src/ph';
  mkdirSync(inTree(marketFolder));
  for (const file of globSync('**/*.{ts,json}', { cwd: join(root, from) })) {
    mkdirSync(dirname(inTree(marketFolder, file)), { recursive: true });
    const written = readFileSync(join(root, from, file), 'utf8').replaceAll("'ph-", "'lk-");
    writeFileSync(inTree(marketFolder, file), file === 'profile.ts' ? profileOf(written) : written);
  }
}

function profileOf(written: string): string {
  const changes: readonly (readonly [string | RegExp, string])[] = [
    ["id: 'ph'", "id: 'lk'"],
    ["callSuffix: ''", "callSuffix: '-lk'"],
    [/countryName: .*\n\s*place: .*\n/u, "countryName: 'Sri Lanka',\n  place: 'Sri Lanka',\n"],
    [
      /currency: .*\n/u,
      "currency: { code: 'LKR', sign: 'Rs', marks: [], minorDigits: 2, grouping: 'thousands' },\n",
    ],
    ['Asia/Manila', 'Asia/Colombo'],
    ["countryCode: '63'", "countryCode: '94'"],
    [
      /bare: .*\n\s*pattern: .*\n\s*starts: .*\n\s*digits: .*\n/u,
      "bare: /^(?:\\+?94|0)/,\n    pattern: /^(?:\\+?94|0)7\\d{8}$/,\n    starts: ['07'],\n    digits: 10,\n",
    ],
    ["example: '09171234567'", "example: '0712345678'"],
  ];
  return changes.reduce((profile, [from, to]) => {
    const changed = profile.replace(from, () => to);
    expect(changed, String(from)).not.toBe(profile);
    return changed;
  }, written);
}

function writeChannel(): void {
  mkdirSync(inTree(channelFolder));
  const channel = readFileSync(join(root, 'packages/adapters/src/channels/testing/paynow.ts'), 'utf8')
    .replace("'../channel.ts'", "'../channels/channel.ts'")
    .replace("'../../settings/index.ts'", "'../settings/index.ts'");
  writeFileSync(inTree(channelFolder, 'channel.ts'), channel);
  const table = inTree('packages/adapters/src/channels/vendors.ts');
  writeFileSync(table, `${readFileSync(table, 'utf8')}export { paynow } from '../paynow/channel.ts';\n`);
}

/** Lines of a file that the other version does not have, and the other way round. */
function changedLines(file: string): number {
  const [before, after] = [root, tree].map((folder) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const missing = (some: string[] = [], others: string[] = []) =>
    some.filter((line) => !others.includes(line)).length;
  return Math.max(missing(before, after), missing(after, before));
}

async function run(script: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: tree,
    env: { ...process.env, CANDOR_CLUSTER: inject('testClusterUrl'), NO_COLOR: '1' },
  });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  return code === 0 ? '' : `${out}\n${err}`;
}

it('a market is a folder, a channel a folder and a line: they compile, lend, are repaid, and the books tie', async () => {
  writeMarket();
  writeChannel();
  const generated = await marketFiles(tree);
  for (const [path, written] of Object.entries(generated)) writeFileSync(inTree(path), written);

  const before = new Set(sourcesIn(root));
  const added = sourcesIn(tree).filter((file) => !before.has(file));
  const homeOf = (file: string) => (file.startsWith(`${marketFolder}/`) ? marketFolder : dirname(file));
  expect([...new Set(added.map(homeOf))].toSorted()).toEqual([channelFolder, marketFolder]);
  const changed = [...before].filter((file) => !(file in generated) && changedLines(file) > 0);
  expect(changed.map((file) => [file, changedLines(file)])).toEqual([
    ['packages/adapters/src/channels/vendors.ts', 1],
  ]);

  const config = {
    extends: join(root, 'tsconfig.json'),
    include: ['packages/*/src', 'apps/*/src', walk],
    exclude: ['**/testing/**'],
  };
  writeFileSync(inTree('tsconfig.json'), JSON.stringify(config));
  writeFileSync(
    inTree('cluster.ts'),
    "export default (project) => project.provide('testClusterUrl', process.env.CANDOR_CLUSTER);\n",
  );
  writeFileSync(
    inTree('vitest.config.ts'),
    `export default { test: { include: ['${walk}'], globalSetup: ['cluster.ts'], testTimeout: 600_000, hookTimeout: 600_000 } };\n`,
  );
  const [types, walked] = await Promise.all([
    run('typescript/bin/tsc', '--noEmit', '-p', tree),
    run('vitest/vitest.mjs', 'run', '--root', tree),
  ]);
  // The simulator plays people of the markets that there are: it is shipped to nobody, and lends to nobody.
  expect(
    types.split(/\n(?! )/u).filter((fault) => fault && !fault.startsWith('packages/simulator/')),
  ).toEqual([]);
  expect(walked).toBe('');
});
