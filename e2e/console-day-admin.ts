import { expect, type Page } from '@playwright/test';
import {
  agree,
  commit,
  dialogOf,
  forge,
  go,
  leaveFields,
  look,
  press,
  read,
  tableOf,
} from './console-day.ts';
import { codeAt, giveCode, givePassword, mailedLink, secretIn } from './console-page.ts';
import type { ShiftedCandor } from './identity-server.ts';
import { endDaysOf } from './repay-days.ts';

const newPassword = 'seven grey herons by the pier';

/**
 * Grace asks that Teresa be invited, and that she decide on applications too: nobody agrees to what they
 * asked for, so Meera does. The link is in Teresa's mailbox alone, which the sandbox shows.
 */
export async function inviteColleague(grace: Page, meera: Page): Promise<string> {
  await go(grace, 'e', 'People');
  await press(grace, 'i');
  const dialog = dialogOf(grace);
  await dialog.getByLabel('Name').fill('Teresa Uy');
  await dialog.getByLabel('E-mail').fill('teresa@lender.example');
  await dialog.getByRole('checkbox', { name: /^Support/u }).check();
  await look(grace);
  await commit(grace, 'Joins the desk today');
  await expect(grace.getByText('and to nobody else')).toBeVisible();
  await expect(grace.getByText('#')).toHaveCount(0);
  await agree(meera, /Teresa Uy/u, 'Joins the desk today');
  const link = await mailedLink(grace, 'teresa@lender.example');
  await go(grace, 's', 'Approvals');
  await go(grace, 'e', 'People');
  await grace.getByRole('row', { name: /Teresa Uy/u }).click();
  await leaveFields(grace);
  await press(grace, 'c');
  await dialog.getByLabel('Underwriter').check();
  await look(grace);
  await commit(grace, 'Helps with applications');
  await expect(grace.getByText('Asked for. An approver decides until')).toBeVisible();

  await go(grace, 's', 'Approvals');
  await grace.getByRole('button', { name: /^With others/u }).click();
  await expect(tableOf(grace, 'Approvals').locator('tbody tr')).toHaveCount(1);
  await press(grace, 'j', 'Enter');
  await expect(dialog).toContainText('You requested this: someone else decides.');
  await expect(dialog.getByRole('button')).toHaveText([/^Withdraw request/u]);
  await look(grace);
  type Asked = { preview: { seen: string } };
  const requestId = new URL(grace.url()).pathname.split('/').at(-1) ?? '';
  const { preview } = await read<Asked>(grace, `approval?requestId=${requestId}`);
  const own = { requestId, verdict: 'agree', word: '', seen: preview.seen };
  expect(await forge(grace, 'approval-decide', own)).toMatchObject({ status: 403 });
  await press(grace, 'Escape');
  await agree(meera, /Teresa Uy/u, 'Helps with applications');
  return link;
}

/** Whoever was invited: a password, a second factor, and to work. */
export async function settleIn(page: Page, candor: ShiftedCandor, link: string): Promise<void> {
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Set it' }).click();
  await page.getByRole('link', { name: 'To the login' }).click();
  await givePassword(page, 'teresa@lender.example', newPassword);
  const secret = secretIn((await page.locator('.k-login-secret').textContent()) ?? '');
  await giveCode(page, codeAt(secret, candor.now()));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toContainText('Teresa Uy');
}

/** A cheaper product from a day on, with the law's word while it is typed; an approver agrees. */
export async function changeProduct(grace: Page, lina: Page, startsOn: string): Promise<void> {
  await go(grace, 'r', 'Products');
  await grace.getByRole('link', { name: '30-day loan' }).click();
  const fee = grace.getByLabel('% of amount');
  await fee.fill('8');
  await expect(grace.getByRole('button', { name: /Can’t be sent: 1 limit crossed/u })).toBeDisabled();
  await look(grace);
  await fee.fill('2.5');
  await grace.getByLabel('Start date').fill(startsOn);
  await expect(grace.getByText('0 of 5 crossed')).toBeVisible();
  await grace.getByRole('button', { name: /Send for approval/u }).click();
  await look(grace);
  await commit(grace, 'Cheaper to run');
  await expect(grace.getByText('You have asked for a change')).toBeVisible();
  await agree(lina, /30-day loan/u, 'Cheaper to run');
  await go(lina, 'r', 'Products');
  await expect(lina.getByRole('row', { name: /30-day loan/u })).toContainText('v2 from');
  await look(lina);
}

/** A rule of the decision table, after "what would have changed?"; whoever answers for risk agrees. */
export async function changeTable(grace: Page, tomas: Page): Promise<void> {
  await leaveFields(grace);
  await press(grace, 'g', 'i');
  await grace.getByLabel('Rule 1, Age').fill('under 40');
  await expect(grace.getByText('1 cell changed since v1')).toBeVisible();
  // Who is 39 can't be told that they are not 18: the reason has to fit before it can be sent.
  await expect(grace.getByText(/also fits people of whom that is not true/u).first()).toBeVisible();
  await grace.getByLabel('Reason of rule 1', { exact: true }).selectOption('cannot_be_offered');
  await expect(grace.getByRole('button', { name: 'Send for approval' })).toBeEnabled();
  await leaveFields(grace);
  const changed = tableOf(grace, 'What would have changed');
  // The key is there once the server has checked the draft.
  await expect(async () => {
    await press(grace, 'b');
    await expect(changed).toContainText('Ana Cruz', { timeout: 2_000 });
  }).toPass();
  await expect(changed).toContainText('row 1: age');
  await expect(changed).not.toContainText('Maricel Reyes');
  await look(grace);
  await grace.getByRole('button', { name: 'Send for approval' }).click();
  await commit(grace, 'Over forty only, for a trial');
  await agree(tomas, /decision table/iu, 'Over forty only, for a trial');
  await grace.reload();
  await expect(grace.getByLabel('Rule 1, Age')).toHaveValue('under 40');
}

/** A question that borrowers ask, in the words that they ask it in. */
export async function changeQuestion(grace: Page): Promise<void> {
  await go(grace, 'x', 'Page and theme');
  await grace.getByRole('button', { name: /^Questions/u }).click();
  await grace.getByRole('textbox', { name: 'Question' }).fill('How much may I borrow today?');
  await grace.getByRole('button', { name: 'Publish this answer' }).click();
  await look(grace);
  await commit(grace, 'People ask it so');
  await expect(grace.getByText('Published: live now.')).toBeVisible();
  const help = await (await grace.request.get('/api/problem/faq')).text();
  expect(help).toContain('How much may I borrow today?');
}

/**
 * In the sandbox alone: the days of both books end one by one until that day; then it is six in the morning
 * in Manila.
 */
export async function moveClock(grace: Page, candor: ShiftedCandor, day: string): Promise<void> {
  await go(grace, 'z', 'Sandbox clock');
  await grace.getByLabel('To which day').fill(day);
  await grace.getByRole('button', { name: 'Move the clock' }).click();
  await look(grace);
  await dialogOf(grace).getByLabel('Reason').fill('To see a loan run late and a month end');
  await press(grace, 'Control+Enter');
  // Forty days end one after the other.
  await expect(dialogOf(grace)).toBeHidden();
  const dawn = Date.parse(`${day}T06:00:00+08:00`);
  await candor.pass(Math.ceil((dawn - candor.now().getTime()) / 1000));
  await endDaysOf(grace, candor, 'in');
}
