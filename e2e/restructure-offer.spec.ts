import { routePath } from '@candor/contract/routes';
import type { Browser, Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { forge, read, staff } from './console-day.ts';
import { approveAll, logIn } from './console-page.ts';
import { expectUsable } from './expect-usable.ts';
import { live, messagesTo, otherThan } from './identity-page.ts';
import type { ShiftedCandor } from './identity-server.ts';
import { dayPlus, passDaysTo } from './repay-days.ts';
import { enterWithLoan, money, openHome, openLoan } from './repay-page.ts';
import { expect, test } from './repay-server.ts';

type Details = {
  rows: { dueOn: string; total: number; state: string }[];
  loan: { plan: { cause: string }; planOfferUntil: string | null };
};
type Hardship = { offer: { after: { rows: { dueOn: string; total: number }[] } } | null };

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('A7.17 A7.20 · a new plan is found on the loan’s page, read row by row, accepted with its own code, and holds', async ({
  page,
  browser,
  candor,
}) => {
  const market = 'ph';
  const before = await enterWithLoan(page, candor, market);
  const { loanId } = before;
  const dueOn = (await before.borrower.get<Details>('loan/details', { loanId })).rows[0]?.dueOn ?? '';
  await passDaysTo(page, candor, { market, day: dayPlus(dueOn, 10) });
  await offer(browser, candor, loanId);
  const borrower = await BorrowerByApi.logIn(candor.url, market, before.borrower.phone);
  await page.context().clearCookies({ name: /session/ });
  await page.context().addCookies(await borrower.cookies());
  const debtor = { ...before, borrower };
  const details = () => borrower.get<Details>('loan/details', { loanId });

  await test.step('the inbox leads to the loan, and home says it too', async () => {
    await page.goto(routePath('inbox'));
    await live(page);
    const news = page.getByRole('link', { name: /A new plan for your loan/ });
    await expect(news).toBeVisible();
    await expectUsable(page);
    await news.tap();
    await expect(page).toHaveURL(new RegExp(routePath('loanDetail')));
    await openHome(page, debtor);
    const found = page.getByRole('link', { name: /New payment plan offered.*Decide by/ });
    await expect(found).toBeVisible();
    await expectUsable(page);
    await found.tap();
  });

  const sheet = page.getByRole('dialog', { name: 'Confirm your new plan' });
  const { rows } = (await borrower.get<Hardship>('loan/hardship', { loanId })).offer?.after ?? { rows: [] };
  await test.step('the loan’s page leads to the plan: every row and what it costs', async () => {
    await expect(page.getByText(/Decide by/)).toBeVisible();
    await expectUsable(page);
    await page.getByRole('button', { name: 'See the new plan' }).tap();
    await expect(sheet.getByRole('table', { name: 'Now and with the new plan' })).toContainText('All costs');
    const table = sheet.getByRole('table', { name: 'Your new payments' });
    expect(rows.length).toBeGreaterThanOrEqual(8);
    await expect(table.locator('tbody tr')).toHaveCount(rows.length);
    for (const { total } of rows) await expect(table).toContainText(money(market, total).slice(1));
    await expectUsable(page);
  });

  await test.step('a code that says what it is for; a wrong one accepts nothing', async () => {
    await settled(page);
    await sheet.getByRole('button', { name: 'Confirm with a code' }).tap();
    const field = sheet.getByRole('textbox', { name: 'Code from your SMS' });
    await expect(field).toBeVisible();
    const [message] = await messagesTo(page.context(), market, borrower.phone);
    expect(message?.text).toContain('accepts your new payment plan');
    const code = await borrower.code();
    await expect(field).toBeFocused();
    await field.pressSequentially(otherThan(code));
    await expect(sheet.getByText(/code is not right/)).toBeVisible();
    expect((await details()).loan.plan.cause).not.toBe('restructuring');
    await expectUsable(page);
    for (const _ of code) await field.press('Backspace');
    await field.pressSequentially(code);
    await expect(sheet.getByText(/^Done\. Your new plan starts today/)).toBeVisible();
    await expectUsable(page);
  });

  await test.step('the loan’s page shows the new plan, and the offer is gone from both', async () => {
    await settled(page);
    await sheet.getByRole('button', { name: 'Back to your loan' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText(/^New instalments since/)).toBeVisible();
    await expect(page.getByText('New payment plan offered')).toHaveCount(0);
    const after = await details();
    expect(after.loan).toMatchObject({ plan: { cause: 'restructuring' }, planOfferUntil: null });
    const open = after.rows.filter(({ state }) => state !== 'paid');
    expect([...new Set(open.map((row) => row.dueOn))].toSorted()).toEqual(rows.map((row) => row.dueOn));
    expect(open.reduce((sum, { total }) => sum + total, 0)).toBe(
      rows.reduce((sum, { total }) => sum + total, 0),
    );
    await expectUsable(page);
    await openHome(page, debtor);
    await expect(page.getByText('New payment plan offered')).toHaveCount(0);
    await openLoan(page, debtor);
    await borrower.dispose();
  });
});

test('A7.17 A7.18 A7.20 · who can’t pay reads what was sent and what it costs, and the plan that is granted changes nothing before their code', async ({
  page,
  candor,
}) => {
  const market = 'ph';
  const debtor = await enterWithLoan(page, candor, market);
  const { loanId, borrower } = debtor;
  await openLoan(page, debtor);
  await page.getByRole('button', { name: /I can’t pay/ }).tap();
  const asking = page.getByRole('dialog', { name: 'I can’t pay' });
  await asking.getByRole('radio', { name: /Smaller instalments/ }).tap();
  await asking.getByRole('textbox', { name: /What happened/ }).fill('I lost my work.');
  await settled(page);
  await asking.getByRole('button', { name: 'Send request' }).tap();
  const sent = page.getByRole('dialog', { name: 'Request sent' });
  await expect(sent.getByText(/You don’t need to pay until we answer/)).toBeVisible();
  await expect(sent.getByText('Smaller instalments').first()).toBeVisible();
  await expect(sent.getByText(/more than paying today/).first()).toBeVisible();
  await expect(sent.getByText('I lost my work.')).toBeVisible();
  await expectUsable(page);
  const { hardship } = await borrower.get<{ hardship: { requestId: string; option: string }[] }>(
    'sandbox/payments',
    {},
  );
  const request = hardship.find(({ option }) => option === 'smaller-instalments');
  await borrower.post('sandbox/hardship', { requestId: request?.requestId, decision: 'grant' });
  expect((await borrower.get<Details>('loan/details', { loanId })).loan.plan.cause).not.toBe('restructuring');
  await openLoan(page, debtor);
  await page.getByRole('button', { name: 'See the new plan' }).tap();
  const plan = page.getByRole('dialog', { name: 'Confirm your new plan' });
  await expect(plan.getByText('Nothing changes until you do.')).toBeVisible();
  await expect(plan.getByText(/The new plan costs .* more/)).toBeVisible();
  await expectUsable(page);
});

/** As a person, who looks before they tap: what has just appeared takes no press. */
const settled = (page: Page) => expect(page.locator('button[data-settling="new"]')).toHaveCount(0);

/**
 * One of the lender's people proposes eight instalments, the risk officer agrees: the borrower has to accept.
 */
async function offer(browser: Browser, candor: ShiftedCandor, loan: string): Promise<void> {
  const context = await browser.newContext({ baseURL: candor.url });
  const desk = await context.newPage();
  await desk.goto('/console');
  await logIn(desk, candor, staff.support);
  const act = { market: 'ph', loan, act: 'restructure', instalments: 8, rate: 'own' };
  const query = new URLSearchParams(Object.entries(act).map(([key, value]) => [key, String(value)]));
  const { mark } = await read<{ mark: string }>(desk, `loan-preview?${query}`);
  const said = { ...act, reason: 'hardship', words: 'In hospital.', seen: mark };
  expect(await forge(desk, 'loan-act', said)).toMatchObject({ status: 200 });
  await context.close();
  await approveAll(browser, candor, staff.risk);
}
