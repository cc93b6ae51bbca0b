import type { APIRequestContext, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { sections } from '../apps/console/src/app/section-table.ts';
import type { Section } from '../apps/console/src/shell/section.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { byTurns, everyNth } from './by-turns.ts';
import { logIn } from './console-page.ts';
import { scenes } from './console-scenes.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'console' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
test.describe.configure({ mode: 'serial' });

const admin = 'grace@lender.example';

/** A lender with one loan, one application that waits for a person, and one complaint. */
async function furnish({ url }: ShiftedCandor, request: APIRequestContext): Promise<void> {
  const borrower = await BorrowerByApi.logIn(url, 'ph');
  await borrower.certified();
  const loanId = await borrower.borrow();
  await borrower.complain({ loanId });
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await request.post(`${url}/api/sandbox/stand-ins`, { data: { decides: false }, headers });
  const other = await BorrowerByApi.logIn(url, 'ph');
  await other.certified();
  await other.apply();
}

/** By the nav, as somebody at the desk goes: nothing but the section is fetched. */
async function open(page: Page, section: Section): Promise<void> {
  const { name } = section;
  // It is listed nowhere, and has its letters.
  if (isRestless(section)) for (const key of ['g', 'k']) await page.keyboard.press(key);
  else
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: new RegExp(`^${name}`, 'u') })
      .click();
  await expect(page.locator('.k-crumbs [aria-current]')).toBeVisible();
}

/** Parts shows what loading looks like, and goes on doing so. */
const isRestless = ({ path }: Section) => path === 'kit';

/** Nothing that could fail: the day is known, and moving it is an act. */
const asksNothing = ({ path }: Section) => path === 'clock';

