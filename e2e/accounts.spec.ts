import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routePath } from '@candor/contract/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { bothMarkets, byTurns } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { root } from './candor-process.ts';
import { live, type Market } from './identity-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

const bankFor = {
  ph: { name: 'BDO Unibank', number: '001234567890', inFours: '0012 3456 7890', own: 'Maricel Reyes' },
  in: { name: 'HDFC Bank', number: '50100123456789', inFours: '5010 0123 4567 89', own: 'Asha Verma' },
} as const;

/** A browser in which a borrower with a name on their document is logged in. */
async function enter(context: BrowserContext, url: string, market: Market): Promise<BorrowerByApi> {
  const borrower = await BorrowerByApi.logIn(url, market);
  await borrower.certify();
  await context.addCookies(await borrower.cookies());
  return borrower;
}

async function open(page: Page, market: Market, query: { view?: string; from?: string } = {}): Promise<void> {
  const path = routePath('bankCard', query);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}market=${market}`);
  await live(page);
}

const number = (page: Page) => page.getByRole('textbox', { name: 'Account number' });
const holder = (page: Page) => page.getByRole('textbox', { name: 'Holder’s name' });
const next = (page: Page) => page.locator('button[type="submit"][form="account"]');
const code = (page: Page) => page.getByRole('textbox', { name: '6-digit code' });
const cards = (page: Page) => page.getByRole('list', { name: 'Your accounts' }).getByRole('listitem');

/** The bank, by the list or by its code, and the number. */
async function type(page: Page, market: Market): Promise<void> {
  if (market === 'ph') {
    const bank = page.getByRole('button', { name: 'Bank account' });
    await expect(bank.or(holder(page)).first()).toBeVisible();
    if (!(await holder(page).isVisible())) await bank.click();
    await page.getByRole('button', { name: /^Bank:/ }).click();
    await page.getByRole('combobox').fill('bdo unib');
    await page.getByRole('option', { name: 'BDO Unibank' }).first().click();
  } else {
    await page.getByRole('textbox', { name: 'IFSC' }).pressSequentially('hdfc0000001');
    await expect(page.getByText('This is HDFC Bank.')).toBeVisible();
  }
  await number(page).pressSequentially(bankFor[market].number);
}

for (const market of byTurns(0, bothMarkets)) {
  const { name, inFours, own } = bankFor[market];

  test(`R16 A4.10 A4.11 · ${market}: another person's name is told in words and nothing is lost; then it is added, once`, async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(context, baseURL, market);
    await open(page, market);
    await expect(page.getByRole('heading', { name: 'Where should the money go?' })).toBeVisible();
    await type(page, market);
    await expect(number(page)).toHaveValue(inFours);
    await expect(holder(page)).toHaveValue(own);

    await holder(page).fill('Jose Cruz');
    await next(page).click();
    const summary = page.getByRole('region', { name: /answers? to check/ });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('This account has another name');
    await expect(number(page)).toHaveValue(inFours);
    await expect(holder(page)).toHaveValue('Jose Cruz');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await holder(page).fill(own.toUpperCase());
    // Before the first loan it takes no code: the one that signs the loan stands for it.
    await next(page).dblclick();
    await expect(cards(page)).toHaveCount(1);
    await expect(
      page.getByText(`${name} •••• ${inFours.replaceAll(' ', '').slice(-4)} is added.`),
    ).toBeVisible();
    await expect(cards(page)).toContainText('Default');
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
      new RegExp(`${bankFor[market].number}|Jose|${own.split(' ')[0]}`, 'u'),
    );
  });

  test(`R16 A4.11 · ${market}: who comes from another screen is led back; a wrong code is told at its field`, async ({
    page,
    context,
    baseURL,
    candor,
  }) => {
    const borrower = await enter(context, baseURL, market);
    await borrower.addAccount();
    await candor.pass(120);
    await open(page, market, { view: 'add', from: routePath('me') });
    await type(page, market);
    await next(page).click();
    await code(page).waitFor();
    // A reload in the middle: what identifies somebody is typed again, and the code that was sent still opens
    // it.
    await page.reload();
    await live(page);
    await type(page, market);
    await next(page).click();
    await expect(page.getByText('We sent you a code a moment ago. It can still be used.')).toBeVisible();
    const right = await borrower.code();
    await code(page).pressSequentially(right === '111111' ? '222222' : '111111');
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    await code(page).fill('');
    await code(page).pressSequentially(right);
    await page.waitForURL((url) => url.pathname === routePath('me'));
  });

  test(`R16 A4.13 A4.14 · ${market}: another default, one removed, each asked and told`, async ({
    page,
    context,
    baseURL,
    candor,
  }) => {
    const borrower = await enter(context, baseURL, market);
    await borrower.addAccount();
    await candor.pass(120);
    await open(page, market, { view: 'add' });
    await type(page, market);
    await next(page).click();
    await code(page).waitFor();
    await code(page).pressSequentially(await borrower.code());
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Make default' }).click();
    await expect(cards(page).first()).toContainText(name);
    await expect(cards(page).first()).toContainText('Default');
    await cards(page).first().getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await expect(cards(page)).toHaveCount(2);
    await cards(page).first().getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Default');
  });
}

