import { readFileSync } from 'node:fs';
import { routePath } from '@candor/contract/routes';
import {
  askForCode,
  codeField,
  codeFor,
  logIn,
  maskedOf,
  newPhone,
  openLogin,
  otherThan,
} from './identity-page.ts';
import { bothMarkets, byTurns } from './by-turns.ts';
import { expect, test } from './identity-server.ts';
import { readZip } from './read-zip.ts';
import { watchTraces } from './watch-traces.ts';

for (const market of byTurns(1, bothMarkets)) {
  test(`the whole story in ${market}: consent given and withdrawn, data taken along, account deleted, and no trace of the person`, async ({
    page,
    candor,
  }) => {
    const traces = watchTraces(page);
    const phone = newPhone(market);
    await openLogin(page, market, routePath('privacyChoices'));
    await askForCode(page, phone);
    const code = await codeFor(page, market, phone);
    await codeField(page).pressSequentially(otherThan(code));
    await expect(page.getByText('That code is not right.')).toBeVisible();
    await codeField(page).fill('');
    await codeField(page).pressSequentially(code);
    await page.waitForURL((url) => url.pathname === routePath('privacyChoices'));

    await test.step('A13.1 A13.2 · a consent is given, and withdrawn with what it deletes said first', async () => {
      const offers = page.getByRole('switch', { name: 'Offers' });
      await expect(offers).not.toBeChecked();
      await offers.click();
      await expect(offers).toBeChecked();
      const card = page.getByRole('region', { name: 'Offers' });
      await expect(card).toContainText('Agreed');
      await offers.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
      await expect(offers).not.toBeChecked();
      await expect(card).toContainText('Withdrawn');
      await page.reload();
      await expect(card).toContainText('Withdrawn');
      await expect(page.getByRole('switch', { name: 'Your account' })).toHaveCount(0);
    });

    await test.step('A13.3 A13.4 A13.5 · the export is gathered, fetched and can be read', async () => {
      await page.getByRole('button', { name: 'Prepare my data' }).click();
      const fetchIt = page.getByRole('button', { name: 'Download my data' });
      await expect(fetchIt).toBeVisible();
      const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
      const files = readZip(readFileSync(await download.path()));
      const names = [...files.keys()];
      expect(names.filter((name) => name.endsWith('.html'))).toHaveLength(1);
      const json = names.filter((name) => name.endsWith('.json'));
      expect(json).toHaveLength(1);
      const data = files.get(json[0] ?? '') ?? '';
      expect(() => JSON.parse(data) as unknown).not.toThrow();
      expect(data).toContain(phone.slice(-9));
      const readable = files.get(names.find((name) => name.endsWith('.html')) ?? '') ?? '';
      expect(readable).toMatch(/^<!doctype html>/i);
      expect(readable).toContain(phone.slice(-9));
    });

    await test.step('A13.6 A1.6 A1.11 · the account is deleted: what goes and what stays, then a code', async () => {
      await candor.pass(61);
      await page.getByRole('link', { name: 'Delete my account' }).click();
      await expect(page.getByRole('heading', { name: 'Deleted at once' })).toBeVisible();
      await page.getByRole('button', { name: 'Send me a code to confirm' }).click();
      await expect(page.getByText('Tick this to continue.')).toBeVisible();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Send me a code to confirm' }).click();
      const last = await codeFor(page, market, phone, 2);
      await codeField(page).pressSequentially(last);
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      const done = page.getByRole('heading', { level: 1, name: 'Your account is deleted' });
      await expect(done).toBeVisible();
      await expect.poll(() => traces.told()).toBeGreaterThan(0);
      await page.reload();
      await expect(done).toBeVisible();
    });

    const found = await traces.collect();
    for (const own of [phone, phone.slice(1), phone.slice(-7), code, maskedOf(phone)])
      expect(found).not.toContain(own);
    await page.goto(routePath('me'));
    await page.waitForURL((url) => url.pathname === routePath('login'));
  });
}

test('R20 · while logged in the browser keeps the number masked, and nothing else of the person', async ({
  page,
}) => {
  const traces = watchTraces(page);
  const phone = newPhone('ph');
  await logIn(page, 'ph', phone);
  for (const screen of ['inbox', 'privacyChoices', 'me'] as const) {
    await page.goto(routePath(screen));
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const found = await traces.collect();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['login']);
  expect(found).toContain(maskedOf(phone));
  for (const own of [phone, phone.slice(1), phone.slice(-7)]) expect(found).not.toContain(own);
});

test('A12.1 · what nobody caught is reported without what was typed', async ({ page }) => {
  await openLogin(page, 'ph');
  const report = page.waitForRequest((request) => (request.postData() ?? '').includes('(number)'));
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('no such number: 0917 123 4567');
    }, 0),
  );
  expect((await report).postData()).not.toContain('123 4567');
});
