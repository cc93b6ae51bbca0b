import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketFiles } from './market-registry.ts';
import { root } from '../root.ts';

it.each(Object.entries(await marketFiles(root)))('%s says what the markets’ folders say', (path, text) => {
  const kept = readFileSync(join(root, path), 'utf8');
  expect(kept === text, `${path} is older than the folders: run npm run docs:generate.`).toBe(true);
});

/** A copy of what knows about markets, inside the checkout so that packages resolve. */
let tree = '';
const inTree = (...path: string[]) => join(tree, ...path);
const markets = 'packages/markets/src';

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  tree = mkdtempSync(join(root, '.cache', 'third-market-'));
  for (const folder of ['packages/markets/src', 'packages/contract/src']) {
    cpSync(join(root, folder), inTree(folder), { recursive: true });
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function addMarket(id: string, change: (profile: string) => string): void {
  cpSync(inTree(markets, 'in'), inTree(markets, id), { recursive: true });
  const profile = inTree(markets, id, 'profile.ts');
  writeFileSync(profile, change(readFileSync(profile, 'utf8')));
}
function removeMarket(id: string): void {
  rmSync(inTree(markets, id), { recursive: true });
}
const named = (id: string, suffix: string) => (profile: string) =>
  profile.replace("id: 'in'", `id: '${id}'`).replace("callSuffix: '-yd'", `callSuffix: '${suffix}'`);

/** That it compiles, lends and is repaid is proved by add-market.pg.test.ts. */
describe('a third market', () => {
  it('is one new folder: registry and calls follow', async () => {
    addMarket('lk', named('lk', '-lk'));
    const files = await marketFiles(tree);
    for (const [path, text] of Object.entries(files)) writeFileSync(inTree(path), text);

    const registry = (await import(
      pathToFileURL(inTree(markets, 'index.ts')).href
    )) as typeof import('@candor/markets');
    expect(registry.marketIds).toEqual(['ph', 'in', 'lk']);
    expect(registry.isMarketId('lk')).toBe(true);
    for (const table of [registry.limits, registry.lending, registry.documents, registry.products]) {
      expect(Object.keys(table)).toEqual(['ph', 'in', 'lk']);
    }
    const calls = (await import(
      pathToFileURL(inTree('packages/contract/src/index.ts')).href
    )) as typeof import('@candor/contract');
    expect(calls.pathsOf(calls.calls['event.save']).map(({ path }) => path)).toEqual([
      '/api/event/save',
      '/api/event/save-yd',
      '/api/event/save-lk',
    ]);
    removeMarket('lk');
  });

  it.each<[string, string, (profile: string) => string, string]>([
    ['a folder that is no country', 'lanka', named('lanka', '-lk'), 'named by its country'],
    ['a profile of another market', 'lk', (profile) => profile, 'says that its id is "in"'],
    ['a suffix that is taken', 'lk', named('lk', '-yd'), "is another market's already"],
    ['a suffix that is no suffix', 'lk', named('lk', 'lk'), 'callSuffix is empty or like "-yd"'],
  ])('is refused with a sentence: %s', async (_, id, change, sentence) => {
    addMarket(id, change);
    // The module cache keeps a profile by its address, so each case is read from an address of its own.
    await expect(marketFiles(copyOf(tree))).rejects.toThrow(sentence);
    removeMarket(id);
  });

  it('is refused with a sentence: a folder without its limits', async () => {
    addMarket('lk', named('lk', '-lk'));
    rmSync(inTree(markets, 'lk', 'limits.ts'));
    await expect(marketFiles(tree)).rejects.toThrow('has no limits.ts, which exports limits');
    removeMarket('lk');
  });
});

let copies = 0;
function copyOf(source: string): string {
  copies += 1;
  const target = join(source, `copy-${copies}`);
  cpSync(join(source, markets), join(target, markets), { recursive: true });
  return target;
}
