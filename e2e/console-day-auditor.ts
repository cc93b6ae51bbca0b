import { expect, type Page } from '@playwright/test';
import { forge, formula, go, leaveFields, look, press, read, script, tableOf } from './console-day.ts';

/**
 * All that was done today and by whom, searched and taken along as a file that a spreadsheet reads as text.
 */
export async function searchTrail(vikram: Page): Promise<void> {
  await vikram.goto('/console/audit?group=people');
  const events = tableOf(vikram, 'Events');
  await expect(events).toBeVisible();
  await look(vikram);
  const done = await actsInTrail(vikram);
  for (const act of [
    'collection.contact',
    'collection.log-call',
    'problem.answer',
    'channel.settle-difference',
    'application.override',
    'approval.ask',
    'loan.waive',
    'approval.decide',
    'staff.ask-for-person',
    'staff.refuse-permission',
  ])
    expect(done, act).toContain(act);
  await vikram.goto('/console/audit?group=people&act=loan.waive');
  await expect(events.locator('tbody tr').first()).toBeVisible();
  await look(vikram);
  await vikram.goto('/console/audit?group=people&act=approval.ask');
  await expect(events.locator('tbody tr').nth(3)).toBeVisible();
  // Names are in it: it leaves with a reason, when an approver has let it out.
  await leaveFields(vikram);
  await press(vikram, 'Shift+D');
  await vikram.getByRole('dialog').getByLabel('Reason').focus();
  await vikram.keyboard.type('Year-end audit');
  await press(vikram, 'Control+Enter');
  await expect(vikram.getByRole('dialog')).toContainText(/Asked, with \d+ rows/u);
  await press(vikram, 'Escape');
}

async function actsInTrail(page: Page): Promise<Set<string>> {
  const acts = new Set<string>();
  for (let cursor: string | null = '', pages = 0; cursor !== null && pages < 20; pages += 1) {
    type Answer = { events: { act: string }[]; nextCursor: string | null };
    const more: Answer = await read<Answer>(
      page,
      `audit?group=people${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    for (const { act } of more.events) acts.add(act);
    cursor = more.nextCursor;
  }
  return acts;
}

/**
 * From the books to the cause and back: the waiver's entry, who did it, the loan, and the loan's trail with
 * that entry in it.
 */
export async function traceEntry(vikram: Page, reference: string): Promise<void> {
  await go(vikram, 'b', 'Trial balance');
  await vikram.goto(`/console/books?tab=journal&event=waive`);
  await tableOf(vikram, 'Journal').locator('tbody tr').first().click();
  const side = vikram.getByRole('complementary', { name: 'Entry' });
  await expect(side).toContainText('Lina Cruz: Waived charges');
  await look(vikram);
  await side.getByRole('link', { name: 'all its entries' }).first().click();
  await expect(vikram).toHaveURL(/subject=/u);
  await side
    .getByRole('link', { name: new RegExp(reference, 'u') })
    .first()
    .click();
  await expect(vikram.getByRole('heading', { name: /Maricel Reyes/u, level: 1 })).toBeVisible();
  await expect(vikram.getByRole('region', { name: 'Act on the loan' })).toHaveCount(0);
  await look(vikram);
  await vikram.goto(`/console/audit/${reference}`);
  for (const words of [
    'Requested approval: Waive charges',
    'Waived charges',
    'Approved: Waive charges',
    'Charges waived',
  ])
    await expect(tableOf(vikram, 'Trail').getByText(words, { exact: true }).first()).toBeVisible();
  await look(vikram);
}

type Forged = readonly [call: string, data: object];

/**
 * Sees everything, also the pictures; every button that acts is absent, and what no button does is refused.
 */
export async function actsOnNothing(vikram: Page, orderId: string, forged: readonly Forged[]): Promise<void> {
  await vikram.goto(`/console/applications/${orderId}`);
  await expect(vikram.getByText(`${script} Store`).first()).toBeVisible();
  await expect(vikram.getByText(formula)).toBeVisible();
  for (const name of ['ID front', 'Selfie', 'Proof of income'])
    await expect(vikram.getByRole('img', { name })).toBeVisible();
  await look(vikram);
  for (const [path, act] of acts) {
    await vikram.goto(`/console/${path}`);
    await expect(vikram.getByRole('heading').first()).toBeVisible();
    await expect(vikram.getByRole('button', { name: act })).toHaveCount(0);
  }
  for (const [call, data] of forged)
    expect(await forge(vikram, call, data), call).toEqual({ status: 403, code: 'not_permitted' });
}

const acts = [
  ['payouts?show=left', /Hold|Send again|Say how/u],
  ['payments?tab=refunds', /Refund$/u],
  ['complaints?show=answered', /Send and|Keep the note/u],
  ['complaints?show=answered', /Send and|Save note/u],
  ['products/ph-30-days', /Send for approval|Nothing is changed/u],
  ['tables', /Send for approval/u],
  ['people', /Invite|Disable|Change roles/u],
] as const;
