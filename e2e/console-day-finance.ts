import { expect, type Page } from '@playwright/test';
import type { BorrowerByApi } from './borrower-by-api.ts';
import {
  agree,
  commit,
  dialogOf,
  formula,
  go,
  leaveFields,
  look,
  marker,
  press,
  read,
  script,
  tableOf,
  workFor,
} from './console-day.ts';

/**
 * Maricel's money failed at the channel: why is in sight; a reload does nothing, and two presses send it
 * once.
 */
export async function repairPayout(marco: Page, lina: Page): Promise<void> {
  type Payouts = { items: { payoutId: string; name: string }[] };
  const ordered = async () =>
    (await read<Payouts>(marco, 'payouts?market=ph&show=open')).items.find(
      ({ name }) => name === 'Maricel Reyes',
    );
  await expect.poll(ordered).toBeDefined();
  const payoutId = (await ordered())?.payoutId;
  const data = { payoutId, outcome: 'failed' };
  const failed = await marco.request.post('/api/sandbox/payout-outcome', { data, headers: marker });
  expect(failed.ok(), await failed.text()).toBe(true);
  const isKnown = async () => (await read<Payouts>(marco, 'payouts?market=ph&show=waiting')).items.length;
  await expect.poll(isKnown).toBe(1);

  await go(marco, 'p', 'Disbursements');
  await tableOf(marco, 'Disbursements').getByText('Maricel Reyes').click();
  const side = marco.getByRole('complementary', { name: 'Disbursement' });
  await expect(side).toContainText('Failed');
  await look(marco);
  await press(marco, 's');
  await expect(dialogOf(marco)).toContainText('no channel pays it twice');
  await dialogOf(marco).getByLabel('Reason').fill('Not yet');
  await marco.reload();
  await expect(side).toContainText('Failed');
  await press(marco, 's');
  await dialogOf(marco).getByLabel('Reason').fill('The wallet works again');
  await look(marco);
  await press(marco, 'Control+Enter', 'Control+Enter');
  await expect(marco.getByText('Sent for approval: someone else decides.')).toBeVisible();
  // Until somebody else agrees nothing leaves, and nothing can be pressed a second time.
  await expect(side).toContainText('Send disbursement again, requested by Marco Reyes');
  await expect(side.getByRole('button', { name: /^Send again/u })).toHaveCount(0);
  await agree(lina, /Maricel Reyes/u, 'The wallet works again');
  const again = await read<{ payout: { attempt: number } }>(marco, `payout?payoutId=${payoutId}`);
  expect(again.payout.attempt).toBe(2);
}

/** Until the sandbox's channel has paid it. */
export async function seePayoutLeave(marco: Page): Promise<void> {
  await expect(async () => {
    await marco.goto('/console/payouts?show=left');
    await expect(tableOf(marco, 'Disbursements')).toContainText('Maricel Reyes', { timeout: 1_000 });
  }).toPass();
  await look(marco);
}

type Claim = { readonly utr: string; readonly amount: number };

/** What the borrower in India says of a transfer; a number that is none is refused before anybody sees it. */
export async function claimPaid(
  borrower: BorrowerByApi,
  loanId: string,
  { utr, amount }: Claim,
): Promise<void> {
  const wish = { loanId, choice: 'own', amount, payTypeId: 'bank:upi' };
  const { paymentId } = await borrower.post<{ paymentId: string }>('loan/generate-code', wish);
  await expect(
    borrower.post('loan/submit-utr', { paymentId, utr: '<img src=x onerror=alert(1)>' }),
  ).rejects.toThrow('utr_is_malformed');
  await borrower.post('loan/submit-utr', { paymentId, utr });
}

async function importStatement(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const csv = ['Date,Reference,Credit,Narration', ...lines].join('\n');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('Import statement').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Import statement' })).toBeVisible();
}

/** What the bank says: a line that can't be read is told before anything counts; a number counts once. */
export async function readStatement(marco: Page): Promise<void> {
  await workFor(marco, 'in');
  const { markets } = await read<{ markets: { market: string; businessDate: string }[] }>(marco, 'me');
  const day = markets.find(({ market }) => market === 'in')?.businessDate;
  await leaveFields(marco);
  await press(marco, 'g', 'm');
  await marco.getByRole('tab', { name: /^Statements/u }).click();
  await importStatement(marco, `${script}.csv`, [
    `${day},700000000001,70.00,"${`${formula} ${script}`.replaceAll('"', '""')}"`,
    `${day},700000000002,not money,`,
  ]);
  await expect(tableOf(marco, 'Lines with errors')).toContainText('“not money” is no amount.');
  await expect(marco.getByText(`${script}.csv`)).toBeVisible();
  await look(marco);
  await press(marco, 'x');
  await commit(marco, 'The bank says that it is a note');
  await expect(marco.getByRole('button', { name: 'Import 1 line' })).toBeEnabled();
  await press(marco, 'Control+Enter');
  await expect(marco.getByRole('link', { name: 'Continue to reconciliation' })).toBeVisible();
  await expect(marco.getByText('1 of 1 transfers processed')).toBeVisible();
  await leaveFields(marco);
  await press(marco, 'Escape');
  await importStatement(marco, 'corrected.csv', [
    `${day},700000000001,90.00,corrected`,
    `${day},700000000003,12.00,for the coffee`,
  ]);
  await expect(marco.getByRole('button', { name: 'Import 2 lines' })).toBeEnabled();
  await press(marco, 'Control+Enter');
  await expect(marco.getByText('Reconciliation breaks, for a person')).toBeVisible();
  await leaveFields(marco);
  await press(marco, 'Escape');
}

