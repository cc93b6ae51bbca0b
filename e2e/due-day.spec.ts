import { routePath } from '@candor/contract/routes';
import { readFile } from 'node:fs/promises';
import {
  codeBox,
  expectBooksTie,
  expectOneTruth,
  offeredQuote,
  openOffer,
  agreeBox,
  readBox,
  signButton,
} from './borrow-page.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { live, messagesTo } from './identity-page.ts';
import { expect, test } from './identity-server.ts';

const desk = { viewport: { width: 1280, height: 800 }, locale: 'en-PH', timezoneId: 'Asia/Manila' } as const;
type Days = { days: { firstDueOn: string; costDifference: number; isUsual: boolean }[] };

for (const market of ['ph', 'in'] as const) {
  test(`A15.890 A7.1 · ${market}: the first instalment on a chosen day, from the offer to the calendar and the console`, async ({
    page,
    context,
    baseURL,
    browser,
    candor,
  }) => {
    const borrower = await BorrowerByApi.logIn(baseURL, market);
    await borrower.certified();
    const orderId = await borrower.apply();
    await borrower.until(orderId, 'approved');
    await context.addCookies(await borrower.cookies());
    await openOffer(page, market, orderId);
    const usual = await offeredQuote(borrower, orderId);

    // Both boxes are ticked for the usual day; another day empties them.
    await readBox(page).tap();
    await agreeBox(page).tap();
    await page.getByRole('button', { name: 'Change First instalment' }).tap();
    const sheet = page.getByRole('dialog', { name: 'First instalment' });
    const { days } = await borrower.get<Days>('loan/due-days', { orderId });
    const chosen = days.find(({ firstDueOn, isUsual }) => firstDueOn.endsWith('-05') && !isUsual);
    const firstDueOn = chosen?.firstDueOn ?? '';
    const radio = page.locator(`input[value="${firstDueOn}"]`);
    await expect(sheet.locator('input:checked')).toHaveValue(usual.rows[0]?.dueOn ?? '');
    await sheet.locator('label.c-radio', { has: radio }).tap();
    // The list is longer than the sheet: no row of it shows below the button.
    const below = await sheet.evaluate((dialog) => {
      const foot = (selector: string) => dialog.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      return foot('.c-modal-box') - foot('.cf-take');
    });
    expect(Math.abs(below)).toBeLessThan(1);
    await sheet.getByRole('button', { name: /^Use / }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(readBox(page)).not.toBeChecked();
    await expect(page.getByText('both boxes are empty again')).toBeVisible();

    const offered = await offeredQuote(borrower, orderId, { firstDueOn });
    expect(offered.cost - usual.cost).toBe(chosen?.costDifference);
    expect(offered.rows[0]?.dueOn).toBe(firstDueOn);
    const figures = (minor: number) =>
      (minor / 100).toLocaleString(market === 'ph' ? 'en-PH' : 'en-IN', { minimumFractionDigits: 2 });
    await expect(page.locator('.c-torn-sheet').first()).toContainText(figures(offered.totalToRepay));
    await expect(page.locator('.c-torn-sheet').first()).toContainText(figures(offered.cost));
    await expect(page.getByText('interest is counted by the day')).toBeVisible();
    // A reload keeps it.
    await page.reload();
    await live(page);
    await expect(page.locator('.c-torn-sheet').first()).toContainText(figures(offered.totalToRepay));

    await readBox(page).tap();
    await agreeBox(page).tap();
    await signButton(page).tap();
    await expect(codeBox(page)).toBeFocused();
    const [message] = await messagesTo(context, market, borrower.phone);
    expect(message?.text).toContain(figures(offered.totalToRepay));
    await codeBox(page).pressSequentially(await borrower.code());
    await page.waitForURL((url) => url.search.includes('view=signed'));
    await expect(page.getByRole('heading', { level: 1, name: / is now in / })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByText('Add due dates to calendar').tap();
    const calendar = await readFile(await (await download).path(), 'utf8');
    for (const { dueOn } of offered.rows) expect(calendar).toContain(dueOn.replaceAll('-', ''));

    await expectOneTruth(borrower, orderId, offered);
    await page.goto(`${routePath('home')}?market=${market}`);
    await live(page);
    await expect(page.locator('.c-hero').first()).toContainText(figures(offered.rows[0]?.total ?? 0));

    if (market === 'ph') {
      const office = await browser.newContext({ ...desk, baseURL: candor.url, reducedMotion: 'reduce' });
      const staff = await office.newPage();
      await staff.goto(`/console/loans/${orderId}`);
      await logIn(staff, candor);
      await expect(staff.getByText('Due day chosen by the borrower')).toBeVisible();
      await expect(staff.locator('main')).toContainText(figures(offered.rows[0]?.total ?? 0));
      await office.close();
    }
    await expectBooksTie(candor.dataDir);
    await borrower.dispose();
  });
}
