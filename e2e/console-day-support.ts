import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '@candor/store/database';
import { expect, type Page } from '@playwright/test';
import type { BorrowerByApi } from './borrower-by-api.ts';
import {
  dialogOf,
  forge,
  formula,
  go,
  leaveFields,
  look,
  press,
  read,
  script,
  staff,
  tableOf,
  workFor,
} from './console-day.ts';
import { logIn } from './console-page.ts';
import type { ShiftedCandor } from './identity-server.ts';

/**
 * By what a caller would say: a name, the name and the end of the number, the reference; another market's is
 * nobody's here.
 */
export async function findLoan(asha: Page, phone: string, elsewhere: string): Promise<string> {
  await go(asha, 'l', 'Loans');
  const find = async (words: string) => {
    await leaveFields(asha);
    await press(asha, '/');
    await asha.keyboard.type(words);
    await asha.getByRole('option', { name: `Loans with “${words}”` }).click();
    await expect(asha.getByText(`Loans for “${words}”`)).toBeVisible();
    return tableOf(asha, 'Loans').locator('tbody tr');
  };
  await expect(await find('maricel reyes')).toHaveCount(1);
  await expect(await find(`reyes ${phone.slice(-4)}`)).toHaveCount(1);
  await expect(await find(script)).toHaveCount(0);
  await look(asha);
  await expect(await find(phone)).toHaveCount(1);
  await look(asha);
  await leaveFields(asha);
  await press(asha, 'j', 'Enter');
  await expect(asha.getByRole('heading', { name: /Maricel Reyes/u, level: 1 })).toBeVisible();
  const reference = new URL(asha.url()).pathname.split('/').at(-1) ?? '';
  await expect(await find(reference)).toHaveCount(1);
  await asha.goto(`/console/loans/${elsewhere}`);
  await expect(asha.getByText('No such loan')).toBeVisible();
  await look(asha);
  return reference;
}

/** Read as text, taken, noted on for colleagues, and answered before its day. */
export async function answerComplaint(asha: Page, borrower: BorrowerByApi): Promise<void> {
  await go(asha, 'c', 'Complaints');
  await expect(asha.getByText('1 open')).toBeVisible();
  await press(asha, 'Enter');
  await expect(asha.getByText(`Rude on Sunday ${script} ${formula}`)).toBeVisible();
  await look(asha);
  await press(asha, 't');
  await expect(asha.locator('.complaint-stands').getByText('you')).toBeVisible();
  await press(asha, 'n');
  await asha.getByLabel(/^Internal note/u).fill(`Heard the call. ${script}`);
  await press(asha, 'Control+Enter');
  await expect(asha.getByRole('note', { name: 'Internal note' })).toContainText('Heard the call');
  await leaveFields(asha);
  await press(asha, 'r');
  await asha.getByLabel(/^Message, as/u).fill('We are sorry, and have spoken with them.');
  await press(asha, 'Control+Enter');
  const dialog = dialogOf(asha);
  await dialog.getByLabel('Root cause').selectOption('conduct');
  await dialog.getByLabel('Outcome').selectOption('upheld');
  await dialog.getByLabel('Apology').check();
  // However slow the line is, what was chosen is what the next keys send.
  await asha.route(/\/api\/console\/complaint\?/u, async (route) => {
    await delay(700);
    await route.fallback();
  });
  await press(asha, 'Control+Enter');
  await expect(dialog).toHaveCount(0);
  await press(asha, 'Control+Enter', 'Control+Enter');
  await expect(asha.getByText('Answered; the borrower was notified.')).toBeVisible();
  await look(asha);
  type Problems = { problems: { reportId: string; state: string }[] };
  const [problem] = (await borrower.get<Problems>('problem/list')).problems;
  expect(problem?.state).toBe('answered');
  const told = JSON.stringify(await borrower.get('problem/detail', { reportId: problem?.reportId }));
  expect(told).toContain('have spoken with them');
  expect(told).not.toContain('Heard the call');
}

/**
 * Whoever has promised a day is left in peace, and one's own words are for a borrower who wrote: the dialog
 * says so, and the server too. When she has written they stand in the app, and the phone only says that there
 * is news.
 */