/**
 * No statement shows it: asked for with the bank's reference while the network goes, once, and credited when
 * an approver agrees.
 */
export async function matchClaim(marco: Page, lina: Page, { utr }: Claim): Promise<void> {
  await marco.getByRole('tab', { name: /^Unapplied cash/u }).click();
  await marco.getByRole('button', { name: /700000000001/u }).click();
  await expect(marco.getByText(`“${formula} ${script}”`)).toBeVisible();
  await look(marco);
  await press(marco, 'j', 'j');
  await expect(marco.getByText('claimed by Asha Verma')).toBeVisible();
  await expect(marco.locator('.pm-facts')).toContainText(utr);
  await look(marco);
  await press(marco, 'm');
  await dialogOf(marco).getByLabel('Bank’s reference').fill('HDFC-771204');
  await dialogOf(marco).getByLabel('Reason').fill('The bank named it on the telephone');
  await marco.context().setOffline(true);
  await press(marco, 'Control+Enter');
  await expect(dialogOf(marco).getByRole('alert')).toBeVisible();
  await look(marco);
  await marco.context().setOffline(false);
  await press(marco, 'Control+Enter');
  await expect(dialogOf(marco)).toBeHidden();
  await expect(marco.getByRole('status')).toContainText('It needs approval');
  await workFor(lina, 'in');
  await agree(lina, /Credit unverified payment/u, 'The bank named it on the telephone');
  await workFor(lina, 'ph');
  type Journal = { items: { words: string }[] };
  const { items } = await read<Journal>(marco, 'journal?market=in&event=allocate');
  expect(items).toHaveLength(1);
}

/**
 * A colleague who works for the Philippines follows a link to money of India: it is not shown to them in
 * pesos.
 */
export async function followLink(grace: Page, marco: Page): Promise<void> {
  await grace.goto(new URL(marco.url()).pathname);
  await expect(grace.getByText('This belongs to India')).toBeVisible();
  await look(grace);
}

/** Two lists that differ: looked at, explained, and the reason stays. */
export async function settleBreak(marco: Page): Promise<void> {
  await marco.getByRole('tab', { name: /^Reconciliation/u }).click();
  await expect(tableOf(marco, 'Reconciliation breaks')).toContainText('700000000001');
  await look(marco);
  await tableOf(marco, 'Reconciliation breaks').getByRole('button', { name: 'Settle' }).click();
  await look(marco);
  await commit(marco, 'Their list was corrected by their letter of today');
  await expect(marco.getByText('The lists agree')).toBeVisible();
}

/** Lita paid too much: it is hers, and nobody sends it back alone. */
export async function refundSurplus(marco: Page, lina: Page): Promise<void> {
  await workFor(marco, 'ph');
  await leaveFields(marco);
  await press(marco, 'g', 'm');
  await marco.getByRole('tab', { name: /^Refunds/u }).click();
  const credits = tableOf(marco, 'Credits to return');
  await expect(credits).toContainText('Lita Ramos');
  await look(marco);
  await credits.getByRole('button', { name: 'Refund', exact: true }).click();
  await commit(marco, 'She paid more than she owed');
  await expect(marco.getByText('Sent for approval.')).toBeVisible();
  await agree(lina, /Lita Ramos/u, 'She paid more than she owed');
  await marco.reload();
  await expect(tableOf(marco, 'Refunds')).toContainText('Lita Ramos');
  await look(marco);
}

/** Weeks later: every check agrees, the trial balance ties, and the month is closed. */
export async function closeMonth(marco: Page, lina: Page): Promise<void> {
  await go(marco, 'b', 'Trial balance');
  await expect(marco.getByText(/, ties$/u)).toBeVisible();
  await look(marco);
  await marco.getByRole('tab', { name: 'Periods' }).click();
  const close = marco.getByRole('button', { name: /^Close period through/u });
  const month = (await close.textContent())?.replace('Close period through ', '') ?? '';
  await close.click();
  await look(marco);
  await commit(marco, 'The month is reconciled');
  await expect(marco.getByRole('status')).toContainText('It needs approval');
  await agree(lina, /Close period/u, 'The month is reconciled');
  await marco.reload();
  await expect(marco.getByText(`Closed through ${month}`)).toBeVisible();
  await expect(tableOf(marco, 'Period close history')).toContainText('Marco Reyes, Lina Cruz');
  await tableOf(marco, 'Period close history').getByRole('link', { name: 'Trial balance' }).first().click();
  await expect(marco.getByText(/, ties$/u)).toBeVisible();
  await look(marco);
}
