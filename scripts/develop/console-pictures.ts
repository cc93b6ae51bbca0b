// npm run pictures:console [-- --only loans,books] [-- --to FOLDER] [-- --year FOLDER]
// Pictures of every section of the console with a lender's year in it: goes through the section table and
// fails on a section without a scene. A Wednesday morning in Manila, whenever they are made. --year keeps the
// year that was lived, and takes it from there.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { smallPng } from '../../apps/server/src/testing/small-png.ts';
import { freshDataDir, launch } from '../../e2e/candor-process.ts';
import { logIn } from '../../e2e/console-page.ts';
import {
  looks,
  people,
  scenes,
  sectionsWithoutScene,
  type Look,
  type Scene,
} from '../../e2e/console-scenes.ts';
import { startShifted, type ShiftedCandor } from '../../e2e/servers.ts';
import { buildIfStale } from './build-apps.ts';
import { findBrowser } from './find-browser.ts';
import { root } from '../root.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, to: { type: 'string' }, year: { type: 'string' } },
});
const folder = values.to ?? join(root, 'docs', 'pictures');
const wanted = values.only?.split(',');
const say = (line: string) => console.error(line);

const manilaMs = 8 * 3_600_000;
const dayMs = 86_400_000;
/** The coming Wednesday at 09:42 in Manila: a morning with work in it. */
function wednesdayMorning(now: number): Date {
  const today = Math.floor((now + manilaMs) / dayMs);
  // 1 January 1970 was a Thursday.
  const ahead = (((6 - (today % 7)) % 7) + 7) % 7;
  const at = (today + ahead) * dayMs + (9 * 60 + 42) * 60_000 - manilaMs;
  return new Date(at > now ? at : at + 7 * dayMs);
}

async function runScript(name: string, args: readonly string[], dataDir: string): Promise<void> {
  const { child, ended } = launch({ DATA_DIR: dataDir }, join(root, 'scripts', 'operate', `${name}.ts`), [
    ...args,
  ]);
  child.stdout?.on('data', (text) => process.stderr.write(String(text)));
  const { code, output } = await ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output}`);
}

async function livedYear(day: string): Promise<string> {
  const kept = values.year;
  const dataDir = kept ?? freshDataDir();
  if (kept === undefined || !existsSync(join(kept, 'pg'))) {
    mkdirSync(dataDir, { recursive: true });
    await runScript('demo-year', ['--to', day], dataDir);
    await runScript('verify-books', ['--market', 'ph'], dataDir);
  }
  return dataDir;
}

/** The real thing, at the hour of the pictures. */
async function openOn(morning: Date, dataDir: string): Promise<ShiftedCandor> {
  const candor = await startShifted({ DATA_DIR: dataDir });
  await candor.pass((morning.getTime() - Date.now()) / 1000);
  return candor;
}

async function sit(browser: Browser, candor: ShiftedCandor, by: Scene['by']): Promise<Page> {
  const context = await browser.newContext({
    viewport: looks.light,
    reducedMotion: 'reduce',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    baseURL: candor.url,
  });
  const page = await context.newPage();
  await page.goto('/console');
  await logIn(page, candor, people[by]);
  return page;
}

async function takeLogin(browser: Browser, { url }: ShiftedCandor): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: looks.light, colorScheme, baseURL: url });
    await page.goto('/console');
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    const file = `console-login${colorScheme === 'light' ? '' : '-dark'}.png`;
    writeFileSync(join(folder, file), await smallPng(await page.screenshot()));
    await page.close();
  }
}

/** Once what moves has come to rest. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.k-bone') === null && [...document.images].every(({ complete }) => complete),
    null,
    { timeout: 8_000 },
  );
  await page.waitForTimeout(250);
}

async function take(page: Page, { name, at, first }: Scene, look: Look): Promise<void> {
  await page.goto(`/console${at === '' ? '' : `/${at}`}`);
  await page.locator('.k-work').waitFor();
  // One section shows what loading looks like.
  const isStill = at === 'kit';
  if (isStill) await page.locator('.k-bone[data-tall]').first().waitFor();
  else await settled(page);
  await first?.(page);
  if (!isStill) await settled(page);
  const file = `console-${name}${look === 'light' ? '' : `-${look}`}.png`;
  writeFileSync(join(folder, file), await smallPng(await page.screenshot()));
  say(`wrote ${file}`);
}

const without = sectionsWithoutScene();
if (without.length > 0) {
  say(`These sections have no scene in e2e/console-scenes.ts: ${without.join(', ')}`);
  process.exit(1);
}
await buildIfStale(say);
mkdirSync(folder, { recursive: true });
const morning = wednesdayMorning(Date.now());
const dataDir = await livedYear(new Date(morning.getTime() + manilaMs).toISOString().slice(0, 10));
const candor = await openOn(morning, dataDir);
const browser = await chromium.launch({
  executablePath: await findBrowser(say),
  args: ['--no-sandbox', '--disable-gpu'],
});
const failed: string[] = [];
try {
  const all = Object.values(scenes)
    .flat()
    .filter(({ name }) => wanted?.some((one) => name.startsWith(one)) ?? true);
  if (wanted?.includes('login') ?? true) await takeLogin(browser, candor);
  for (const by of Object.keys(people) as Scene['by'][]) {
    const own = all.filter((scene) => scene.by === by);
    if (own.length === 0) continue;
    const page = await sit(browser, candor, by);
    for (const look of Object.keys(looks) as Look[]) {
      const { width, height, colorScheme } = looks[look];
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      for (const scene of own.filter(({ also }) => look === 'light' || also?.includes(look))) {
        try {
          await take(page, scene, look);
        } catch (error) {
          failed.push(`${scene.name} (${look}): ${String(error).split('\n')[0]}`);
        }
      }
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  if (values.year === undefined) await candor.dispose();
  else await candor.interrupt();
}
if (failed.length > 0) {
  say(`No picture of:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
