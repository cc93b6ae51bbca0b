import { isBuilt, pagePath, routePath } from '@candor/contract/routes';
import dictionary from '../config/wire/current.json' with { type: 'json' };
import {
  agreeBox,
  codeBox,
  expectBooksTie,
  expectOneTruth,
  offeredQuote,
  openOffer,
  openOrder,
  readBox,
  endDays,
  referred,
  sandbox,
  signButton,
  tickAndAsk,
} from './borrow-page.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { askForCode, codeField, codeFor, live, messagesTo, newPhone, otherThan } from './identity-page.ts';
import { expect, test } from './identity-server.ts';

/** What the stand-ins and the bank take, on a busy machine. */

const at = (path: string) => (url: URL) => url.pathname + url.search === path;
const orderOf = (url: string) => new URL(url).searchParams.get('orderId') ?? '';

for (const market of ['ph', 'in'] as const) {
  test(`R1 R4 A2.1 A7.1 · ${market}: a new phone, from the public page to the money in the account`, async ({
    page,
    context,
    candor,
  }) => {
    const phone = newPhone(market);
    await page.goto(`${routePath('officialPage')}?market=${market}`);
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await live(page);
    await askForCode(page, phone);
    await codeField(page).pressSequentially(await codeFor(page, market, phone));
    await page.waitForURL(at(routePath('home')));
    await expect(page.getByRole('heading', { level: 1, name: 'Hello', exact: true })).toBeVisible();
    await expect(page.getByText('Loans up to')).toBeVisible();
    await expect(page.getByText('0 of 4 done')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue your application' })).toHaveAttribute(
      'href',
      routePath('certificationBase'),
    );

    const borrower = BorrowerByApi.of(context.request, market, phone);
    await borrower.certified();
    await page.reload();
    await live(page);
    await expect(page.getByText('4 of 4 done')).toBeVisible();
    await page.getByRole('link', { name: 'Choose amount and term' }).click();
    await page.getByRole('button', { name: /^Apply for/ }).dblclick();
    await page.getByRole('button', { name: 'Apply without the check' }).dblclick();
    await page.waitForURL((url) => url.pathname === pagePath('loanDetail'));
    const orderId = orderOf(page.url());

    // Nobody reloads: the decision appears by itself.
    const sign = page.getByRole('link', { name: /^Continue with/ });
    await expect(sign).toBeVisible();
    const offered = await offeredQuote(borrower, orderId);
    // The fee is one figure under one name, with its tax where there is one, here and on the page to sign.
    const fee = page.locator('.c-amount-line', { hasText: /^Processing fee/ }).first();
    const called = market === 'in' ? 'Processing fee with tax' : 'Processing fee';
    const taken = await fee.locator('dd').innerText();
    expect(Number(taken.replaceAll(/[^\d]/gu, ''))).toBe(offered.amount - offered.netReceived);
    await expect(fee.locator('dt')).toHaveText(called);
    await sign.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check and sign' })).toBeVisible();
    await expect(fee.locator('dt')).toHaveText(new RegExp(`^${called}`));
    await expect(fee.locator('dd')).toHaveText(taken);
    await expect(readBox(page)).not.toBeChecked();
    await expect(agreeBox(page)).not.toBeChecked();
    await tickAndAsk(page);
    await codeBox(page).pressSequentially(await borrower.code());
    await page.waitForURL(at(routePath('loanDetail', { orderId, view: 'signed' })));
    await expect(page.getByRole('heading', { level: 1, name: / is now in / })).toBeVisible();
    await page.getByRole('link', { name: 'See my loan' }).click();
    await expect(page.getByText('You still owe')).toBeVisible();

    await expectOneTruth(borrower, orderId, offered);
    await page.goto(routePath('home'));
    await expect(page.getByText('Next instalment')).toBeVisible();
    // Offline the figures stay, and say how old they are.
    await context.setOffline(true);
    await expect(page.getByText(/Figures are from today, \d\d:\d\d\./)).toBeVisible();
    await expect(page.getByText('Next instalment')).toBeVisible();
    await context.setOffline(false);
    await page.goto(routePath('orders'));
    await page.getByRole('tab', { name: /^To repay/ }).click();
    await expect(page.getByRole('tab', { name: /^To repay/ })).toContainText('1');
    await expect(page.locator('li.o-card')).toHaveCount(1);
    await expectBooksTie(candor.dataDir);
  });
}

