import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routePath } from '@candor/contract/routes';
import { weighScreens } from '../scripts/develop/weigh-screens.ts';
import { root } from './candor-process.ts';
import { expect, test } from './server.ts';

const KB = 1024;
const client = join(root, 'apps', 'web', 'dist', 'client');

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };

const read = (file: string): unknown => JSON.parse(readFileSync(join(client, '.vite', file), 'utf8'));
const manifest = read('manifest.json') as Record<string, Chunk>;
const kitWeights = read('kit-weights.json') as Record<string, number>;

/** A chunk with all that it can't do without. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[key] ?? { file: '' };
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const one of imports) filesOf(one, seen);
  return seen;
}

/** What a phone loads for any screen of the app, in the language whose words weigh most. */
function shell(): Set<string> {
  const files = new Set([...filesOf('src/entries/start.ts'), ...filesOf('src/app/hydrate-app.tsx')]);
  const [heaviest] = Object.keys(manifest)
    .filter((key) => key.startsWith('src/i18n/texts/'))
    .map((key) => ({ key, weight: weightOf(filesOf(key)) }))
    .toSorted((one, other) => other.weight - one.weight);
  return heaviest ? filesOf(heaviest.key, files) : files;
}

const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + readFileSync(join(client, `${file}.br`)).length, 0);
const kitIn = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (kitWeights[file] ?? 0), 0);

test('the kit adds at most 18 KB to the first load, styles included', async ({ page }) => {
  await page.goto(routePath('errorPage'));
  const css = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  );
  const kit = kitIn(shell());
  expect(kit).toBeGreaterThan(KB);
  expect(kit + brotliCompressSync(css).length).toBeLessThanOrEqual(18 * KB);
});

test('what is in no first screen is in no first load: inputs, pickers, pictures, codes', async () => {
  const scripts = [...shell()].map((file) => readFileSync(join(client, file), 'utf8')).join('');
  const gallery = [...filesOf('../devtools/src/screens/gallery/screen.ts')]
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('');
  for (const mark of ['c-keypad', 'c-picker-rows', 'c-pictures', 'c-modal', 'insertFromPaste', 'c-pull']) {
    expect(gallery, mark).toContain(mark);
    expect(scripts, mark).not.toContain(mark);
  }
});

test('whichever screen is opened first, there are at most 90 KB of scripts, 75 without it; a further one adds at most 10 KB', () => {
  const { shell: app, screens } = weighScreens();
  expect(app).toBeLessThanOrEqual(75 * KB);
  expect(screens.length).toBeGreaterThan(5);
  const tooHeavy = screens.filter(({ first, added }) => first > 90 * KB || added > 10 * KB);
  expect(tooHeavy).toEqual([]);
});

test('a phone fetches no other script than those that were weighed', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname.slice(1));
  });
  await page.goto(routePath('errorPage'));
  await page.locator('[data-part="app"][data-live]').waitFor();
  const english = filesOf('src/i18n/texts/en.ts');
  const weighed = new Set([...shell(), ...english]);
  expect([...fetched].filter((file) => !weighed.has(file))).toEqual([]);
  expect(fetched.size).toBeGreaterThan(4);
});
