import type { Browser, Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn } from './console-page.ts';
import { expect, test, type ShiftedCandor } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'team' });
test.use({ isMobile: false, hasTouch: false });

const desk = { width: 1280, height: 800 };

async function sit(browser: Browser, candor: ShiftedCandor, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: desk, baseURL: candor.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  await logIn(page, candor, email);
  return page;
}

test('a complaint by phone is logged, answered in two steps, classified and closed; the lead sees it done', async ({
  browser,
  candor,
}) => {
  await BorrowerByApi.logIn(candor.url, 'ph');
  const asha = await sit(browser, candor, 'asha@lender.example', '/console/complaints');
  await expect(asha.getByText('No open complaints')).toBeVisible();
  await asha.keyboard.press('w');
  const dialog = asha.getByRole('dialog');
  await dialog.getByLabel('About').selectOption('conduct');
  await dialog.getByRole('button', { name: 'Not a borrower' }).click();
  await dialog.getByLabel('Name').click();
  await asha.keyboard.type('Dolores Abad');
  // What was typed outlasts Esc: it leaves the field, then the dialog.
  await asha.keyboard.press('Escape');
  await asha.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await asha.keyboard.press('w');
  await expect(dialog.getByLabel('Name')).toHaveValue('Dolores Abad');
  await dialog.getByLabel('Phone or e-mail').click();
  await asha.keyboard.type('0917 555 0101');
  await dialog.getByLabel('What was said').click();
  await asha.keyboard.type('Somebody called on a Sunday.');
  await asha.keyboard.press('Control+Enter');
  await expect(asha.getByText('not a borrower, by phone')).toBeVisible();
  expect(await layoutFaults(asha)).toEqual([]);

  // Letters work once the field is left, as everywhere; arrows choose a template and insert none.
  await asha.keyboard.press('i');
  await asha.keyboard.press('ArrowDown');
  await asha.keyboard.press('ArrowDown');
  await asha.keyboard.press('Enter');
  await expect(asha.getByLabel('Message, as Dolores reads it')).toHaveValue(/We are sorry for how/u);
  await asha.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(asha.getByText('the SLA runs on')).toBeVisible();
  await asha.keyboard.press('r');
  await asha.keyboard.type('It will not happen again.');
  // Nothing is upheld by a slip: the outcome is chosen first, and upheld has something done about it.
  await asha.keyboard.press('Control+Enter');
  await expect(dialog.getByLabel('Outcome')).toHaveValue('');
  await dialog.getByLabel('Root cause').selectOption('conduct');
  await dialog.getByLabel('Outcome').selectOption('partly');
  await asha.keyboard.press('Control+Enter');
  await expect(dialog.getByText('an apology or a correction at least')).toBeVisible();
  await dialog.getByLabel('Apology').check();
  await asha.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(asha.getByText('Staff or agent conduct')).toBeVisible();
  await asha.getByRole('button', { name: 'Send and mark answered' }).click();
  await expect(asha.getByText('Answered; the borrower was notified.')).toBeVisible();
  await expect(asha.locator('.complaint-stands')).toContainText('Partly upheld');
  await asha.keyboard.press('c');
  await asha.keyboard.press('Control+Enter');
  await expect(asha.getByText('Closed; the borrower was notified.')).toBeVisible();

  const bea = await sit(browser, candor, 'bea@lender.example', '/console/team');
  const people = bea.getByRole('table', { name: 'SLA by person' });
  await expect(people.getByRole('row', { name: /Asha Nair/u })).toContainText('100');
  await expect(bea.getByRole('table', { name: 'SLA by queue' })).toContainText('Complaints');
  expect(await layoutFaults(bea)).toEqual([]);
});

test('the lead assigns what nobody has by keys; it is theirs, and Today and Team count one less', async ({
  browser,
  candor,
}) => {
  const asha = await sit(browser, candor, 'asha@lender.example', '/console/complaints');
  await expect(asha.getByText('0 past their SLA')).toBeVisible();
  for (const name of ['Dolores Abad', 'Ramon Cruz']) {
    await asha.keyboard.press('w');
    const dialog = asha.getByRole('dialog');
    await dialog.getByLabel('About').selectOption('conduct');
    await dialog.getByRole('button', { name: 'Not a borrower' }).click();
    await dialog.getByLabel('Name').click();
    await asha.keyboard.type(name);
    await dialog.getByLabel('Phone or e-mail').click();
    await asha.keyboard.type('0917 555 0101');
    await dialog.getByLabel('What was said').click();
    await asha.keyboard.type('Somebody called on a Sunday.');
    await asha.keyboard.press('Control+Enter');
    await expect(asha.getByText('not a borrower, by phone')).toBeVisible();
    await asha.goto('/console/complaints');
    await expect(asha.getByRole('table')).toContainText(name);
  }

  const bea = await sit(browser, candor, 'bea@lender.example', '/console/team');
  const people = bea.getByRole('table', { name: 'SLA by person' });
  await expect(people.getByRole('row', { name: /Unassigned · 2/u })).toBeVisible();
  // It is the last row: J goes there from wherever one is.
  const rows = await people.getByRole('row').count();
  for (let nth = 0; nth < rows; nth += 1) await bea.keyboard.press('j');
  const side = bea.getByRole('complementary', { name: 'Unassigned' });
  await expect(side.getByRole('checkbox')).toHaveCount(2);
  expect(await layoutFaults(bea)).toEqual([]);
  await bea.keyboard.press('Tab');
  await expect(side.getByRole('checkbox').first()).toBeFocused();
  await bea.keyboard.press('Space');
  await expect(side.getByRole('button', { name: 'Assign 1 to Asha Nair' })).toBeVisible();
  await bea.keyboard.press('Control+Enter');
  await expect(side.getByText('1 assigned to Asha Nair; the deadlines stay.')).toBeVisible();
  await expect(people.getByRole('row', { name: /Unassigned · 1/u })).toBeVisible();
  await expect(
    people
      .getByRole('row', { name: /Asha Nair/u })
      .getByRole('cell')
      .last(),
  ).toHaveText('1');
  await bea.goto('/console');
  await expect(bea.getByText('Unassigned 1', { exact: true })).toBeVisible();
  await asha.goto('/console');
  await expect(asha.getByText('Mine 1', { exact: true })).toBeVisible();
});