export async function writeTo(asha: Page, borrower: BorrowerByApi, reference: string): Promise<void> {
  await asha.goto(`/console/loans/${reference}`);
  const ledger = tableOf(asha, 'Ledger');
  await expect(ledger.getByText('Waived')).toBeVisible();
  const folded = await ledger.getByRole('row').count();
  await press(asha, 'e');
  await expect.poll(() => ledger.getByRole('row').count()).toBeGreaterThan(folded);
  await press(asha, 'm');
  const dialog = dialogOf(asha);
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(dialog.getByRole('status')).toContainText('until then nobody chases them. Possible from');
  await dialog.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('Free text only answers a borrower who wrote');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await look(asha);
  await press(asha, 'Escape');
  const threat = { title: 'Pay today', words: 'Or we tell your employer.', reason: 'Late.' };
  const forged = await forge(asha, 'loan-message', { market: 'ph', loan: reference, ...threat });
  expect(forged.status).toBe(409);
  await borrower.complain({ kind: 'other', words: 'Which day was it?' });
  await asha.reload();
  await expect(tableOf(asha, 'Ledger').getByText('Waived')).toBeVisible();
  await press(asha, 'm');
  await dialog.getByLabel('Answer', { exact: true }).fill(script);
  await dialog.getByLabel('Reason').fill('Asked by phone.');
  await look(asha);
  await press(asha, 'Control+Enter', 'Control+Enter');
  await expect(dialog).toHaveCount(0);
  await expect(asha.getByText('SMS: About your loan')).toHaveCount(1);
}

/** Before the law's hours: the words of the rule instead of a button. */
export async function callTooEarly(asha: Page, reference: string): Promise<void> {
  await go(asha, 'v', 'Collections');
  await expect(tableOf(asha, 'Accounts past due').locator('.k-row').first()).toBeVisible();
  await expect(asha.getByText('Contact 08:00–20:00: not now.')).toBeVisible();
  await press(asha, 'j', 'Enter');
  await expect(asha.getByRole('button', { name: 'Call locked' })).toBeDisabled();
  await expect(asha.getByRole('status').filter({ hasText: '08:00' }).first()).toBeVisible();
  await look(asha);
  const contact = { way: 'call', outcome: 'spoke', words: 'At dawn.' };
  const early = await forge(asha, 'collection-contact', { market: 'ph', loan: reference, contact });
  expect(early.status).toBe(409);
}

/**
 * At noon, after a session that ended by itself: back where she was. Once a day: what was said, and the day
 * that was promised.
 */
export async function callAndPromise(asha: Page, candor: ShiftedCandor, promisedOn: string): Promise<void> {
  await candor.pass(6 * 3600);
  await asha.reload();
  await logIn(asha, candor, staff.support);
  await expect(asha.getByRole('button', { name: /^Call/u }).first()).toBeEnabled();
  await press(asha, 'l');
  await asha.getByLabel('Birth year').fill('1980');
  await asha.getByLabel('ID, last 4').fill('432A');
  await asha.getByRole('button', { name: 'Verify' }).click();
  await expect(asha.getByText(/has been past due since/u)).toBeVisible();
  await leaveFields(asha);
  await press(asha, '1');
  await asha.getByLabel(/^Day/u).fill(promisedOn);
  await asha.getByLabel('Comment').fill(`Will pay when the salary comes. ${script}`);
  await look(asha);
  await press(asha, 'Control+Enter', 'Control+Enter');
  await expect(asha.getByText('The call is logged.')).toBeVisible();
  await expect(asha.getByRole('button', { name: 'Call locked' })).toBeDisabled();
  await expect(asha.locator('.k-figure', { hasText: 'Promise to pay' })).not.toContainText('–');
  await look(asha);
}

/**
 * Two of the lender's people have set what support waives alone to nothing: from here on every waiver takes
 * an approver.
 */
export async function nothingAlone(tx: Tx): Promise<void> {
  await tx.query({
    text: `insert into authority_limit (market, kind, role, most, asked_by, approved_by, at)
           select 'ph', 'corrections', 'support', 0, one.id, other.id, now()
           from staff one join staff other on one.id < other.id order by one.id, other.id limit 1`,
  });
}

/**
 * Asks for a waiver after what would be owed then is seen; nobody agrees to their own, by the page or by a
 * call.
 */
