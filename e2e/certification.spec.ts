import { routePath } from '@candor/contract/routes';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { byTurns } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { live, type Market } from './identity-page.ts';
import { lateLine } from './late-line.ts';
import { layoutFaults } from './layout-faults.ts';
import { photograph } from './photograph.ts';
import { expect, test } from './server.ts';

const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

type StepName = 'base' | 'personal' | 'job' | 'ext';

const pathOf: Readonly<Record<StepName, string>> = {
  base: routePath('certificationBase'),
  personal: routePath('certificationPersonal'),
  job: routePath('certificationJob'),
  ext: routePath('certificationExt'),
};

/** A phone in which somebody is logged in. */
async function enter(browser: Browser, url: string, market: Market, options: BrowserContextOptions = {}) {
  const borrower = await BorrowerByApi.logIn(url, market);
  const context = await browser.newContext({ ...phone, baseURL: url, ...options });
  await context.addCookies([
    ...(await borrower.cookies()),
    { name: 'market', value: market, url },
    { name: 'language', value: 'en', url },
  ]);
  return { borrower, page: await context.newPage(), context };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
  await expect(page.locator('.c-skeleton')).toHaveCount(0);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name });
const row = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' });
const summary = (page: Page) => page.getByRole('region', { name: /answers? to check/u });

async function bornOn(page: Page, day: string, month: string, year: string): Promise<void> {
  await field(page, 'Date of birth').fill('');
  await field(page, 'Date of birth').pressSequentially(`${day}${month.padStart(2, '0')}${year}`);
}

async function takePictures(page: Page): Promise<void> {
  const buffer = await photograph(page);
  for (const box of await page.locator('fieldset:has(input[type="file"])').all()) {
    const input = box.locator('input[type="file"]').first();
    await input.setInputFiles({ name: 'picture.jpg', mimeType: 'image/jpeg', buffer });
    await expect(box.getByText('Sent', { exact: true })).toBeVisible();
  }
}

for (const market of ['ph', 'in'] as const) {
  test(`A4.1 to A4.9 · ${market}: somebody new gives step after step and comes to the next one by itself`, async ({
    browser,
    candor,
  }) => {
    const { page, context } = await enter(browser, candor.url, market);
    await open(page, routePath('certification'));
    await expect(page.getByRole('heading', { level: 1, name: '4 steps left, about 6 min' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue: Identity' }).click();

    await field(page, 'Given names').fill(market === 'ph' ? 'Maricel' : 'Lakshmi');
    await field(page, 'Family name').fill(market === 'ph' ? 'Dela Cruz' : '');
    await bornOn(page, '12', '3', '1994');
    await row(page, market === 'ph' ? 'Passport' : 'PAN card').check();
    const digits = String(Date.now()).slice(-7);
    const number = market === 'ph' ? `P${digits}A` : `ABCPE${digits.slice(-4)}F`;
    await field(page, 'ID number').fill(number);
    await takePictures(page);
    await save(page).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Where you live' })).toBeVisible();
    await page.getByRole('button', { name: /^City or municipality/u }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('san');
    await page.getByRole('dialog').getByRole('option').first().click();
    await field(page, 'Address').fill('12 Mabini Street');
    await field(page, market === 'ph' ? 'ZIP code' : 'PIN code').fill(market === 'ph' ? '1605' : '560001');
    await save(page).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Job and income' })).toBeVisible();
    await row(page, 'My own business or freelance').check();
    await field(page, 'Employer or business').fill('Sari-sari store');
    await field(page, 'Monthly income').fill('22000');
    await field(page, 'Monthly loan payments').fill('0');
    await field(page, 'Monthly rent').fill('3000');
    await page.keyboard.press('Escape');
    await choice(page, 'What is the loan for?').selectOption('School fees');
    await save(page).click();
    await page.waitForURL((url) => url.pathname === routePath('bankCard'));

    // Nobody has to name anybody, and nobody is led there.
    await open(page, pathOf.ext);
    await page.getByRole('radio', { name: 'One person' }).check();
    await field(page, 'Name of the person').fill('Ana Reyes');
    await field(page, 'Mobile number of the person').fill(market === 'ph' ? '09181234567' : '9876543211');
    await row(page, 'Friend').check();
    await save(page).click();
    await expect(summary(page)).toContainText('nobody is named without your consent');
    const [saved] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      page.getByRole('checkbox').check(),
    ]);
    expect(saved.ok()).toBe(true);
    await save(page).click();
    await expect(page).not.toHaveURL(pathOf.ext);

    await open(page, routePath('certification'));
    await expect(page.getByRole('heading', { level: 1, name: 'One step left, about 1 min' })).toBeVisible();
    await open(page, pathOf.base);
    await expect(field(page, 'ID number')).toHaveValue(`•••• ${number.slice(-4)}`);
    await context.close();
  });
}

test('A4.15 · whoever reloads in the middle of a form finds what was typed, also half a date', async ({
  browser,
  candor,
}) => {
  const { page, context } = await enter(browser, candor.url, 'ph');
  await open(page, pathOf.base);
  await field(page, 'Given names').fill('Maricel');
  await field(page, 'Date of birth').pressSequentially('1403');
  await row(page, 'UMID').check();
  await field(page, 'ID number').fill('0111');
  // At once, before the pause in typing is over: what goes out of sight is sent.
  await page.reload();
  await live(page);
  await expect(field(page, 'Given names')).toHaveValue('Maricel');
  await expect(field(page, 'Date of birth')).toHaveValue('14/03');
  await expect(field(page, 'ID number')).toHaveValue('0111');
  await expect(page.getByText('Common Reference Number')).toBeVisible();
  await open(page, routePath('certification'));
  await expect(page.getByText('Started, saved')).toBeVisible();
  await context.close();
});

for (const [when, isOnItsWay] of [
  ['at once', false],
  ['while what was typed is on its way', true],
] as const) {
  test(`A4.15 · whoever reloads ${when} finds it, also where the form is read before it has arrived`, async ({
    browser,
    candor,
  }) => {
    const line = await lateLine(candor.url, {
      late: '/api/certification/draft-save',
      read: '/api/certification/base',
    });
    const { page, context } = await enter(browser, line.url, 'ph');
    await open(page, pathOf.base);
    await field(page, 'Given names').fill('Maricel');
    if (isOnItsWay) await expect.poll(line.held).toBe(1);
    await page.reload();
    await live(page);
    await expect(field(page, 'Given names')).toHaveValue('Maricel');
    expect(line.overtaken()).toBeGreaterThan(0);
    // Nothing is waited for any more, and nothing that was typed lies in the browser.
    expect(await page.evaluate(() => JSON.stringify(history.state ?? {}))).not.toMatch(/draftMark|Maricel/u);
    await context.close();
    await line.close();
  });
}

test('A4.15 · what is typed without a connection is kept on the page, said so, and saved when it is back', async ({
  browser,
  candor,
}) => {
  const { page, context } = await enter(browser, candor.url, 'ph');
  await open(page, pathOf.job);
  await context.setOffline(true);
  await field(page, 'Monthly rent').fill('3000');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not saved yet, but kept on this page')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved as you type')).toBeVisible();
  await page.reload();
  await live(page);
  await expect(field(page, 'Monthly rent')).toHaveValue('3,000');
  await context.close();
});