async function atRest(page: Page, section: Section): Promise<void> {
  if (isRestless(section)) return;
  await expect(page.locator('.k-bone')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Text that may be cut where there is no room, what floats, and the crumbs: looked away from. */
const mayBeCut = '[data-cut], .q-detail, .k-float, .k-crumbs';

/** What lies on something else or sticks out, at this width. */
async function faultsAt(page: Page, width: number, { name }: Section): Promise<string[]> {
  await page.setViewportSize({ width, height: width < 900 ? 1180 : 800 });
  await page.evaluate((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${selector}), :is(${selector}) * { visibility: hidden !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, mayBeCut);
  const faults = await layoutFaults(page);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return faults.map((fault) => `${name} at ${width}: ${fault}`);
}

/** An example of how a file writes a day, and ids that an auditor looks for, are meant to be read. */
const showsFormats = ({ path }: Section) => path === 'import' || path === 'kit' || path === 'integrations';

/** What a developer reads and nobody at a lender does: days as machines write them, names of fields, no value. */
async function rawTextIn(page: Page, section: Section): Promise<string[]> {
  if (showsFormats(section)) return [];
  const text = await page.locator('main').innerText();
  const raw = text.match(/\b20\d\d-\d\d-\d\d\b|\b[a-z]+(?:_[a-z]+)+\b|\bundefined\b|\bNaN\b|\[object/gu);
  return (raw ?? []).map((words) => `${section.name} shows ${words}`);
}

/** What commits is in sight without scrolling, at the smallest desk. */
async function hiddenPrimaries(page: Page, { name }: Section): Promise<string[]> {
  const below = await page
    .locator('main button[data-look="primary"]:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().bottom > innerHeight)
        .map((button) => button.textContent),
    );
  return below.map((button) => `${name}: ${button} is out of sight`);
}

test('every section can be read by everybody, in the light and in the dark, at a desk and on a tablet', async ({
  page,
  candor,
  request,
}) => {
  await furnish(candor, request);
  await page.goto('/console');
  await logIn(page, candor, admin);
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  const wrong: unknown[] = [];
  for (const [at, section] of sections.entries()) {
    await open(page, section);
    await atRest(page, section);
    await expect(page.locator('h1'), section.name).toHaveCount(1);
    const title = await page.title();
    const crumb = (await page.locator('.k-crumbs [aria-current]').textContent()) ?? '';
    wrong.push(...(await rawTextIn(page, section)), ...(await hiddenPrimaries(page, section)));
    if (!title.startsWith(`${crumb} · `) || crumb === '') wrong.push([section.name, 'title', title]);
    for (const colorScheme of byTurns(at, ['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme });
      wrong.push(...(await axeFaults(page)).map(([id, nodes]) => [section.name, colorScheme, id, nodes]));
    }
    for (const width of byTurns(at, [1280, 820, 1024])) wrong.push(...(await faultsAt(page, width, section)));
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect(wrong).toEqual([]);
  expect(said).toEqual([]);
});

const problem = JSON.stringify({
  type: '/api-docs#internal_error',
  title: 'Something went wrong on our side',
  status: 500,
  detail: 'Please try again.',
  code: 'internal_error',
  requestId: 'R-0000-0000',
});

/** Nothing that a section asks for is answered until it is let go; then all of it fails. */
async function holdCalls(page: Page): Promise<{ readonly fail: () => void; readonly held: () => number }> {
  let fail = () => {};
  let held = 0;
  const told = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/\/api\/console\/(?!me\b|queues\b)/u, async (route) => {
    held += 1;
    await told;
    await route.fulfill({ status: 500, contentType: 'application/problem+json', body: problem });
  });
  return { fail, held: () => held };
}

test('what can’t be read is said, with a way on; what is being read keeps its place', async ({
  page,
  candor,
}) => {
  await page.goto('/console/own-login');
  await logIn(page, candor, admin);
  const again = page.getByRole('button', { name: /^(?:Load again|Try now|Try again)/u }).first();
  const asking = sections.filter((one) => !isRestless(one) && !asksNothing(one));
  for (const section of everyNth(2, asking)) {
    const calls = await holdCalls(page);
    await open(page, section);
    const bones = page.locator('.k-bone, [aria-busy="true"]').first();
    await expect(bones, `${section.name} keeps its place`).toBeAttached();
    await expect.poll(calls.held, `${section.name} asks for something`).toBeGreaterThan(0);
    calls.fail();
    await expect(again, `${section.name} says what happened`).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Where two parts failed, each is asked for again.
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(again, `${section.name} is there again`).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }
});

/**
 * Names that sections read from the address, each with a value that there is not: a link may be old, cut off
 * or mistyped.
 */
const strange = new URLSearchParams(
  'show view tab act state only group refused money ledger days rows language version beside left right panel as class queue row'
    .split(' ')
    .map((name) => [name, 'decided-long-ago']),
);

test('an address that says what there is not shows the section as it usually is', async ({
  page,
  candor,
}) => {
  await page.goto('/console/own-login');
  await logIn(page, candor, admin);
  for (const section of everyNth(3, sections)) {
    await page.goto(`/console/${section.path}?${strange}`);
    await expect(page.locator('.k-crumbs [aria-current]'), section.name).toBeVisible();
    await atRest(page, section);
    await expect(page.locator('h1'), section.name).toHaveCount(1);
    await expect(page.getByText('could not be displayed'), section.name).toHaveCount(0);
    // The page of parts shows a table that could not be read, as a part.
    if (section.path !== 'kit')
      await expect(page.getByRole('button', { name: /^Load again/u }), section.name).toHaveCount(0);
  }
});

test('every section has a scene, so that a picture of it is made', () => {
  expect(sections.map(({ path }) => path).filter((path) => !(path in scenes))).toEqual([]);
});

test('an address that names nothing says so, in every section: loading again would not help', async ({
  page,
  candor,
}) => {
  await page.goto('/console');
  await logIn(page, candor, admin);
  const helpless: string[] = [];
  for (const { path, name } of sections) {
    if (path === '' || path === 'kit') continue;
    for (const id of ['made-up', '00000000-0000-4000-8000-000000000000']) {
      await page.goto(`/console/${path}/${id}`);
      await expect(page.locator('.k-crumbs [aria-current]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      if ((await page.getByRole('button', { name: 'Load again' }).count()) > 0)
        helpless.push(`${name} with ${id}`);
    }
  }
  expect(helpless).toEqual([]);
});