export async function askWaiver(asha: Page, reference: string): Promise<void> {
  await asha.goto(`/console/loans/${reference}`);
  await expect(tableOf(asha, 'Schedule')).toBeVisible();
  await press(asha, 'w');
  await expect(tableOf(asha, 'Payoff amount')).toBeVisible();
  await expect(asha.getByRole('list', { name: 'Will be posted' })).toContainText('1240');
  await asha.getByLabel('Internal reason').fill(`In hospital ${formula}`);
  await look(asha);
  await press(asha, 'Control+Enter', 'Control+Enter');
  await expect(asha.getByText('Asked. Nothing is posted until an approver agrees.')).toBeVisible();
  await expect(asha.getByRole('list', { name: 'Waits for an approver' })).toContainText('you asked');
  await go(asha, 's', 'Approvals');
  await asha.getByRole('button', { name: /^With others/u }).click();
  await expect(tableOf(asha, 'Approvals').locator('tbody tr')).toHaveCount(1);
  await press(asha, 'j', 'Enter');
  await expect(dialogOf(asha)).toContainText('You requested this: someone else decides.');
  await expect(dialogOf(asha).getByRole('button')).toHaveText([/^Withdraw request/u]);
  await look(asha);
  const requestId = new URL(asha.url()).pathname.split('/').at(-1) ?? '';
  const { preview } = await read<{ preview: { seen: string } }>(asha, `approval?requestId=${requestId}`);
  const own = { requestId, verdict: 'agree', word: '', seen: preview.seen };
  expect((await forge(asha, 'approval-decide', own)).status).toBe(403);
  await press(asha, 'Escape');
}

/** What settles the loan, looked at in a tab of its own and not sent. */
export async function lookAtSettlement(asha: Page, reference: string): Promise<Page> {
  const tab = await asha.context().newPage();
  await tab.goto(`/console/loans/${reference}?act=settle`);
  await expect(tab.getByRole('button', { name: /Send the payoff amount/u })).toBeEnabled();
  return tab;
}

/**
 * Something was booked since that tab was read: it does what it shows, or nothing, and shows the new figures.
 */
export async function actTooLate(stale: Page): Promise<void> {
  await stale.getByLabel('Internal reason').fill('Asked by phone.');
  await press(stale, 'Control+Enter');
  await expect(stale.getByText(/Nothing was done: the figures have changed/u)).toBeVisible();
  await expect(stale.getByText('SMS: The amount that repays your loan in full')).toHaveCount(0);
  await expect(stale.getByLabel('Internal reason')).toHaveValue('Asked by phone.');
  await stale.close();
}

/**
 * One preview, one act: after it the pane is disarmed, and Ctrl Enter does nothing until something is chosen
 * again. Of a loan in India, whose borrower has promised no day: to somebody who has, nobody writes what
 * settles it.
 */
export async function actOnce(asha: Page, reference: string): Promise<void> {
  await workFor(asha, 'in');
  await asha.goto(`/console/loans/${reference}`);
  await expect(tableOf(asha, 'Schedule')).toBeVisible();
  await press(asha, 's');
  await expect(asha.getByRole('button', { name: /Send the payoff amount/u })).toBeEnabled();
  await asha.getByLabel('Internal reason').fill('Asked by phone what settles it.');
  // Esc leaves the field, keeps the text, and stays on the page.
  await press(asha, 'Escape');
  await expect(asha.getByLabel('Internal reason')).toHaveValue('Asked by phone what settles it.');
  await press(asha, 'Control+Enter');
  await expect(asha.getByText('Done.', { exact: true })).toBeVisible();
  await press(asha, 'Control+Enter', 'Control+Enter');
  await expect(asha.getByLabel('Internal reason')).toHaveCount(0);
  await asha.reload();
  await expect(asha.getByText('SMS: The amount that repays your loan in full')).toHaveCount(1);
  await workFor(asha, 'ph');
}

/**
 * What somebody who can't pay asks for, what it would make of the loan, before and after; an approver has to
 * agree.
 */
export async function askToGrantHardship(asha: Page): Promise<void> {
  await go(asha, 'w', 'Hardship');
  await expect(asha.getByRole('cell', { name: 'Smaller instalments' })).toBeVisible();
  await press(asha, 'j', 'Enter');
  await expect(asha.getByText(script)).toBeVisible();
  await expect(tableOf(asha, 'After: what is left to pay')).toBeVisible();
  await expect(tableOf(asha, 'Cost of credit')).toBeVisible();
  await look(asha);
  await asha.getByLabel('Internal reason').fill('The letter is here.');
  await press(asha, 'Control+Enter', 'Control+Enter');
  await expect(asha.getByText('Sent for approval. Nothing changes until an approver agrees.')).toBeVisible();
}
