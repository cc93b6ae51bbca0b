import type { Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { approveAll, mailedLink, logIn, logOut } from './console-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'settings' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// One lender, one day: what the first story does is what the auditor finds in the last.
test.describe.configure({ mode: 'serial' });

const grace = 'grace@lender.example';
const vikram = 'vikram@lender.example';

async function expectWhole(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  // Free text may be cut in a table: it is whole in the pane beside it.
  const faults = await layoutFaults(page);
  expect(faults.filter((fault) => !/^(?:cut off by|written over:).*\btd\b/u.test(fault))).toEqual([]);
}

const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test.describe('the console’s settings', () => {
  test('A15.21 A15.6 A15.10 · an admin has somebody invited, disables them, and asks for other roles', async ({
    page,
    browser,
    candor,
  }) => {
    await page.goto('/console/people');
    await logIn(page, candor, grace);
    await expect(heading(page, 'People')).toBeVisible();
    await expect(page.getByRole('row', { name: /Vikram Rao/u })).toBeVisible();
    await expectWhole(page);

    // Nothing typed: one Esc closes. Something typed: it stands there again, also after a reload.
    await page.keyboard.press('i');
    await dialog(page).getByLabel('Name').focus();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('i');
    await dialog(page).getByLabel('Name').focus();
    await page.keyboard.type('Half a n');
    await dialog(page)
      .getByRole('checkbox', { name: /^Support/u })
      .check();
    await dialog(page).getByLabel('Name').focus();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeFocused();
    await page.reload();
    await expect(heading(page, 'People')).toBeVisible();
    await page.keyboard.press('i');
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Half a n');
    await expect(dialog(page).getByRole('checkbox', { name: /^Support/u })).toBeChecked();
    await dialog(page).getByLabel('Name').fill('<b>Teresa</b> Uy');
    await dialog(page).getByLabel('E-mail').fill('teresa@lender.example');
    await dialog(page)
      .getByRole('checkbox', { name: /^Support/u })
      .check();
    await dialog(page).getByLabel('Reason').fill('Joins the desk on Monday');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('the link goes to teresa@lender.example, and to nobody else')).toBeVisible();
    // What somebody typed is text, whatever it looks like.
    const row = page.getByRole('row', { name: /<b>Teresa<\/b> Uy/u });
    await expect(row).toHaveCount(0);
    await approveAll(browser, candor, 'meera@lender.example');
    expect(await mailedLink(page, 'teresa@lender.example')).toMatch(/\/console\/welcome#[\w-]{43}$/u);
    await page.reload();
    await expect(row).toContainText('invited');

    await row.click();
    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Enter a reason.')).toBeVisible();
    await dialog(page).getByLabel('Reason').fill('Did not come');
    await page.keyboard.press('Control+Enter');
    await expect(row).toContainText('disabled');

    await page.getByRole('row', { name: /Asha Nair/u }).click();
    await page.keyboard.press('c');
    await dialog(page)
      .getByLabel(/^Finance/u)
      .check();
    await dialog(page).getByLabel('Reason').fill('Covers for Marco');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Asked for. An approver decides until')).toBeVisible();
    await expect(page.getByRole('row', { name: /Asha Nair/u })).not.toContainText('Finance');

    await page.getByRole('button', { name: /^Roles/u }).click();
    await expect(heading(page, 'Roles')).toBeVisible();
    await expect(page.getByText('Auditor may: Read and export the audit trail')).toBeAttached();
    await expectWhole(page);
    await page.getByRole('button', { name: /^Limits/u }).click();
    await page.getByRole('button', { name: 'Change Financial controller' }).click();
    await dialog(page).getByLabel('At most').fill('10,000');
    await dialog(page).getByLabel('Reason').fill('After the audit');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('until then the limit stays')).toBeVisible();
    await expectWhole(page);
  });

  test('A15.161 · the page is changed: seen beforehand, with a reason, and then by everybody', async ({
    page,
    candor,
  }) => {
    await page.goto('/console/page');
    await logIn(page, candor, grace);
    await expect(heading(page, 'Page and theme')).toBeVisible();
    const address = page.getByLabel('Address', { exact: true });
    await address.fill('1 Quiet Street, Makati City');
    await expect(page.locator('.page-foot')).toContainText('1 Quiet Street');
    await expectWhole(page);
    await page.getByLabel('E-mail', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: /Save the page/u }).click();
    await expect(page.getByRole('alert')).toContainText('E-mail must be an address');
    await page.getByLabel('E-mail', { exact: true }).fill('help@lender.example');
    await page.getByRole('button', { name: /Save the page/u }).click();
    await expect(page.getByRole('dialog')).toContainText('1 Quiet Street, Makati City');
    await dialog(page).getByLabel('Reason').fill('We moved');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('version 2.')).toBeVisible();
    // Every node renders it anew when it hears of it.
    const shown = async () =>
      (await (await page.request.get('/')).text()).includes('1 Quiet Street, Makati City');
    await expect.poll(shown).toBe(true);

    await page.getByRole('button', { name: /^Questions/u }).click();
    await expect(heading(page, 'Questions and answers')).toBeVisible();
    await page.getByRole('textbox', { name: 'Question' }).fill('How much may I borrow today?');
    await page.getByRole('button', { name: 'Publish this answer' }).click();
    await dialog(page).getByLabel('Reason').fill('People ask it so');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Published: live now.')).toBeVisible();
    await expect(page.getByRole('row', { name: /How much may I borrow today\?/u })).toBeVisible();
    await expectWhole(page);

    await page.getByRole('button', { name: /^Holidays/u }).click();
    await page.getByRole('button', { name: /^2027/u }).click();
    await page.getByRole('button', { name: /Add a holiday/u }).click();
    await dialog(page).getByLabel('Day').fill('2027-07-06');
    await dialog(page).getByLabel('Name').fill('Day of the city');
    await dialog(page).getByLabel('Reason').fill('Declared by the mayor');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('row', { name: /Day of the city/u })).toContainText('your own');
    await expectWhole(page);
  });

  test('A15.150 A15.157 A15.170 · outbox, retention and channels show how they stand', async ({
    page,
    candor,
  }) => {
    await page.goto('/console/outbox?view=tasks&state=done');
    await logIn(page, candor, grace);
    await expect(heading(page, 'Background jobs')).toBeVisible();
    await expect(page.getByRole('row', { name: /Publish a page change/u }).first()).toBeVisible();
    await expectWhole(page);
    await page.goto('/console/outbox');
    await expect(page.getByText('No messages in this market yet')).toBeVisible();
    await page.goto('/console/data?view=retention');
    await expect(page.getByRole('row', { name: /Numbers of identity documents/u })).toContainText('law');
    await expectWhole(page);
    await page.goto('/console/channels');
    await page.getByRole('row', { name: /Picture store/u }).click();
    await page.keyboard.press('e');
    await expect(page.getByRole('status')).toContainText('came back the same');
    await expectWhole(page);
  });

  test('A15.180 · the sandbox’s clock is moved by an admin, with a reason', async ({ page, candor }) => {
    await page.goto('/console/clock');
    await logIn(page, candor, grace);
    const { businessDate } = (await (await page.request.get('/api/console/me')).json()).markets[0];
    const to = new Date(Date.parse(businessDate) + 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('To which day').fill(to);
    await page.getByRole('button', { name: 'Move the clock' }).click();
    await dialog(page).getByLabel('Reason').fill('To see a day end');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status')).toContainText('now. Other pages');
  });

  test('A15.145 A15.148 · the auditor finds all of it again, and takes it along as a file', async ({
    page,
    candor,
  }) => {
    await page.goto('/console/audit?group=people');
    await logIn(page, candor, vikram);
    await expect(heading(page, 'Audit trail')).toBeVisible();
    const events = page.getByRole('table', { name: 'Events' });
    for (const words of [
      'Moved the sandbox’s clock',
      'Tested a channel',
      'Published a text',
      'Changed the page',
    ])
      await expect(events.getByText(words, { exact: true }).first()).toBeVisible();
    await expectWhole(page);

    await page.goto('/console/audit?group=people&act=page.configure');
    await expect(page.getByRole('button', { name: /^Action is Changed the page/u })).toBeVisible();
    await events.getByText('Changed the page', { exact: true }).first().click();
    const side = page.getByRole('complementary', { name: 'Event' });
    await expect(side).toContainText('We moved');
    await expect(side).toContainText('page.changed');

    // Names are in it: it leaves with a reason, when an approver has let it out.
    await page.keyboard.press('Shift+D');
    await page.getByRole('dialog').getByLabel('Reason').focus();
    await page.keyboard.type('Year-end audit');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toContainText(/Asked, with \d+ rows/u);
    await expect(page.getByRole('dialog')).toContainText('needs approval');
    await page.keyboard.press('Escape');

    // Who audits acts on nothing.
    await expect(page.getByRole('link', { name: 'Sandbox clock' })).toHaveCount(0);
    await page.goto('/console/people');
    await expect(page.getByRole('row', { name: /Grace Lim/u })).toBeVisible();
    await expect(page.getByRole('button', { name: /Invite/u })).toHaveCount(0);
    await page.goto('/console/audit/CL-00000-00000');
    await expect(page.getByText('There is no such loan')).toBeVisible();
    await logOut(page);
  });
});
