import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { routePath } from '@candor/contract/routes';
import type { Locator, Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { weighPart } from '../scripts/develop/weigh-screens.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { live, type Market } from './identity-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { expect, test } from './server.ts';

const sandbox = '../devtools/src/screens/sandbox';

async function openSandbox(page: Page, market: Market): Promise<void> {
  await page.goto(`${routePath('sandbox')}?market=${market}`);
  await live(page);
  await page.locator('#payments :is(.x-list, .c-card)').first().waitFor();
}

async function debtor(url: string, market: Market) {
  const borrower = await BorrowerByApi.logIn(url, market);
  const loanId = await borrower.certified().then(() => borrower.borrow());
  const { item } = await borrower.get<{ item: { reference: string } }>('loan/details', { orderId: loanId });
  return { borrower, loanId, reference: item.reference };
}

/** A code for an amount of their own, by a way of this kind. */
async function ask({ borrower, loanId }: Debtor, amount: number, kind: string): Promise<string> {
  const wish = { loanId, choice: 'own', amount };
  type Ways = { payTypes: { payTypeId: string; kind: string }[] };
  const { payTypes } = await borrower.get<Ways>('loan/init-pay-type', wish);
  const payTypeId = payTypes.find((way) => way.kind === kind)?.payTypeId ?? '';
  const { paymentId } = await borrower.post<{ paymentId: string }>('loan/generate-code', {
    ...wish,
    payTypeId,
  });
  return paymentId;
}
type Debtor = Awaited<ReturnType<typeof debtor>>;

const cardOf = (page: Page, paymentId: string) => page.locator(`[data-payment="${paymentId}"]`);
const tap = (card: Locator, name: string) => card.getByRole('button', { name, exact: true }).click();
const become = (card: Locator, state: string) => expect(card).toHaveAttribute('data-state', state);

async function expectNoFaults(page: Page): Promise<void> {
  expect(await axeFaults(page, { within: ['.x-panels'] })).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

/** Twelve digits, as UPI numbers transfers. */
const newNumber = () => `4${String(randomInt(10 ** 11)).padStart(11, '0')}`;

const actsAndEnds = [
  ['Let it fail', 'failed', 'Failed'],
  ['Let it run out', 'expired', 'Ran out'],
  ['Call back twice', 'allocated', 'Counted'],
  ['Pay late', 'allocated', 'Counted'],
  ['Pay', 'allocated', 'Counted'],
] as const;

test('A18.8 A18.9 · ph: a tester pays, fails, lets run out, pays late, another amount, calls back twice, takes back', async ({
  page,
  baseURL,
}) => {
  const ana = await debtor(baseURL, 'ph');
  await openSandbox(page, 'ph');

  const other = cardOf(page, await ask(ana, 60_000, 'over-the-counter'));
  await become(other, 'pending');
  await other.getByText('Pay another amount').click();
  await tap(other, 'Pay this amount');
  await expect(other.getByText('Type an amount like 500 or 500.50.')).toBeVisible();
  await expectNoFaults(page);
  await other.getByRole('textbox', { name: 'Amount' }).fill('500.50');
  await tap(other, 'Pay this amount');
  await become(other, 'allocated');
  await expect(other).toContainText('₱500.50');

  for (const [act, state, words] of actsAndEnds) {
    const card = cardOf(page, await ask(ana, 70_000, 'over-the-counter'));
    await become(card, 'pending');
    await tap(card, act);
    await become(card, state);
    await expect(card.locator('.c-chip')).toHaveText(words);
  }

  await tap(other, 'Take it back');
  await become(other, 'reversed');
  await expect(other.getByRole('button')).toHaveCount(0);
  await expectNoFaults(page);
});

async function referenceOf(page: Page, paymentId: string): Promise<string> {
  type Seen = { payments: { paymentId: string; reference: string }[] };
  const answer = await page.request.get('/api/sandbox/payments?market=in');
  const { payments } = (await answer.json()) as Seen;
  return payments.find((each) => each.paymentId === paymentId)?.reference ?? '';
}

async function today(page: Page): Promise<string> {
  const answer = await page.request.get('/api/sandbox/clock');
  const { clocks } = (await answer.json()) as { clocks: { market: string; businessDate: string }[] };
  return clocks.find(({ market }) => market === 'in')?.businessDate ?? '';
}

test('A18.10 A18.11 · in: a statement is checked, its wrong line told, imported; a person says whose the rest is', async ({
  page,
  baseURL,
}) => {
  const asha = await debtor(baseURL, 'in');
  const named = await ask(asha, 81_234, 'bank-transfer');
  await openSandbox(page, 'in');
  const written = await referenceOf(page, named);
  const [exact, loose, stray, day] = [newNumber(), newNumber(), newNumber(), await today(page)];
  const csv = [
    'Date,Reference,Credit,Narration',
    `${day},${exact},812.34,UPI/${written}`,
    `05/11/2026,${newNumber()},75.00,`,
    `${day},${stray},7.77,who is it`,
  ].join('\n');

  const statement = page.locator('#statement');
  await tap(statement, 'Check');
  await expect(statement.getByText('Paste a statement first.')).toBeVisible();
  await statement.getByLabel('Or choose a file').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(statement.getByRole('textbox')).toHaveValue(csv);
  await expect(statement.getByRole('button', { name: 'Import' })).toHaveCount(0);
  await tap(statement, 'Check');
  const told = statement.locator('[data-dry-run]');
  await expect(told).toHaveAttribute('data-dry-run', 'true');
  await expect(told).toContainText(/Lines3Counted1Left to a person1Counted before0At fault1/);
  await expect(told).toContainText('Line 3: “05/11/2026” is no date that can be read one way only.');
  await expectNoFaults(page);
  await become(cardOf(page, named), 'pending');

  await tap(statement, 'Import');
  await expect(told).toHaveAttribute('data-dry-run', 'false');
  await become(cardOf(page, named), 'allocated');
  const nobodys = page.locator(`[data-suspense="${stray}"]`);
  await expect(nobodys).toContainText('Nobody is known to have meant it.');
  await tap(nobodys, 'Send it back');
  await expect(nobodys).toBeHidden();

  // The same number with another amount credits nothing, and is kept as a difference.
  await ask(asha, 81_234, 'bank-transfer');
  await statement
    .getByRole('textbox')
    .fill(['Date,Reference,Credit', `${day},${exact},1.00`, `${day},${loose},812.34`].join('\n'));
  await tap(statement, 'Check');
  await tap(statement, 'Import');
  await expect(told).toContainText('Line 2: This number was counted before with another amount.');
  const difference = page.locator('[data-difference="other-amount"]', { hasText: exact });
  await expect(difference).toContainText('At the channel₹1.00');
  const money = page.locator(`[data-suspense="${loose}"]`);
  await expect(money).toContainText('A payment of exactly this amount was asked for.');
  await expectNoFaults(page);
  await tap(money, `Put it on ${asha.reference}`);
  await expect(money).toBeHidden();
});

test('A7.7 A18.11 · in: numbers that were given are seen, the wrong ones with the reason, and a person decides', async ({
  page,
  baseURL,
}) => {
  const [one, two] = [await debtor(baseURL, 'in'), await debtor(baseURL, 'in')];
  const [first, second] = [await ask(one, 55_000, 'upi'), await ask(two, 55_000, 'upi')];
  const utr = newNumber();
  const give = (who: Debtor, paymentId: string, number: string) =>
    who.borrower.post('loan/submit-utr', { paymentId, utr: number });
  await expect(give(one, first, '12345')).rejects.toThrow('utr_is_malformed');
  await openSandbox(page, 'in');
  await expect(cardOf(page, first)).toContainText('12345');
  await expect(cardOf(page, first)).toContainText('refused: no transfer has such a number');

  await give(one, first, utr);
  await expect(give(two, second, utr)).rejects.toThrow('utr_was_used');
  await become(cardOf(page, first), 'claimed');
  await expect(cardOf(page, second)).toContainText('refused: it was used before');
  await expectNoFaults(page);
  await tap(page.locator(`[data-claim="${utr}"]`), 'The bank shows it');
  await become(cardOf(page, first), 'allocated');
  await expect(page.locator(`[data-claim="${utr}"]`)).toBeHidden();

  const another = newNumber();
  await give(two, second, another);
  await tap(page.locator(`[data-claim="${another}"]`), 'No such transfer');
  await become(cardOf(page, second), 'refused');
});

/** As Dragonpay would sign it, who has the sandbox's password. */
function callback(txnId: string, refNo: string, password: string) {
  const message = `[000] Reference No: ${refNo}`;
  const text = [txnId, refNo, 'S', message, 'SANDBOX', '', ''].join(':');
  const signature = createHmac('sha256', password).update(text).digest('base64');
  return { txnid: txnId, refno: refNo, status: 'S', message, signature, param1: '', param2: '' };
}

test('A14.1 A18.13 · ph: a forged callback is nowhere, one with a right signature for nothing we know is where finance sees it', async ({
  page,
}) => {
  await openSandbox(page, 'ph');
  const [forged, unknown] = [`F${randomInt(10 ** 7)}`, `U${randomInt(10 ** 7)}`];
  const tell = async (refNo: string, password: string) => {
    const form = callback(randomUUID(), refNo, password);
    return (await page.request.post('/api/channel/dragonpay-postback', { form })).ok();
  };
  expect(await tell(forged, 'guessed')).toBe(false);
  expect(await tell(unknown, 'sandbox')).toBe(true);
  const odd = page.locator('#odd');
  await expect(odd.locator(`[data-callback="${unknown}"]`)).toContainText('channel says otherwise');
  await expect(odd.locator(`[data-callback="${forged}"]`)).toHaveCount(0);
  const kept = odd.locator(`[data-callback="${unknown}"]`);
  await kept.getByText('Close it by hand').click();
  await tap(kept, 'It is explained');
  await expect(kept.getByText('Say why, in a few words.')).toBeVisible();
  await expectNoFaults(page);
  await kept.getByRole('textbox', { name: 'Why' }).fill('It was meant for another merchant.');
  await tap(kept, 'It is explained');
  await expect(kept).toBeHidden();
});

test('A18.12 · a borrower who can’t pay is answered by a person', async ({ page, baseURL }) => {
  const { borrower, loanId, reference } = await debtor(baseURL, 'ph');
  await borrower.post('loan/hardship-ask', { loanId, option: 'talk', words: 'I lost my work in October.' });
  await openSandbox(page, 'ph');
  const card = page.locator('[data-hardship]', { hasText: reference });
  await expect(card).toContainText('A talk');
  await expectNoFaults(page);
  await card.locator('select').selectOption('another_way_is_cheaper');
  await tap(card, 'Refuse');
  await expect(card).toBeHidden();
  const stateOf = async () =>
    (await borrower.get<{ request: { state: string } }>('loan/hardship', { loanId })).request.state;
  expect(await stateOf()).toBe('refused');
  await borrower.post('loan/hardship-ask', { loanId, option: 'talk' });
  await tap(card, 'Grant');
  await expect(card).toBeHidden();
  expect(await stateOf()).toBe('granted');
});

test('the money’s part of the sandbox weighs at most 10 KB, and nobody who waits for a code loads it', () => {
  const screen = `${sandbox}/screen.ts`;
  const part = weighPart(`${sandbox}/money/money-panels.tsx`, [screen], 'sandbox');
  expect(part).toBeGreaterThan(1024);
  expect(part).toBeLessThanOrEqual(10 * 1024);
});
