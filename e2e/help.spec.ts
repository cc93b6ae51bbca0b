import { routePath } from '@candor/contract/routes';
import { isWorkingDay } from '@candor/markets';
import type { Page } from '@playwright/test';
import { expectUsable } from './expect-usable.ts';
import { live } from './identity-page.ts';
import { expect, type ShiftedCandor, test } from './identity-server.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, locale: 'en' });

const help = routePath('customerService');
const box = (page: Page) => page.getByRole('searchbox', { name: 'What is it about?' });
const results = (page: Page) => page.getByRole('list', { name: 'Matching answers' }).getByRole('listitem');
const person = (page: Page) => page.getByRole('list', { name: 'Talk to a person' });

async function open(page: Page): Promise<void> {
  await page.goto(`${help}?market=ph`);
  await live(page);
  await expect(box(page)).toBeVisible();
}

test('R8, A9.1 · a misspelt question is answered while it is typed, and what fits is marked', async ({
  page,
}) => {
  await open(page);
  await expectUsable(page);
  // The server is not asked: what is typed stays on the phone.
  await page.route('**/api/**', (route) => route.abort('connectionfailed'));
  await box(page).pressSequentially('recieved les');
  await expect(results(page).first()).toContainText('Why did I receive less than I borrowed?');
  await box(page).pressSequentially('s mony');
  await expect(results(page).first().locator('mark').first()).toHaveText('receive');
  // Before it is opened one reads the sentence that tells.
  await expect(results(page).first()).toContainText('The offer shows the result as “You receive”');
  await expectUsable(page);
  await results(page).first().getByText('Why did I receive less').click();
  await expect(
    results(page)
      .first()
      .getByText(/the yearly rate includes it/)
      .last(),
  ).toBeVisible();
});

test('R8 · where nothing is found it says what to do, and the box is emptied with one touch', async ({
  page,
}) => {
  await open(page);
  await box(page).fill('xyzzyq');
  await expect(page.getByRole('heading', { name: 'We found no answer to that' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    routePath('complaints', { view: 'new' }),
  );
  await expectUsable(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.getByText('Paying back').click();
  await page.getByText('How do I repay?').click();
  await expect(page.getByRole('link', { name: 'Go there' }).first()).toHaveAttribute(
    'href',
    routePath('orders'),
  );
});

test('R8 · what was loaded once answers without a network, also on a page that is opened anew', async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await box(page).fill('otp not comming');
  await expect(results(page).first()).toContainText('code');
  await expect(person(page).getByRole('link', { name: /Call us/ })).toHaveAttribute('href', /^tel:/);
  await context.setOffline(false);
  // The page itself comes, what it asks for is never answered: questions and answers are on the phone.
  await page.route('**/api/**', () => {});
  await page.reload();
  await live(page);
  await box(page).fill('delet my acount');
  await expect(results(page).first()).toContainText(/delete/i);
});

test('A9.8 · it says until when somebody is there, and when somebody is there again', async ({
  page,
  candor,
}) => {
  const day = nextWorkingDay(candor);
  await passUntil(candor, `${day}T10:00:00+08:00`);
  await open(page);
  await expect(person(page)).toContainText('Open until 20:00');
  await expect(person(page)).toContainText('Mon–Fri');
  await expectUsable(page);
  await passUntil(candor, `${day}T20:00:00+08:00`);
  await open(page);
  await expect(person(page)).toContainText(/Closed\. Opens (Mon|Tue|Wed|Thu|Fri|Sat)\s\d+\s\w+,\s0[89]:00/);
  await expect(person(page).getByRole('link')).toHaveCount(3);
});

test('R8 · help is one touch away wherever something may go wrong', async ({ page }) => {
  for (const path of [routePath('errorPage'), routePath('login'), routePath('privacyPolicy')]) {
    await page.goto(`${path}?market=ph`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toHaveAttribute('href', help);
  }
});

type Day = Parameters<typeof isWorkingDay>[1];

/** One after today in Manila, so that the clock only ever moves forward. */
function nextWorkingDay(candor: ShiftedCandor): string {
  for (let ahead = 1; ahead < 31; ahead += 1) {
    const there = new Date(candor.now().getTime() + 8 * 3_600_000 + ahead * 86_400_000);
    const day = there.toISOString().slice(0, 10) as Day;
    if (isWorkingDay('ph', day)) return day;
  }
  throw new Error('There is no working day within a month.');
}

async function passUntil(candor: ShiftedCandor, instant: string): Promise<void> {
  await candor.pass(Math.ceil((Date.parse(instant) - candor.now().getTime()) / 1000));
}
