import type { Browser, Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { expectDisarmed, logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'approvals' });
test.use({ isMobile: false, hasTouch: false });
test.describe.configure({ mode: 'serial' });

const desk = { width: 1280, height: 800 };
const tablet = { width: 1024, height: 768 };

async function sit(browser: Browser, candor: ShiftedCandor, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: desk, baseURL: candor.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

/** At a desk and on a tablet: every figure, every term and every button is whole. */
async function expectWhole(page: Page, name: string): Promise<void> {
  for (const size of [tablet, desk]) {
    await page.setViewportSize(size);
    expect(await layoutFaults(page), `${name} at ${size.width}`).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`${name}-${size.width}.png`) });
  }
}

async function openRequest(page: Page, act: string): Promise<void> {
  await page.goto('/console/second-person');
  await page.getByRole('table', { name: 'Approvals' }).getByText(act).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Checked for you' })).toBeVisible();
}

test('whoever approves a restructure sees every figure of it whole, and so does whoever asks', async ({
  browser,
  candor,
}) => {
  const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
  await borrower.certified();
  const loanId = await borrower.borrow();
  const maker = await sit(browser, candor, 'marco@lender.example', `/console/loans/${loanId}?act=write-off`);
  const side = maker.getByRole('complementary', { name: 'Acts and messages' });
  await expect(side.getByRole('columnheader', { name: 'Change' })).toBeVisible();
  await expectWhole(maker, 'loan');
  await maker.keyboard.press('r');
  await expect(maker.getByRole('table', { name: 'After: what is left to pay' })).toBeVisible();
  await expectWhole(maker, 'restructure');
  await maker.getByLabel('Internal reason').fill('In hospital until the 14th, back at work from the 23rd');
  await maker.keyboard.press('Control+Enter');
  await expect(maker.getByText('Asked. Nothing changes until an approver agrees')).toBeVisible();

  const approver = await sit(browser, candor, 'lina@lender.example', '/console/second-person');
  await openRequest(approver, 'Restructure');
  await expectWhole(approver, 'restructure-approval');
  await approver.context().close();
  await maker.context().close();
});

test('whoever began to write for more information goes back to approving, and the word is still there', async ({
  browser,
  candor,
}) => {
  const approver = await sit(browser, candor, 'lina@lender.example', '/console/second-person');
  await openRequest(approver, 'Restructure');
  const dialog = approver.getByRole('dialog');
  const asks = dialog.getByRole('button', { name: /^Request info/u });
  const back = dialog.getByRole('button', { name: 'Back to approving' });
  const word = dialog.getByRole('textbox', { name: /^Comment/u });
  const commits = dialog.locator('button[data-look="primary"]');
  const approves = await commits.textContent();
  await expect(asks).toHaveCount(1);
  await expect(back).toHaveCount(0);
  await approver.keyboard.press('q');
  await expect(word).toBeFocused();
  await approver.keyboard.type('Which hospital is it?');
  // One button says it, and one leads back.
  await expect(asks).toHaveCount(1);
  await expect(commits).toHaveText(/^Request info/u);
  await back.click();
  await expect(commits).toHaveText(approves ?? '');
  await expect(word).toHaveValue('Which hospital is it?');
  await expect(dialog.getByRole('button', { name: /^Decline/u })).toBeVisible();
  await expectDisarmed(approver, commits);
  await expect(word).toHaveValue('Which hospital is it?');
  await approver.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(approver.getByRole('table', { name: 'Approvals' }).getByText('Restructure')).toBeVisible();
  await approver.context().close();
});
