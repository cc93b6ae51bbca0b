import { axeFaults } from './axe-faults.ts';
import { approveAll, logIn } from './console-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'templates' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('A15.980–A15.983 · an admin words a code’s SMS otherwise, is held to its rules, and compliance agrees', async ({
  page,
  browser,
  candor,
}) => {
  await page.goto('/console/templates/code-login.sms');
  await logIn(page, candor, 'grace@lender.example');
  await expect(page.getByRole('heading', { name: 'Login code', level: 1 })).toBeVisible();
  await expect(page.getByText(/^\d+ of 160 · 1 part$/u).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send for approval/u })).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);

  // What is protected is put back while one types, with the rule.
  await page.getByRole('button', { name: 'English', exact: true }).first().click();
  const text = page.getByRole('textbox', { name: 'Text in English' });
  const shipped = await text.inputValue();
  await text.fill(shipped.replace(' We never ask for it.', ''));
  await expect(page.getByText('“We never ask for it.” is protected: it was put back.')).toBeVisible();
  await expect(text).toHaveValue(shipped);

  // A variable that is missing is red, and blocks; one press puts it back.
  await text.fill('{lender}: your code to log in is. Valid 5 minutes. We never ask for it.');
  await expect(page.getByText('{code} is missing in English: put it back.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send for approval/u })).toBeDisabled();
  await text.fill('{lender}: use {code} to log in. Valid 5 minutes. We never ask for it.');
  await expect(page.getByText('is missing in English')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Send for approval/u })).toBeEnabled();

  // It stands there again after a reload, beside what is sent now.
  await page.reload();
  await expect(page.getByText('Draft v2')).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByText('is your login code').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Says first what the code is for.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Asked for. An approver decides')).toBeVisible();
  await approveAll(browser, candor, 'meera@lender.example');
  await page.reload();
  await expect(page.getByLabel('Version', { exact: true })).toContainText('v2, is sent');
});
