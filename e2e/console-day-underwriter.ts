import { expect, type Page } from '@playwright/test';
import type { applicant } from './console-day.ts';
import { agree, formula, go, look, press, script } from './console-day.ts';
import { logIn } from './console-page.ts';
import type { ShiftedCandor } from './identity-server.ts';

type Applied = Awaited<ReturnType<typeof applicant>>;

/**
 * By keys from the queue: facts, pictures, why it is here; then an amount. No bureau was asked, so it takes a
 * code and a risk approver. The second press and the second tab change nothing.
 */
export async function approve(rina: Page, tomas: Page, { borrower, orderId }: Applied): Promise<void> {
  await go(rina, 'a', 'Applications');
  await expect(rina.getByRole('table', { name: 'Applications' }).locator('tbody tr')).toHaveCount(3);
  await look(rina);
  await press(rina, 'j', 'k', 'Enter');
  await expect(rina).toHaveURL(new RegExp(`applications/${orderId}`, 'u'));
  await expect(rina.getByRole('heading', { level: 1 })).toContainText('Maricel Reyes');
  await expect(rina.getByText(`${script} Store`).first()).toBeVisible();
  await expect(rina.getByText(formula).first()).toBeVisible();
  await expect(rina.getByRole('list', { name: 'Rows that spoke' })).toContainText('Bureau no consent');
  await expect(rina.getByRole('img').first()).toBeVisible();
  await press(rina, 'z', 'o');
  await expect(rina.locator('.k-picture')).toHaveAttribute('data-zoom', '1');
  await expect(rina.locator('.k-picture')).toHaveAttribute('data-quarter', '1');
  await look(rina);
  await press(rina, 'ArrowRight', 't');
  await expect(rina.getByText('assigned to you until')).toBeVisible();

  const other = await rina.context().newPage();
  await other.goto(`/console/applications/${orderId}`);
  await fillIn(other, 'The payslip agrees, from another tab');
  await fillIn(rina, 'The payslip agrees with her account of the last three months');
  await look(rina);
  const shown = await rina.locator('blockquote p').last().textContent();
  await press(rina, 'Control+Enter', 'Control+Enter');
  await expect(rina.getByText('Rina Santos requested it, and an approver decides.')).toBeVisible();
  await expect(rina.getByText('No offer until then')).toBeVisible();
  await look(rina);
  await press(other, 'Control+Enter');
  await expect(other.getByText('Rina Santos requested it, and an approver decides.')).toBeVisible();
  await agree(tomas, /Maricel Reyes/u, 'The payslip agrees with her account of the last three months');
  await rina.reload();
  await expect(rina.getByText('An offer of up to ₱5,000.00 over 3 months is open')).toBeVisible();
  await other.reload();
  await expect(other.getByText('An offer of up to ₱5,000.00 over 3 months is open')).toBeVisible();
  await look(other);
  await other.close();
  await rina.reload();
  await expect(
    rina.getByText(/approved up to ₱5,000.00 over 3 months, requested by Rina Santos/u),
  ).toHaveCount(1);
  await look(rina);
  // What she saw beforehand is what Maricel reads.
  type Inbox = { messages: { body: string }[] };
  const inbox = async () => (await borrower.get<Inbox>('message/list')).messages.map(({ body }) => body);
  await expect.poll(inbox).toContain(shown);
}

/** The steps that she has looked at, less than policy allows, the code that applies, and why. */
async function fillIn(page: Page, why: string): Promise<void> {
  for (const step of await page
    .getByRole('group', { name: 'KYC verified by you' })
    .getByRole('checkbox')
    .all())
    await step.check();
  await page.getByLabel('Amount').fill('5,000');
  await expect(page.getByText('you can borrow up to ₱5,000.00')).toBeVisible();
  await page.getByLabel('Override code').selectOption('OV-3');
  await page.getByLabel('Internal reason').fill(why);
  await expect(page.getByRole('button', { name: 'Send ₱5,000.00 to risk approver' })).toBeEnabled();
}

/**
 * With reasons that the law and the facts bear. Her session ended while she wrote: she logs in and is where
 * she was.
 */
export async function refuse(rina: Page, candor: ShiftedCandor, { orderId }: Applied): Promise<void> {
  await rina.goBack();
  await expect(rina.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await rina.getByRole('link', { name: 'Ana Cruz' }).click();
  await expect(rina.getByRole('heading', { level: 1 })).toContainText('Ana Cruz');
  await press(rina, 'r');
  await expect(rina.getByText(/that are not true of this application/u)).toBeVisible();
  await expect(rina.getByRole('checkbox', { name: /You are not 18 yet/u })).toHaveCount(0);
  const other = await rina.context().newPage();
  await other.goto('/console');
  await other.locator('.k-user-button').click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await other.close();
  // What was on her other tab is gone from the screen too.
  const why = rina.getByRole('checkbox', { name: /A person reviewed your application/u });
  await expect(rina.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await look(rina);
  await logIn(rina, candor);
  await expect(rina).toHaveURL(new RegExp(`applications/${orderId}\\?act=refuse`, 'u'));
  await why.check();
  await rina.getByLabel('Internal reason').fill('The employer does not know her.');
  await expect(rina.locator('blockquote')).toContainText('decided against it');
  await look(rina);
  await press(rina, 'Control+Enter');
  await expect(rina.getByText(/^Rina Santos declined, .+ Nothing is left to decide/u)).toBeVisible();
}

/** It is assigned to a colleague: it can be read, and nothing else; once released it is asked back. */
export async function askBack(rina: Page, teresa: Page, { borrower, orderId }: Applied): Promise<void> {
  await teresa.goto(`/console/applications/${orderId}`);
  await teresa.getByRole('button', { name: /^Claim/u }).click();
  await expect(teresa.getByText('assigned to you until')).toBeVisible();
  await press(rina, 'Escape');
  await rina.getByRole('link', { name: 'Berto Santos' }).click();
  await expect(rina.getByText('assigned to Teresa Uy until')).toBeVisible();
  await look(rina);
  await expect(rina.getByText('you can read, not act')).toBeVisible();
  await expect(rina.getByRole('button', { name: /Approve/u })).toHaveCount(0);
  await press(teresa, 'u');
  await expect(teresa.getByRole('button', { name: /^Claim/u })).toBeVisible();
  await rina.reload();
  await expect(rina.getByRole('heading', { level: 1 })).toContainText('Berto Santos');
  await press(rina, 'b');
  await rina.getByRole('checkbox', { name: /We could not confirm your income/u }).check();
  await expect(rina.getByText(/^Reopened for the applicant: /u)).toBeVisible();
  await rina.getByLabel('Internal reason').fill('Payslip of another month.');
  await look(rina);
  await press(rina, 'Control+Enter');
  await expect(rina.getByText(/^Rina Santos returned it for correction, /u)).toBeVisible();
  await borrower.until(orderId, 'sent-back');
}
