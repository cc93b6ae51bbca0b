import { BorrowerByApi } from './borrower-by-api.ts';
import { axeFaults } from './axe-faults.ts';
import { dialogOf, go, leaveFields, look, press, sit, staff, tableOf } from './console-day.ts';
import { moveClock } from './console-day-admin.ts';
import { dayPlus } from './repay-days.ts';
import { expect, test } from './repay-server.ts';

// Weeks pass: a server that no other file goes on with.
test.use({ ownServer: 'collections' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('A15.96 A15.330–A15.335 · a lead shares out who is past due; a collector calls, verifies, takes a promise and sends the link', async ({
  browser,
  candor,
}) => {
  const names = [
    ['Analyn', 'Villanueva'],
    ['Noel', 'Castillo'],
  ] as const;
  const people = [];
  for (const [givenName, familyName] of names) {
    const one = await BorrowerByApi.logIn(candor.url, 'ph');
    await one.certify({ givenName, familyName, documentNumber: `P76543${people.length}1A` });
    await one.addAccount(`${givenName} ${familyName}`);
    people.push({ one, loanId: await one.borrow() });
  }
  const { one, loanId } = people[0]!;
  const { rows } = await one.get<{ rows: { dueOn: string }[] }>('loan/details', { loanId });
  const grace = await sit(browser, candor, staff.admin);
  await moveClock(grace, candor, dayPlus(rows[0]?.dueOn ?? '', 8));
  await candor.pass(4 * 3_600);

  // The lead: everybody on shift gets some, in turn.
  const asha = await sit(browser, candor, staff.support);
  await go(asha, 'v', 'Collections');
  const joy = await sit(browser, candor, 'joy@lender.example');
  await go(joy, 'v', 'Collections');
  const table = tableOf(joy, 'Accounts past due');
  await expect(table.getByRole('row', { name: /Analyn Villanueva/u })).toBeVisible();
  await expect(joy.getByText('2 due for action today, of 2 past due.')).toBeVisible();
  await expect(joy.getByRole('link', { name: /^Collections/u })).toContainText('2');
  await look(joy);
  expect(await axeFaults(joy)).toEqual([]);
  await press(joy, 'r');
  await press(joy, 'Control+Enter');
  await expect(joy.getByText(/^Shared out: .*1/u)).toBeVisible();
  await expect(table.getByText(/^Assigned to/u)).toHaveCount(2);

  // The collector: L opens the panel beside the list, L again the call.
  await asha.reload();
  const work = tableOf(asha, 'Accounts past due');
  await work
    .getByRole('row', { name: /Analyn Villanueva/u })
    .getByText('8', { exact: true })
    .click();
  await press(asha, 'l');
  const panel = asha.getByRole('region', { name: 'Call' });
  await expect(panel.getByRole('heading', { name: 'Analyn Villanueva' })).toBeVisible();
  await expect(panel.locator('a[href^="tel:"]')).toHaveCount(0);
  await press(asha, 'l');
  await expect(panel.locator('a[href^="tel:"]')).toContainText(one.phone.slice(-7));
  await expect(panel.getByText('this is 1 of 1')).toBeVisible();
  await expect(panel.getByText('The amount is said when the person is verified.')).toBeVisible();
  // A promise before anybody is verified is refused, where it can be seen.
  await leaveFields(asha);
  await press(asha, '1');
  await press(asha, 'Control+Enter');
  await expect(panel.getByText(/verify who is on the phone/u)).toBeInViewport();
  await panel.getByLabel('Birth year').click();
  await asha.keyboard.type('1990');
  await panel.getByLabel('ID, last 4').click();
  await asha.keyboard.type('301a');
  await press(asha, 'Enter');
  await expect(panel.getByText(/verified/u)).toBeVisible();
  await expect(panel.getByText(/has been past due since/u)).toBeVisible();
  await leaveFields(asha);
  await press(asha, '1');
  const promise = panel.getByLabel(/^Promise/u);
  await promise.click();
  await press(asha, 'Control+A');
  await asha.keyboard.type('999999');
  await expect(panel.getByText(/At most .* that is what is past due/u)).toBeVisible();
  await press(asha, 'Control+A');
  await asha.keyboard.type('1000');
  await expect(panel.getByText(/The rest stays past due; reminders paused to/u)).toBeVisible();
  await look(asha);
  expect(await axeFaults(asha)).toEqual([]);
  await press(asha, 'Control+Enter');
  await expect(panel.getByText('The call is logged.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Call locked' })).toBeDisabled();
  await expect(asha.getByText('1 due for action today, of 2 past due.')).toBeVisible();
  await expect(asha.getByRole('link', { name: /^Collections/u })).toContainText('1');
  // Weeks later she logs in anew.
  const again = await BorrowerByApi.logIn(candor.url, 'ph', one.phone);
  const { messages } = await again.get<{ messages: { kind: string }[] }>('message/list');
  expect(messages.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['payment-link', 'call-noted']));

  // To many at once: row by row who is left out, and why.
  await asha.goto('/console/collections?show=late');
  await expect(work.getByRole('row', { name: /Noel Castillo/u })).toBeVisible();
  await work.getByRole('checkbox', { name: 'Select Noel Castillo' }).check();
  await work.getByRole('checkbox', { name: 'Select Analyn Villanueva' }).check();
  await press(asha, 'm');
  await expect(dialogOf(asha)).toContainText('Remind 1 of 2');
  await expect(dialogOf(asha)).toContainText(/left out Analyn Villanueva/u);
  await look(asha);
  await dialogOf(asha).getByLabel('Reason').click();
  await asha.keyboard.type('Second week');
  await press(asha, 'Control+Enter');
  await expect(asha.getByText('Sent to 1; 1 left out.')).toBeVisible();

  // What came of it, by person.
  await joy.goto('/console/collections?tab=performance');
  await expect(tableOf(joy, 'By person').getByRole('row', { name: /Asha Nair/u })).toContainText('1,000.00');
  await look(joy);
});
