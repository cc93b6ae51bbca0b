import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyBooks } from '@candor/store/ledger';
import { openDatabase } from '@candor/store/database';
import { startEmbedded } from '@candor/store/embedded';
import type { Browser } from '@playwright/test';
import { root } from '../candor-process.ts';
import { Dice } from '../dice.ts';
import type { ShiftedCandor } from '../identity-server.ts';
import { figuresByCalls } from './calls.ts';
import { Comparison, figuresOn, type Figure } from './figure.ts';
import { figuresOnPapers } from './papers.ts';
import type { Person, Screen } from './person.ts';
import { steps } from './steps.ts';
import { World } from './world.ts';

export type Wish = {
  readonly browser: Browser;
  readonly candor: ShiftedCandor;
  readonly seed: number;
  readonly steps: number;
  /** Whether there is time for another step. */
  readonly mayGoOn?: () => boolean;
  readonly say?: (line: string) => void;
};

export type Walked = {
  readonly seed: number;
  readonly taken: readonly string[];
  /** How often a figure was laid beside the same one elsewhere, or beside the sum of its parts. */
  readonly compared: number;
  readonly faults: readonly string[];
  /** The walker's screen when the first fault was found. */
  readonly picture?: string;
};

/** Every screen is looked at this often; on the steps between, some are. */
const roundEvery = 10;
const screensEach = 3;

/**
 * A person with a phone and no plan, in both markets by turns, with staff and days in between. After each
 * step all calls and some screens must show the same figures; the first fault ends the walk.
 */
export async function walk({
  browser,
  candor,
  seed,
  steps: most,
  mayGoOn = () => true,
  say,
}: Wish): Promise<Walked> {
  const dice = new Dice(seed);
  const world = await World.begin({ browser, candor, dice });
  const taken: string[] = [];
  let compared = 0;
  let faults: readonly string[] = [];
  let picture: string | undefined;
  try {
    for (const person of world.people) await person.phone.go((await person.screens())[0]!.path);
    for (; taken.length < most && faults.length === 0;) {
      if (!mayGoOn()) break;
      const { market } = world.who;
      let done;
      while (!done) done = await dice.weighted(steps).take(world);
      taken.push(`${taken.length + 1}. ${market}: ${done.did}`);
      const isRound = taken.length % roundEvery === 0;
      const { phone } = world.who;
      // What the walker sees in hand is laid beside the rest where it was read after all that happened.
      const inHand = done.isFresh ? await figuresOn(phone.page, 'the screen in hand') : nothingSeen;
      const looked = await lookAround(world, { isRound, inHand });
      compared += looked.compared;
      const own = [...(await phone.faults()), ...(await phone.restlessControls())];
      faults = [...(done.faults ?? []), ...own.map((one) => `${phone.page.url()}: ${one}`), ...looked.faults];
      say?.(`${taken.at(-1)} · ${looked.compared} figures compared`);
      if (faults.length > 0) picture = await photograph(world, seed, taken.length);
    }
    if (faults.length === 0) faults = await booksFaults(candor);
  } catch (error) {
    picture = await photograph(world, seed, taken.length);
    faults = [
      `after step ${taken.length}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ];
  } finally {
    await world.dispose();
  }
  return { seed, taken, compared, faults, ...(picture !== undefined && { picture }) };
}

type Looked = { readonly compared: number; readonly faults: readonly string[] };

/**
 * All calls, then some screens or all of them. What the lender's own machinery does meanwhile is no
 * difference: if the calls say something else afterwards, everything is looked at again.
 */
async function lookAround(
  { who, dice, support, browser, candor }: World,
  { isRound, inHand }: { readonly isRound: boolean; readonly inHand: Seen },
): Promise<Looked> {
  const screens = await who.screens();
  const wanted = isRound ? screens : dice.some(screensEach, screens);
  for (let isFirst = true; ; isFirst = false) {
    const before = await figuresByCalls(who, support);
    const comparison = new Comparison();
    comparison.add(before);
    // Looked at a second time, the screen in hand is of before.
    const faults: string[] = isFirst ? [...inHand.faults] : [];
    if (isFirst) comparison.add(inHand.figures);
    for (const screen of wanted) {
      const seen = await lookAt(who, screen, isRound);
      comparison.add(seen.figures);
      faults.push(...seen.faults);
    }
    if (isRound) {
      const seen = await lookAtConsole(who, browser, { candor, cookies: await support.cookies() });
      const read = await figuresOnPapers(who);
      for (const { figures, faults: own } of [seen, read]) {
        comparison.add(figures);
        faults.push(...own);
      }
    }
    const { compared, differences } = comparison;
    const hasMoved = async () =>
      JSON.stringify(before) !== JSON.stringify(await figuresByCalls(who, support));
    if (differences.length > 0 && (await hasMoved())) continue;
    return { compared, faults: [...differences, ...faults] };
  }
}

type Seen = { readonly figures: readonly Figure[]; readonly faults: readonly string[] };

const nothingSeen: Seen = { figures: [], faults: [] };

async function lookAt({ looker }: Person, { name, path }: Screen, isRound: boolean): Promise<Seen> {
  await looker.go(path);
  // What is folded away is of the same truth.
  const folded = looker.page.locator('details:not([open]) > summary:visible');
  for (let left = isRound ? await folded.count() : 0; left > 0; left -= 1)
    await folded.last().evaluate((summary: HTMLElement) => summary.click());
  await looker.settle();
  const { figures, faults } = await figuresOn(looker.page, name);
  const others = await looker.faults();
  return { figures, faults: [...faults, ...others.map((fault) => `${name}: ${fault}`)] };
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0];

/** The page that the lender's people see of each loan of this borrower. */
async function lookAtConsole(
  who: Person,
  browser: Browser,
  { candor, cookies }: { readonly candor: ShiftedCandor; readonly cookies: Cookies },
): Promise<Seen> {
  const context = await browser.newContext({ baseURL: candor.url, viewport: { width: 1280, height: 800 } });
  await context.addCookies(cookies);
  await context.addInitScript((market) => localStorage.setItem('console.market', market), who.market);
  const page = await context.newPage();
  const figures: Figure[] = [];
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`the console’s page of a loan: ${error.message}`));
  for (const { loanId } of await who.orders()) {
    if (loanId === null) continue;
    await page.goto(`/console/loans/${loanId}`);
    await page.locator('[data-figure="owed"]').first().waitFor();
    const seen = await figuresOn(page, 'the console’s page of the loan');
    figures.push(...seen.figures);
    faults.push(...seen.faults);
  }
  await context.close();
  return { figures, faults };
}

/** As `npm run verify-books` looks at them. */
async function booksFaults({ dataDir }: ShiftedCandor): Promise<string[]> {
  const { url, stop } = await startEmbedded({ dataDir });
  const database = openDatabase({ url, max: 1 });
  try {
    const { differences } = await database.read((tx) => verifyBooks(tx), { isolation: 'repeatable read' });
    return differences.map(({ rule, where, detail }) => `the books do not tie: ${rule}, ${where}: ${detail}`);
  } finally {
    await database.close();
    await stop();
  }
}

async function photograph({ who, candor }: World, seed: number, step: number): Promise<string> {
  const { page } = who.phone;
  const path = join(root, '.cache', 'walk', `seed-${seed}-step-${step}.png`);
  await page.screenshot({ path, fullPage: true });
  // What the server said stands beside it.
  writeFileSync(path.replace(/png$/u, 'log'), candor.output());
  return path;
}
