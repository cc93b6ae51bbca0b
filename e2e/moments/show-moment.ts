import { routePath } from '@candor/contract/routes';
import { expect, type Page } from '@playwright/test';
import type { BorrowerByApi } from '../borrower-by-api.ts';
import { deviceWithLock } from '../phone/device-with-lock.ts';
import { live, messagesTo, newPhone, type Market } from '../identity-page.ts';
import type { Stage } from './stage.ts';

/** What stands in one picture: whose page it is, where, and what was tapped on it. */
export type Ready = {
  readonly by?: BorrowerByApi;
  readonly at?: string;
  readonly act?: (page: Page) => Promise<void>;
  /** Once it has been looked at. */
  readonly after?: () => Promise<void>;
};

export const dialog = (page: Page) => page.locator('dialog[open], [role="dialog"]').last();

export async function logInByCode(page: Page, market: Market): Promise<void> {
  const phone = newPhone(market);
  await deviceWithLock(page, { hesitates: true });
  await page.goto(`${routePath('login')}?market=${market}`);
  await live(page);
  await page.locator('input[type="tel"]').pressSequentially(phone);
  await page.getByRole('checkbox').first().check();
  await page.locator('form button[type="submit"], .c-sticky-bar button').first().click();
  await page.locator('input[autocomplete="one-time-code"]').waitFor();
  const told = async () => (await messagesTo(page.context(), market, phone)).length;
  await expect.poll(told).toBe(1);
  const [sent] = await messagesTo(page.context(), market, phone);
  const code = /\b\d{6}\b/u.exec(sent?.text ?? '')?.[0] ?? '';
  await page.locator('input[autocomplete="one-time-code"]').pressSequentially(code);
  await dialog(page).waitFor();
}

/** Opens a moment and waits until nothing on it is still to come. */
export async function showMoment(page: Page, stage: Stage, { by, at, act }: Ready): Promise<void> {
  if (by) await page.context().addCookies(await by.cookies());
  if (at !== undefined) {
    const address = new URL(at, 'http://x');
    address.searchParams.set('market', stage.market);
    await page.goto(address.pathname + address.search);
    await live(page);
    await page.waitForFunction(() => document.querySelector('.c-skeleton, .c-bone') === null);
  }
  await act?.(page);
  await page.waitForFunction(() => document.querySelector('.c-skeleton, .c-bone') === null);
}
