import { axeFaults } from './axe-faults.ts';
import { approveAll, logIn } from './console-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'reminders' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('A15.961 A15.962 A15.964 · an admin writes another reminder plan, is told how far it may go, and compliance agrees', async ({
  page,
  browser,
  candor,
}) => {
  await page.goto('/console/reminders');
  await logIn(page, candor, 'grace@lender.example');
  await expect(page.getByRole('heading', { name: 'Philippines, every product', level: 1 })).toBeVisible();
  const steps = page.getByRole('table', { name: 'Steps' });
  await expect(steps.locator('tbody tr')).toHaveCount(9);
  await expect(steps.getByText('Would be sent or handed over')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  // Free text may be cut in a table: it is whole in the pane beside it.
  const faults = await layoutFaults(page);
  expect(faults.filter((fault) => !/^(?:cut off by|written over:).*\btd\b/u.test(fault))).toEqual([]);

  // Nothing has changed: nothing can be asked for.
  await expect(page.getByRole('button', { name: /^Send for approval/u })).toBeDisabled();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: /^Step \+3/u })).toBeVisible();
  await page.getByLabel('To', { exact: true }).selectOption('21:00');
  await expect(
    page.getByText('Step +3: ends at 21:00; at the latest 20:00 (agreement).').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send for approval/u })).toBeDisabled();
  await page.getByRole('button', { name: 'Use 20:00' }).click();
  await expect(page.getByText('ends at 21:00')).toHaveCount(0);

  // Another day moves its row; one step becomes a hand-over; both stand there again after a reload.
  await page.getByLabel('Days', { exact: true }).fill('4');
  await expect(page.getByRole('heading', { name: /^Step \+4/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.getByLabel('Channel').selectOption('hand-over');
  await expect(page.getByText('Nothing is sent. From this day')).toBeVisible();
  await page.reload();
  await expect(steps.getByText('Hand over to a collector')).toBeVisible();
  await page.keyboard.press('v');
  await expect(
    page.getByRole('table', { name: 'Versions side by side' }).getByText('removed').first(),
  ).toBeVisible();
  await page.keyboard.press('v');

  await expect(page.getByRole('button', { name: /^Send for approval/u })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A person sooner, and a day more to pay by bank.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Asked for. An approver decides')).toBeVisible();
  await approveAll(browser, candor, 'meera@lender.example');
  await page.reload();
  await expect(page.getByLabel('Version', { exact: true })).toContainText('v2, coming');
  await expect(steps.getByText('+4')).toBeVisible();
});
