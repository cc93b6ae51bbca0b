import type { Browser, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

// A lender without a channel: somebody carries files to the bank.
test.use({ ownServer: 'release', settings: { PAYOUT_CHANNEL_PH: 'manual' } });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
test.describe.configure({ mode: 'serial' });

const marker = { 'x-requested-with': 'XMLHttpRequest' };

async function sit(browser: Browser, candor: ShiftedCandor, email: string, path: string): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, baseURL: candor.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

async function expectSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api/console/${path}`, { headers: marker });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

test('A15.42 A15.201 A15.113 · finance prepares a disbursement file, the controller releases exactly it, and the bank’s result takes two as well', async ({
  browser,
  candor,
}) => {
  for (const [givenName, familyName] of [
    ['Maricel', 'Reyes'],
    ['Benedicto', 'Ramos'],
  ] as const) {
    const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
    await borrower.certify({ givenName, familyName });
    await borrower.addAccount(`${givenName} ${familyName}`);
    const orderId = await borrower.apply();
    await borrower.until(orderId, 'approved');
    await borrower.sign(orderId);
    await borrower.until(orderId, 'paying-out');
  }
  const marco = await sit(browser, candor, 'marco@lender.example', '/console/payouts?show=files');
  await expect(async () => {
    await marco.reload();
    await expect(marco.getByText('2 wait for a file.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await marco.keyboard.press('m');
  const dialog = marco.getByRole('dialog');
  await expect(dialog).toContainText('needs approval');
  await expectSound(marco);
  // Who gets how much is read in one line.
  const lines = await dialog
    .locator('.po-payees label')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('span')?.getBoundingClientRect().top,
        row.querySelector('.k-money')?.getBoundingClientRect().top,
      ]),
    );
  expect(lines).toHaveLength(2);
  for (const [name = 0, amount = 99] of lines) expect(Math.abs(name - amount)).toBeLessThan(4);
  await dialog.getByLabel('Reason').fill('Both confirmed their accounts with a code');
  await marco.keyboard.press('Control+Enter');
  const said = marco.getByRole('status').filter({ hasText: '₱15,520.00 to 2 payees. It needs approval' });
  // Looking at what the next file would be takes a number, so it is not always the first.
  const no = /File (\d+):/u.exec((await said.textContent()) ?? '')?.[1] ?? '';
  await expect(marco.getByRole('button', { name: /^Download file/u })).toHaveCount(0);
  await expectSound(marco);

  // One's own is locked: nothing here releases it, and the file can't be had.
  await marco.getByRole('link', { name: `File ${no}`, exact: true }).click();
  await expect(marco.getByText('You prepared it: someone else releases it.')).toBeVisible();
  await expect(marco.getByRole('button', { name: /^Release/u })).toHaveCount(0);
  await marco.keyboard.press('Control+Enter');
  await expectSound(marco);
  const early = await marco.request.post('/api/console/payout-batch-file', {
    data: { batchId: no },
    headers: marker,
  });
  expect(early.status()).toBe(409);

  const lina = await sit(browser, candor, 'lina@lender.example', '/console/second-person');
  // Among the requests it is as whole as on its own page, on a tablet too: no figure and no button is cut.
  await lina.getByRole('table', { name: 'Approvals' }).getByText('Release disbursement').click();
  await expect(lina.getByRole('dialog').getByRole('button', { name: /^Release ₱15,520.00/u })).toBeVisible();
  for (const width of [1024, 1280]) {
    await lina.setViewportSize({ width, height: 800 });
    await expectSound(lina);
    await lina.screenshot({ path: test.info().outputPath(`release-request-${width}.png`) });
  }
  await lina.goto(`/console/payouts/file-${no}`);
  const payees = lina.getByRole('table', { name: 'Payees' });
  await expect(payees).toContainText('Benedicto Ramos');
  await expect(payees.getByRole('row', { name: /^Total, 2 payees/u })).toContainText('16,000.00');
  const side = lina.getByRole('complementary', { name: 'Release' });
  await expect(side).toContainText('Unchanged since it was prepared');
  await expect(side).toContainText('6 entries');
  await expect(lina.getByRole('button', { name: 'Release ₱15,520.00 to 2 payees' })).toBeVisible();
  await expectSound(lina);
  await lina.screenshot({ path: test.info().outputPath('release.png') });
  await lina.keyboard.press('Control+Enter');
  await expect(lina.getByText('released', { exact: true })).toBeVisible();
  // The pane is disarmed, and says how it stands.
  await expect(lina.getByRole('button', { name: /^Release/u })).toHaveCount(0);
  await expect(lina.getByText('Lina Cruz')).not.toHaveCount(0);
  // Released is not sent: that somebody carried the file to the bank is known once it answers.
  const sent = lina.getByRole('listitem').filter({ hasText: 'Sent to bank' });
  await expect(sent).toContainText('released, ready to download');
  await expect(sent).not.toHaveAttribute('data-done');
  await expectSound(lina);

  await marco.reload();
  const saved = marco.waitForEvent('download');
  await marco.getByRole('button', { name: `Download file ${no}` }).click();
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`^payouts-ph-.*-${no}\\.csv$`, 'u'));
  type Batch = { payees: { payoutId: string }[] };
  const file = await read<Batch>(marco, `payout-batch?batchId=${no}`);
  const [paid, failed] = file.payees.map(({ payoutId }) => payoutId);
  await marco.goto('/console/payouts?show=files');
  await marco.getByLabel('Upload bank result file').setInputFiles({
    name: 'result.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`id,state\n${paid}/1,paid\n${failed}/1,failed,account_is_closed`),
  });
  await expect(dialog).toContainText('Bank result file');
  await dialog.getByLabel('Reason').fill('The bank’s file of 14:00');
  await expectSound(marco);
  await marco.keyboard.press('Control+Enter');
  await expect(marco.getByRole('status')).toContainText('The result needs approval');
  await lina.goto('/console/second-person');
  await lina.getByRole('table', { name: 'Approvals' }).getByText('Book bank result file').click();
  const approval = lina.getByRole('dialog');
  await expect(approval).toContainText('₱7,760.00');
  await expect(approval).toContainText('3 entries');
  await expect(approval).toContainText('failed: the borrower may name another account');
  await expectSound(lina);
  await lina.screenshot({ path: test.info().outputPath('result.png') });
  await lina.keyboard.press('Control+Enter');
  await expect(approval).toHaveCount(0);
  await lina.goto(`/console/payouts/file-${no}`);
  await expect(sent).toHaveAttribute('data-done');
  await expectSound(lina);
  await lina.screenshot({ path: test.info().outputPath('answered.png') });
  await marco.goto('/console/payouts?show=left');
  const completed = marco.getByRole('table', { name: 'Disbursements' });
  await expect(completed.locator('tbody tr[data-row]')).toHaveCount(1);
  await expect(marco.getByRole('complementary', { name: 'Disbursement' })).toContainText('3 entries');
  await expectSound(marco);
  await marco.context().close();
  await lina.context().close();
});
