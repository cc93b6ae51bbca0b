import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { standIns } from './console-day.ts';
import { expectDisarmed, logIn, logOut } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'applications' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// One lender, one clock that goes forward: one story after the other.
test.describe.configure({ mode: 'serial' });

// Whoever goes on with this server finds it as it was.
test.afterAll(({ candor }) => standIns(candor, { decides: true }));

async function expectClean(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

/** Somebody whose application a table leaves to a person: they did not let the bureau be asked. */
async function applicant(page: Page, { url }: ShiftedCandor) {
  await page.request.post('/api/sandbox/stand-ins', {
    data: { decides: false },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const borrower = await (await BorrowerByApi.logIn(url, 'ph')).certified();
  const orderId = await borrower.apply();
  await borrower.until(orderId, 'in-review');
  return { borrower, orderId };
}

/** As the underwriter sees it: the table's word has come. */
async function open(page: Page, orderId: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/console/applications/${orderId}`);
    await expect(page.getByText('Table v1: manual review')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test.describe('applications, in the console', () => {
  test('A15.27 A15.28 · Asha of support sees that pictures were given, and decides nothing; a tablet is wide enough', async ({
    page,
    candor,
  }) => {
    const { borrower, orderId } = await applicant(page, candor);
    await page.goto('/console');
    await logIn(page, candor, 'asha@lender.example');
    await open(page, orderId);
    await expect(page.getByText('Your role sees that it was given, not the picture')).toBeVisible();
    await expect(page.getByRole('img')).toHaveCount(0);
    await expect(page.getByText('An underwriter decides.')).toBeVisible();
    await expect(page.getByText('Sanctions screening')).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expectClean(page);
    await page.goto(`/console/applications/${randomUUID()}`);
    await expect(page.getByText('There is no such application')).toBeVisible();
    await borrower.dispose();
  });

  test('A15.29 · offline an application can be read and nothing decided on it; what was typed is still there after', async ({
    page,
    candor,
  }) => {
    const { borrower, orderId } = await applicant(page, candor);
    await page.goto('/console');
    await logIn(page, candor);
    await open(page, orderId);
    await page.keyboard.press('b');
    await page.getByRole('checkbox', { name: /We could not confirm your income/u }).check();
    const note = page.getByRole('textbox', { name: /^Internal reason/u });
    await note.fill('The payslip is cut off.');
    await expectDisarmed(page, page.locator('.k-decide-commit button'));
    await expect(note).toHaveValue('The payslip is cut off.');
    // On a tablet the form is in a drawer: the key that would send it unseen opens it first.
    await page.setViewportSize({ width: 1024, height: 768 });
    const sends = page.locator('.k-decide-commit button');
    await expect(sends).not.toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(sends).toBeVisible();
    expect(await borrower.until(orderId, 'in-review')).toBeDefined();
    await page.waitForTimeout(400);
    await page.keyboard.press('Control+Enter');
    await borrower.until(orderId, 'sent-back');
    await borrower.dispose();
  });

  test('A15.27 A15.31 A15.670 A15.671 · Rina takes a counter-offer by its key, reads the report, re-runs the table, and returns it for a document', async ({
    page,
    candor,
  }) => {
    const { borrower, orderId } = await applicant(page, candor);
    await page.goto('/console');
    await logIn(page, candor);
    await open(page, orderId);
    const term = page.getByLabel('Term', { exact: true });
    await expect(page.getByRole('heading', { name: 'Counter-offers within policy' })).toBeVisible();
    await page.keyboard.press('1');
    const first = await term.inputValue();
    await page.keyboard.press('2');
    await expect(term).not.toHaveValue(first);
    await expect(page.locator('.k-decide-commit button')).toBeInViewport();
    await page.keyboard.press('y');
    await expect(page.getByText('It decides nothing by itself.')).toBeVisible();
    await page.keyboard.press('i');
    await expect(page.getByText('The bureau was not asked')).toBeVisible();
    await page.keyboard.press('b');
    await page.getByRole('checkbox', { name: /We need a new selfie/u }).check();
    await page.getByRole('textbox', { name: /^Note to the applicant/u }).focus();
    await page.keyboard.type('Please stand at a window.');
    await page.getByRole('textbox', { name: /^Internal reason/u }).focus();
    await page.keyboard.type('The face is in the shadow.');
    // Esc leaves the field and nothing else; what was typed outlives a reload.
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Internal reason/u })).toHaveValue(
      'The face is in the shadow.',
    );
    await page.getByRole('checkbox', { name: /We need a new selfie/u }).check();
    await expect(page.locator('blockquote').first()).toContainText('Our note: “Please stand at a window.”');
    await expectClean(page);
    await page.keyboard.press('Control+Enter');
    await borrower.until(orderId, 'sent-back');
    await expect(page.getByText(/^Rina Santos returned it for correction, /u)).toBeVisible();
    await borrower.dispose();
  });

  test('A15.126–A15.130 · Grace changes the decision table, sees what would have changed, and asks an approver', async ({
    page,
    candor,
  }) => {
    await page.goto('/console/tables');
    await logIn(page, candor, 'grace@lender.example');
    const rules = page.getByRole('table', { name: 'Rules' });
    await expect(rules.getByLabel('Rule 1, Age')).toHaveValue('under 18');
    await expectClean(page);
    await rules.getByLabel('Rule 1, Age').fill('under 16');
    await expect(page.getByText(/One row must refuse everybody under 18/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send for approval' })).toBeDisabled();
    await rules.getByLabel('Rule 1, Age').fill('rather young');
    await expect(page.getByText('“rather young” can’t be read.')).toBeVisible();
    await rules.getByLabel('Rule 1, Age').fill('under 40');
    await expect(page.getByText('1 cell changed since v1')).toBeVisible();
    await rules.getByLabel('Reason of rule 1', { exact: true }).selectOption('cannot_be_offered');
    await expect(page.getByRole('button', { name: 'Send for approval' })).toBeEnabled();

    await page.getByRole('heading', { name: 'Rules' }).click();
    await page.keyboard.press('b');
    const changed = page.getByRole('table', { name: 'What would have changed' });
    await expect(changed).toContainText('row 1: age 36, under 40');
    await expect(changed).toContainText('Maricel Reyes');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /, CSV$/u }).click();
    await page.getByRole('dialog').getByLabel('Reason').focus();
    await page.keyboard.type('For the board');
    await page.keyboard.press('Control+Enter');
    expect((await download).suggestedFilename()).toMatch(/^table-test-v1-.*\.csv$/u);

    await page.keyboard.press('v');
    await expect(page.getByRole('table', { name: 'Side by side' })).toContainText('Age under 40');
    await page.keyboard.press('v');
    await expectClean(page);
    await page.getByRole('button', { name: 'Send for approval' }).click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Only those over forty, for a trial.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Asked for. An approver decides')).toBeVisible();
    await expect(rules.getByLabel('Rule 1, Age')).toHaveValue('under 18');
    await logOut(page);
    await logIn(page, candor, 'rina@lender.example');
    await page.goto('/console/tables');
    await expect(page.getByText('A change of this table waits for an approver.')).toBeVisible();
    await expect(page.getByLabel('Rule 1, Age')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Rules' })).toContainText('under 18');
  });
});