test('A4.3 · a wrong check digit and a birthday too late are told in words, and nothing typed is lost', async ({
  browser,
  candor,
}) => {
  const { page, context } = await enter(browser, candor.url, 'in');
  await open(page, pathOf.base);
  await field(page, 'Given names').fill('Lakshmi');
  await bornOn(page, '12', '3', '2015');
  await row(page, 'Aadhaar').check();
  await field(page, 'ID number').fill('2341 2341 2364');
  await field(page, 'PAN').fill('BXZPK8642Q');
  await save(page).click();
  await expect(summary(page)).toContainText('aged 18 and older');
  await expect(page.getByRole('alert')).toContainText('only to adults');
  await expect(field(page, 'Date of birth')).toHaveValue('12/03/2015');
  await expect(field(page, 'Given names')).toHaveValue('Lakshmi');

  await bornOn(page, '12', '3', '1994');
  await takePictures(page);
  await save(page).click();
  await expect(summary(page)).toContainText('check digit');
  await expect(summary(page)).toBeFocused();
  await summary(page)
    .getByRole('link', { name: /the check digit does not fit/u })
    .click();
  await expect(field(page, 'ID number')).toBeFocused();
  await expect(field(page, 'ID number')).toHaveValue('2341 2341 2364');
  await expect(field(page, 'PAN')).toHaveValue('BXZPK8642Q');

  await field(page, 'ID number').fill('2341 2341 2346');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where you live' })).toBeVisible();
  await context.close();
});

test('A4.1 A4.7 · a step that was sent back says what to mend, on the list and in the form', async ({
  browser,
  candor,
}) => {
  const { page, context, borrower } = await enter(browser, candor.url, 'ph');
  await borrower.certified();
  await context.request.post('/api/sandbox/stand-ins', { data: { decides: false }, headers: marker });
  // Nobody may ask the bureau without consent, so a person has to look at it.
  const orderId = await borrower.apply();
  const sendBack = { orderId, decision: 'send-back', reasons: ['income_is_unclear'] };
  await expect
    .poll(async () =>
      (await context.request.post('/api/sandbox/decide', { data: sendBack, headers: marker })).status(),
    )
    .toBe(200);
  await open(page, routePath('certification'));
  await expect(page.getByRole('heading', { level: 1, name: 'One step to correct' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Job and income/u })).toContainText('Sent back.');
  await page.getByRole('link', { name: 'Correct job and income' }).click();
  await expect(page.getByText('We could not confirm your income.')).toBeVisible();
  await field(page, 'Monthly income').fill('41000');
  await page.keyboard.press('Escape');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All done' })).toBeVisible();
  await context.request.post('/api/sandbox/stand-ins', { data: { decides: true }, headers: marker });
  await context.close();
});

const marker = { 'x-requested-with': 'XMLHttpRequest' };

for (const colorScheme of byTurns(1, ['light', 'dark'] as const)) {
  test(`certification, ${colorScheme}: with everything wrong it is still for everybody, and fits 320 pixels`, async ({
    browser,
    candor,
  }) => {
    const { page, context } = await enter(browser, candor.url, 'ph', {
      colorScheme,
      viewport: { width: 320, height: 640 },
    });
    for (const path of [routePath('certification'), ...Object.values(pathOf)]) {
      await open(page, path);
      if (path !== routePath('certification')) {
        await save(page).click();
        await expect(summary(page)).toBeFocused();
      }
      expect(await axeFaults(page), path).toEqual([]);
      expect(await layoutFaults(page), path).toEqual([]);
    }
    await context.close();
  });
}
