import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'today' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// One lender, one clock that goes forward: one story after the other.
test.describe.configure({ mode: 'serial' });

const desk = { viewport: { width: 1280, height: 800 }, locale: 'en-PH', timezoneId: 'Asia/Manila' } as const;
const marker = { 'x-requested-with': 'XMLHttpRequest' };
const grace = 'grace@lender.example';
const asha = 'asha@lender.example';
const rina = 'rina@lender.example';

/** Somebody at a desk of their own. */
async function sit(browser: Browser, candor: ShiftedCandor, email: string, path = '/console'): Promise<Page> {
  const context = await browser.newContext({ ...desk, baseURL: candor.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

async function call<Answer>(page: Page, name: string, data: object): Promise<Answer> {
  const headers = { ...marker, 'idempotency-key': randomUUID() };
  const answer = await page.request.post(`/api/console/${name}`, { data, headers });
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api/console/${path}`, { headers: marker });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  // What stands beside a subject may be cut where there is no room: it is never a name, a day or a figure
  // alone.
  const faults = await layoutFaults(page);
  expect(faults.filter((fault) => !fault.includes('span.q-detail'))).toEqual([]);
}

const table = (page: Page, name: string) => page.getByRole('table', { name });

test('A15.10 A15.113 · one asks that somebody get a role, another agrees, and it is so', async ({
  browser,
  candor,
}) => {
  const admin = await sit(browser, candor, grace);
  type People = { people: { staffId: string; email: string }[] };
  const { people } = await read<People>(admin, 'people');
  const staffId = people.find(({ email }) => email === asha)?.staffId;
  const reason = 'She helps with applications <b>this week</b>.';
  await call(admin, 'role-save', {
    market: 'ph',
    change: { is: 'person', staffId, roles: ['underwriter'] },
    reason,
  });
  await admin.goto('/console/second-person?show=others');
  const own = table(admin, 'Approvals').locator('tbody tr');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('Asha Nair');
  await expect(own).toContainText('your request');
  await expectSound(admin);

  const second = await sit(browser, candor, 'meera@lender.example');
  await second.keyboard.press('g');
  await second.keyboard.press('s');
  await expect(second.getByText('1 for you to decide.')).toBeVisible();
  await second.keyboard.press('j');
  await second.keyboard.press('Enter');
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Change the roles of Asha Nair?' })).toBeVisible();
  // What somebody typed is text, whatever it looks like.
  await expect(dialog.getByText(reason)).toBeVisible();
  await expect(dialog).toContainText('You didn’t ask for this yourself');
  await expect(table(second, 'What changes')).toContainText('Underwriter');
  await expectSound(second);

  // A letter chooses and says nothing by itself; without a word nothing is refused.
  await second.keyboard.press('n');
  const word = dialog.getByLabel('Comment');
  await expect(word).toBeFocused();
  await second.keyboard.press('Control+Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('heading', { name: 'Checked for you' }).click();
  await second.keyboard.press('a');
  await second.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(second.getByText('Nothing to approve')).toBeVisible();
  await second.getByRole('button', { name: 'Decided' }).click();
  await expect(table(second, 'Approvals')).toContainText('approved by Meera Iyer');
  const after = await read<{ people: { email: string; roles: { key: string }[] }[] }>(admin, 'people');
  expect(after.people.find(({ email }) => email === asha)?.roles.map(({ key }) => key)).toEqual([
    'underwriter',
  ]);
  await admin.context().close();
  await second.context().close();
});

/** By keys: a click opens it. */
async function select(page: Page, row: Locator): Promise<void> {
  const place = await row.evaluate((it) => [...(it.parentElement?.children ?? [])].indexOf(it));
  for (let at = 0; at <= place; at += 1) await page.keyboard.press('j');
}

test('A15.16 A15.19 A15.20 · what waits is counted and next by deadline; one takes it, the other takes the next', async ({
  browser,
  candor,
  request,
}) => {
  await request.post(`${candor.url}/api/sandbox/stand-ins`, { data: { decides: false }, headers: marker });
  for (const isLast of [false, true]) {
    const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
    await borrower.certified();
    // Without a consent to ask the bureau a person decides.
    await borrower.until(await borrower.apply(), 'in-review');
    if (isLast) await borrower.complain();
  }
  const first = await sit(browser, candor, rina);
  await expect(async () => {
    await first.reload();
    await expect(table(first, 'Next by deadline').locator('tbody .k-row')).toHaveCount(3, { timeout: 2_000 });
  }).toPass();
  await expect(first.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  // The complaint is not for an underwriter to answer: it is told as the team's, in no number of hers.
  await expect(first.getByText(/^2 wait\./u)).toBeVisible();
  await expect(first.getByText('The team has 1 more open that your role only reads.')).toBeVisible();
  await expect(
    first.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Today/u }),
  ).toContainText('2');
  const queues = table(first, 'Queues');
  await expect(queues.locator('tfoot')).toContainText('3');
  await expect(first.getByText('On shift')).toBeVisible();
  await expectSound(first);

  const other = await sit(browser, candor, asha);
  const rows = (page: Page) => table(page, 'Next by deadline').locator('tbody .k-row');
  const applications = (page: Page) => rows(page).filter({ hasText: 'Maricel Reyes₱8,000.00' });
  await expect(applications(first)).toHaveCount(2);
  await select(first, applications(first).nth(0));
  await first.keyboard.press('t');
  await expect(applications(first).nth(0)).toContainText('you');
  await first.getByRole('button', { name: /^Mine/u }).click();
  await expect(rows(first)).toHaveCount(1);

  await select(other, applications(other).nth(0));
  await other.keyboard.press('t');
  await expect(other.getByText(/Rina Santos claimed it|Somebody claimed it just now/u)).toBeVisible();
  await expectSound(other);
  await other.keyboard.press('t');
  await expect(rows(other).filter({ hasText: 'you' })).toHaveCount(1);
  await expect(applications(other).nth(0)).toContainText('Rina');

  await select(first, applications(first).nth(0));
  await first.keyboard.press('u');
  await expect(first.getByText('Nothing is assigned to you')).toBeVisible();
  await first.context().close();
  await other.context().close();
});

test('Today stays whole at 1280 px, on a tablet, and in the dark', async ({ browser, candor }) => {
  const page = await sit(browser, candor, 'vikram@lender.example');
  await expect(table(page, 'Queues').locator('tbody tr')).toHaveCount(9);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectSound(page);
  await page.getByRole('button', { name: 'Business day' }).click();
  await expect(page.getByText('Money today')).toBeVisible();
  expect(await layoutFaults(page, '.k-side')).toEqual([]);
  await page.context().close();
});