test('R4 A7.1 A7.12 · less than approved, a wrong code, a double tap, a reload, a lost answer: one signature with one key', async ({
  page,
  context,
  baseURL,
  candor,
}) => {
  const { borrower, orderId } = await referred(page, baseURL, 'ph');
  await sandbox(context, 'decide', { orderId, decision: 'approve', amount: 600_000 });
  // Who wants less is led to the choice itself, not to the head of the page that has it.
  await page.goto(routePath('loanDetail', { orderId }));
  await page.getByRole('link', { name: /^Take less/ }).click();
  await expect(page.getByRole('dialog').getByText('Up to ₱6,000, as approved')).toBeVisible();
  await openOffer(page, 'ph', orderId);
  await signButton(page).click();
  await expect(page.getByText('Tick to confirm you have read it.')).toBeVisible();
  await expect(readBox(page)).toBeFocused();
  await readBox(page).check();
  await agreeBox(page).check();

  await page.getByRole('button', { name: /^Change Amount and term/ }).click();
  await expect(page.getByText('Up to ₱6,000, as approved')).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).first().selectOption({ label: '₱5,000' });
  await page.getByRole('button', { name: 'Take ₱5,000, 3 months' }).click();
  await expect(signButton(page)).toHaveText('Sign and get ₱4,850.00');
  await expect(page.getByText('both boxes are empty again')).toBeVisible();
  await expect(readBox(page)).not.toBeChecked();

  await page.reload();
  await live(page);
  await expect(signButton(page)).toHaveText('Sign and get ₱4,850.00');
  if (isBuilt('loanAgreement')) {
    await readBox(page).check();
    await page.getByRole('link', { name: 'loan agreement', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== pagePath('confirm'));
    await page.goBack();
    await expect(signButton(page)).toHaveText('Sign and get ₱4,850.00');
    await expect(readBox(page)).toBeChecked();
  }
  const figures = { amount: 500_000, term: { instalments: 3, every: { count: 1, unit: 'month' } } };
  const offered = await offeredQuote(borrower, orderId, figures);

  const asked = (await messagesTo(context, 'ph', borrower.phone)).length;
  await readBox(page).check();
  await agreeBox(page).check();
  await signButton(page).dblclick();
  await expect(codeBox(page)).toBeFocused();
  expect(await messagesTo(context, 'ph', borrower.phone)).toHaveLength(asked + 1);

  const confirmPath = dictionary.paths['/api/loan/confirm'];
  const keys: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === confirmPath)
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  const code = await borrower.code();
  await codeBox(page).pressSequentially(otherThan(code));
  await expect(page.getByText('That code is not right')).toBeVisible();
  await codeBox(page).fill('');
  // The server signs, and its answer is lost on the way.
  await page.route(
    (url) => url.pathname === confirmPath,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await codeBox(page).pressSequentially(code);
  await page.waitForURL(at(routePath('loanDetail', { orderId, view: 'signed' })));
  expect(keys).toHaveLength(3);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
  await page.getByRole('link', { name: 'See my loan' }).click();
  await expect(page.getByText('You still owe')).toBeVisible();

  // What is signed can't be signed again: its address leads to where it stands.
  await page.goto(routePath('confirm', { orderId }));
  await page.waitForURL(at(routePath('loanDetail', { orderId })));
  await expectOneTruth(borrower, orderId, offered);
  const { counts } = await borrower.get<{ counts: { all: number } }>('order/list');
  expect(counts.all).toBe(1);
  await sandbox(context, 'stand-ins', { decides: true });
  await expectBooksTie(candor.dataDir);
  await borrower.dispose();
});

