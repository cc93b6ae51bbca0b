import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { live } from './identity-page.ts';
import { expect, test } from './server.ts';

/**
 * A finger that goes on at its own pace, whatever the page does meanwhile: where a key was is where it taps.
 */
async function typeByFinger(page: Page, digits: string, everyMs: number): Promise<void> {
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  for (const digit of new Set(digits)) {
    const frame = await page.getByRole('button', { name: digit, exact: true }).boundingBox();
    if (!frame) throw new Error(`there is no key ${digit}`);
    places.set(digit, { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });
  }
  for (const digit of digits) {
    const { x, y } = places.get(digit)!;
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(everyMs);
  }
}

/** The script of a part comes as late as on a poor line. */
const delay = (page: Page, part: RegExp, ms: number) =>
  page.route(part, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.fallback();
  });

const keypad = (page: Page) => page.getByRole('group', { name: 'Keypad' });

test.describe('an amount that is typed on the keypad is the amount that is paid', () => {
  let borrower: BorrowerByApi;
  let loanId: string;

  test.beforeAll(async ({ candor }) => {
    borrower = await BorrowerByApi.logIn(candor.url, 'ph').then((one) => one.certified());
    loanId = await borrower.borrow();
  });
  test.afterAll(() => borrower.dispose());

  const asked = async () => {
    type Details = { loan: { openPayments: { amount: number }[] } };
    const { loan } = await borrower.get<Details>('loan/details', { loanId });
    return loan.openPayments.map(({ amount }) => amount);
  };

  for (const [digits, everyMs, chunkMs, minor] of [
    ['1500', 350, 0, 150_000],
    ['2000', 250, 0, 200_000],
    ['1500', 350, 700, 150_000],
    ['2000', 250, 700, 200_000],
    ['4000', 120, 2500, 400_000],
    ['6000', 80, 300, 600_000],
  ] as const) {
    test(`${digits}, a key each ${everyMs} ms, what is loaded late ${chunkMs} ms later`, async ({ page }) => {
      const before = await asked();
      await page.context().addCookies(await borrower.cookies());
      await delay(page, /\/(?:divided-view|radio-cards)[^/]*\.js/, chunkMs);
      await page.goto(`${routePath('repaymentChoice', { loanId })}&market=ph`);
      await live(page);
      await page.getByRole('radio', { name: /^Another amount/ }).tap();
      await page.locator('#own-amount').tap();
      await expect(keypad(page)).toBeVisible();
      await typeByFinger(page, digits, everyMs);
      await expect(page.locator('#own-amount')).toHaveValue(new RegExp(`^${digits[0]},?${digits.slice(1)}$`));
      await expect(page.getByRole('button', { name: /^Pay ₱[1246],[05]00\.00/ })).toBeAttached();
      await expect(keypad(page)).toBeVisible();
      expect(await asked()).toEqual(before);

      await page.getByRole('button', { name: 'Done' }).tap();
      await page.getByRole('button', { name: /^Pay ₱[1246],[05]00\.00/ }).tap();
      await page.locator('#surplus label').first().tap();
      await page.getByRole('button', { name: /^Pay ₱[1246],[05]00\.00/ }).tap();
      await expect(page).toHaveURL(/paymentId=/);
      expect(new Set(await asked())).toEqual(new Set([...before, minor]));
    });
  }
});
