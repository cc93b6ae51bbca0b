import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import type { ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

/** Who works at the lender, one of each role. */
export const staff = {
  underwriter: 'rina@lender.example',
  finance: 'marco@lender.example',
  controller: 'lina@lender.example',
  support: 'asha@lender.example',
  risk: 'tomas@lender.example',
  admin: 'grace@lender.example',
  auditor: 'vikram@lender.example',
} as const;

/**
 * What a borrower types who means harm: a script for whoever looks, and a formula for whoever opens a
 * spreadsheet.
 */
export const script = `<img src=x onerror="document.title='owned'">`;
export const formula = '=HYPERLINK("http://evil.example","click")';

export const marker = { 'x-requested-with': 'XMLHttpRequest' };

/** Somebody at a desk of their own, logged in. */
export async function sit(
  browser: Browser,
  candor: ShiftedCandor,
  email: string,
  path = '/console',
): Promise<Page> {
  const context = await browser.newContext({ baseURL: candor.url });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

/**
 * As whoever looks would: nothing that a borrower typed has run, and nothing is cut off or lies on something
 * else.
 */
export async function look(page: Page): Promise<void> {
  expect(await page.title()).not.toBe('owned');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  // What lies behind a dialog is behind it.
  const within = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'main';
  const faults = await layoutFaults(page, within);
  // Free text may be cut in a table: it is whole beside it.
  expect(faults.filter((fault) => !/ (?:td|span\.q-detail)\. “|span\.q-detail/u.test(fault))).toEqual([]);
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const tableOf = (page: Page, name: string): Locator => page.getByRole('table', { name });

/** Letters are keys again: the focus leaves whichever field has it. */
export async function leaveFields(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** G, then the section's letter; there once its heading is. */
export async function go(page: Page, letter: string, heading: string): Promise<void> {
  await leaveFields(page);
  await press(page, 'g', letter);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

/** Says why in the dialog that is open, and commits with the one key that does. */
export async function commit(page: Page, why: string): Promise<void> {
  await dialogOf(page).getByLabel('Reason').fill(why);
  await press(page, 'Control+Enter');
  await expect(dialogOf(page)).toBeHidden();
}

/** By the menu under one's name, as one who works for two markets does. */
export async function workFor(page: Page, market: string): Promise<void> {
  await page.locator('.k-user-button').click();
  await page.getByLabel('Market', { exact: true }).selectOption(market);
  await press(page, 'Escape');
}

/** The approver: opens what waits, reads why it was asked, agrees. All by keys. */
export async function agree(page: Page, about: string | RegExp, why: string): Promise<void> {
  await go(page, 's', 'Approvals');
  await tableOf(page, 'Approvals').getByRole('row', { name: about }).click();
  await press(page, 'Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(why);
  await expect(dialog).toContainText('You didn’t ask for this yourself');
  await look(page);
  await press(page, 'a', 'Control+Enter');
  await expect(dialog).toHaveCount(0);
}

type Called = { readonly status: number; readonly code: string | undefined };

/** A call that no button of this page makes: what the server says to it. */
export async function forge(page: Page, name: string, data: object): Promise<Called> {
  const headers = { ...marker, 'idempotency-key': randomUUID() };
  const answer = await page.request.post(`/api/console/${name}`, { data, headers });
  const body = (await answer.json()) as { code?: string };
  return { status: answer.status(), code: body.code };
}

export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api/console/${path}`, { headers: marker });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** What the sandbox does by itself, or leaves to people. */
export async function standIns(
  candor: ShiftedCandor,
  data: { decides?: boolean; paysOut?: boolean },
): Promise<void> {
  await fetch(`${candor.url}/api/sandbox/stand-ins`, {
    method: 'POST',
    headers: { ...marker, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
}

/** Somebody whose application a table leaves to a person; each has a name of their own. */
export async function applicant(candor: ShiftedCandor, given: Readonly<Record<string, string>>) {
  const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
  await borrower.certify(given);
  await borrower.addAccount(`${given['givenName']} ${given['familyName']}`);
  const orderId = await borrower.apply();
  await borrower.until(orderId, 'in-review');
  return { borrower, orderId };
}