test('R16 · the most used wallet stands first with the number of the login; what is missing is said, and the kind outlasts a reload', async ({
  page,
  context,
  baseURL,
}) => {
  const borrower = await enter(context, baseURL, 'ph');
  await open(page, 'ph', { view: 'add' });
  await expect(page.getByRole('radio', { name: 'GCash' })).toBeChecked();
  const mobile = page.getByRole('textbox', { name: 'GCash number' });
  const { phone } = borrower;
  await expect(mobile).toHaveValue([phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join(' '));
  await expect(page.getByText('your login number')).toBeVisible();
  await mobile.fill('');
  await next(page).click();
  await expect(page.getByRole('region', { name: /answers? to check/ }).getByRole('link')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Maya' }).check();
  await expect(next(page)).toHaveText('Continue with Maya');
  await page.getByRole('button', { name: 'Bank account' }).click();
  await page.reload();
  await live(page);
  await expect(number(page)).toHaveValue('');
});

test('R16 · an answer that is lost on the way adds the account once', async ({ page, context, baseURL }) => {
  await enter(context, baseURL, 'in');
  await open(page, 'in', { view: 'add' });
  await type(page, 'in');
  let lost = 0;
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await next(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await next(page).click();
  await expect(cards(page)).toHaveCount(1);
  expect(lost).toBe(1);
});

test('R16 · no accessibility fault in either theme', async ({ page, context, baseURL }) => {
  const borrower = await enter(context, baseURL, 'ph');
  await borrower.addAccount();
  for (const [at, view] of [{}, { view: 'add' }].entries()) {
    await open(page, 'ph', view);
    await page.locator('.b-parts').first().waitFor();
    if ('view' in view) await page.getByRole('button', { name: 'Bank account' }).click();
    for (const colorScheme of byTurns(at, ['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeFaults(page), `${JSON.stringify(view)} ${colorScheme}`).toEqual([]);
    }
  }
});

test('R16 X10 · nothing hangs over at 320 px in any language', async ({ page, context, baseURL }) => {
  const borrower = await enter(context, baseURL, 'ph');
  await borrower.addAccount();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of byTurns(3, ['en', 'zh', 'fil', 'hi'])) {
    await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
    for (const view of [{}, { view: 'add' }]) {
      await open(page, 'ph', view);
      await page.locator('.b-account, #account').first().waitFor();
      expect(await layoutFaults(page), `${language} ${JSON.stringify(view)}`).toEqual([]);
    }
  }
});

test('R16 · neither the cities nor the banks of a market are in any script of a page', async ({ candor }) => {
  expect(candor.url).not.toBe('');
  const folder = join(root, 'apps', 'web', 'dist', 'client', 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect([file, /Akhand Anand|\d{10} Alcoy|BDO Network Bank/.exec(text)?.[0]]).toEqual([file, undefined]);
  }
});
