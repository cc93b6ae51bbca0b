import { BorrowerByApi } from './borrower-by-api.ts';
import { agree, forge, look, press, sit, staff, tableOf } from './console-day.ts';
import { expect, test } from './identity-server.ts';
import { endDaysOf } from './repay-days.ts';

test.use({ ownServer: 'roles' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// One lender: what one asks for, another takes, a third gives to a fourth.
test.describe.configure({ mode: 'serial' });

const bea = 'bea@lender.example';
const meera = 'meera@lender.example';

test('A15.85 A15.390 · the admin reads what is left to set up, and asks for another limit', async ({
  browser,
  candor,
}) => {
  const grace = await sit(browser, candor, staff.admin, '/console/getting-started');
  await expect(grace.getByRole('heading', { name: 'Set up your lender' })).toBeVisible();
  await expect(grace.getByRole('progressbar', { name: 'Steps done' })).toBeVisible();
  await look(grace);
  const limit = { market: 'ph', role: 'support', kind: 'corrections', most: 12_000 };
  expect((await forge(grace, 'limit-ask', { ...limit, reason: 'After the audit.' })).status).toBe(200);
  await grace.context().close();
});

test('A15.703 A15.713 · the controller takes it, the operations lead gives it to compliance, who approves it', async ({
  browser,
  candor,
}) => {
  const lina = await sit(browser, candor, staff.controller);
  await expect(tableOf(lina, 'Next by deadline').locator('tbody tr')).not.toHaveCount(0);
  await press(lina, 'j', 't');
  await expect(tableOf(lina, 'Next by deadline')).toContainText('you');

  const lead = await sit(browser, candor, bea, '/console/team');
  await tableOf(lead, 'SLA by person')
    .getByRole('row', { name: /Lina Cruz/u })
    .click();
  const side = lead.getByRole('complementary', { name: 'Assigned' });
  await side.getByRole('checkbox', { name: /^Select/u }).focus();
  await press(lead, 'Space');
  await side.getByText('Meera Iyer').click();
  await expect(side.getByRole('button', { name: 'Reassign 1 to Meera Iyer' })).toBeVisible();
  await look(lead);
  await press(lead, 'Control+Enter');
  await expect(side.getByText('Nothing in hand.')).toBeVisible();

  const compliance = await sit(browser, candor, meera);
  await expect(tableOf(compliance, 'Next by deadline')).toContainText('you');
  await agree(compliance, /Support/u, 'After the audit.');
  await compliance.goto('/console/complaints/report');
  await expect(compliance.getByRole('heading', { name: 'Complaint report' })).toBeVisible();
  await look(compliance);
  for (const page of [lina, lead, compliance]) await page.context().close();
});

test('A15.720 · risk reads cohorts by first payment and by decision table', async ({ browser, candor }) => {
  const borrower = await BorrowerByApi.logIn(candor.url, 'ph');
  await borrower.certified();
  await borrower.borrow();
  await candor.pass(86_400);
  const clock = await browser.newPage({ baseURL: candor.url });
  await endDaysOf(clock, candor, 'ph');
  await clock.close();
  const tomas = await sit(browser, candor, staff.risk, '/console/portfolio');
  for (const title of ['Roll rates', 'First-payment default', 'Vintages by decision table'])
    await expect(tomas.getByRole('heading', { name: title })).toBeVisible();
  await look(tomas);
  await tomas.context().close();
});

/** What came since: each refused to whoever only reads. */
const acts: readonly (readonly [string, object])[] = [
  ['payment-post', {}],
  ['payment-reverse', {}],
  ['gl-map', {}],
  ['gl-hand-over', {}],
  ['bank-sign-off', {}],
  ['licence-ask', {}],
  ['list-export', {}],
  ['customer-reveal', {}],
  ['customer-note', {}],
  ['collection-assign', {}],
  ['collection-call-open', {}],
  ['complaint-log', {}],
  ['complaint-classify', {}],
  ['team-reassign', {}],
  ['application-rerun', {}],
];

test('A15.145 · the auditor opens every section that there is, and takes along the audit trail alone', async ({
  browser,
  candor,
}) => {
  const vikram = await sit(browser, candor, staff.auditor);
  const links = vikram.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const places = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(places.length).toBeGreaterThan(15);
  for (const place of places) {
    await vikram.goto(place);
    await expect(vikram.getByRole('heading').first()).toBeVisible();
    const doing = /^(Approve|Release|Post|Reveal|Reassign|Assign|Log complaint|Call)\b/u;
    await expect(vikram.getByRole('button', { name: doing }), place).toHaveCount(0);
    const copies = place.endsWith('/audit') ? 1 : 0;
    await expect(vikram.getByRole('button', { name: /^Export\b/u }), place).toHaveCount(copies);
  }
  for (const [call, data] of acts)
    expect(await forge(vikram, call, data), call).toEqual({ status: 403, code: 'not_permitted' });
  await vikram.context().close();
});