test('R3 R6 A6.3 · referred to a person, sent back with what to mend, sent again, withdrawn once', async ({
  page,
  context,
  baseURL,
  candor,
}) => {
  const { borrower, orderId } = await referred(page, baseURL, 'in');
  await openOrder(page, 'in', orderId);
  await expect(page.getByText('In review').first()).toBeVisible();
  await expect(page.getByText('If a person has to decide, by the next working day.')).toBeVisible();

  await sandbox(context, 'decide', { orderId, decision: 'send-back', reasons: ['income_is_unclear'] });
  await expect(page.getByText('We need one correction.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fix this' })).toHaveAttribute(
    'href',
    routePath('certificationJob'),
  );
  await page.reload();
  await live(page);
  // What was not mended is not sent.
  const again = page.getByRole('button', { name: 'Send it again' });
  await again.click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await borrower.certify();
  await again.click();
  await expect(page.getByText('In review').first()).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw this application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Withdraw this application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).dblclick();
  await expect(page.getByText('You withdrew this.')).toBeVisible();
  await page.goto(routePath('orders'));
  // All of them look the same as the finished ones here: a tap before the page is live would not be missed.
  await live(page);
  await page.getByRole('tab', { name: /^Finished/ }).click();
  await expect(page.getByRole('tab', { name: /^Finished/, selected: true })).toBeVisible();
  await expect(page.locator('li.o-card')).toContainText('Withdrawn');
  await page.locator('.o-open').click();
  await expect(page.getByText('You withdrew this.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('tab', { name: /^Finished/, selected: true })).toBeVisible();
  await sandbox(context, 'stand-ins', { decides: true });
  await expectBooksTie(candor.dataDir);
  await borrower.dispose();
});

test('R3 · refused: why, what would change it, what may be taken instead, and the way to try again', async ({
  page,
  context,
  baseURL,
  candor,
}) => {
  const { borrower, orderId } = await referred(page, baseURL, 'ph');
  await openOrder(page, 'ph', orderId);
  await sandbox(context, 'decide', { orderId, decision: 'refuse', reasons: ['instalment_is_too_large'] });
  await expect(page.getByText('We can’t lend you ₱8,000 over 3 months')).toBeVisible();
  await expect(page.getByText('would take too much of your income')).toBeVisible();
  await expect(page.getByText('Choose a longer term, or reduce your other loans.')).toBeVisible();
  await expect(page.getByText('What happens next')).toHaveCount(0);
  await sandbox(context, 'stand-ins', { decides: true });
  await expectBooksTie(candor.dataDir);
  await borrower.dispose();
});

test('R4 · an offer accepted too late: nothing is signed, and one applies again with what is there', async ({
  page,
  context,
  baseURL,
  candor,
}) => {
  const { borrower, orderId } = await referred(page, baseURL, 'ph');
  await sandbox(context, 'decide', { orderId, decision: 'approve' });
  await openOffer(page, 'ph', orderId);
  await tickAndAsk(page);
  const code = await borrower.code();
  // The last minute of the last day is over; the page in sight does not know it yet.
  const { closesAt } = await borrower.get<{ closesAt: string }>('loan/offer', { orderId });
  await candor.pass(Math.ceil((Date.parse(closesAt) - Date.now()) / 1000) + 60);
  await codeBox(page).pressSequentially(code);
  await expect(page.getByText('There is nothing to sign here')).toBeVisible();
  await endDays(context, 'ph', closesAt.slice(0, 10));
  await page.getByRole('link', { name: 'See its status' }).click();
  await expect(page.getByText(/^This offer ended on \w{3}\s\d/u)).toBeVisible();
  const again = page.getByRole('link', { name: 'Apply again' });
  await expect(again).toHaveAttribute('href', routePath('product', { productId: 'ph-instalments' }));
  await again.click();
  await expect(page.getByRole('button', { name: /^Apply for/ })).toBeVisible();
  await sandbox(context, 'stand-ins', { decides: true });
  await expectBooksTie(candor.dataDir);
  await borrower.dispose();
});
