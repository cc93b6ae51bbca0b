import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { sandbox } from './borrow-page.ts';
import { BorrowerByApi, wishes } from './borrower-by-api.ts';
import { live } from './identity-page.ts';
import { expect, test } from './identity-server.ts';
import { businessDay, dayPlus, passDaysTo } from './repay-days.ts';
import { slowDown, watchControls } from './watch-controls.ts';

type World = { readonly loanId: string; readonly paymentId: string; readonly orderId: string };
type Scene = {
  readonly by: 'visitor' | 'newcomer' | 'refused' | 'offered' | 'lent';
  readonly at: (world: World) => string;
  /** What somebody does then; after it nothing may move either. */
  readonly acts?: readonly ((page: Page) => Promise<void>)[];
};

/** What somebody taps, and what that tap itself changes: a loaded machine hands a tap on to the page late. */
const openKeypad = (field: string) => async (page: Page) => {
  await page.locator(field).tap();
  await expect(keypad(page)).toBeVisible();
};
const tapKeys = (digits: string, field: string, amount: string) => async (page: Page) => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).tap();
  await expect(page.locator(field)).toHaveValue(amount);
};
const closeKeypad = async (page: Page) => {
  await page.getByRole('button', { name: 'Done' }).tap();
  await expect(keypad(page)).toBeHidden();
};
const keypad = (page: Page) => page.getByRole('group', { name: 'Keypad' });
const tapChoice = (title: RegExp) => async (page: Page) => {
  const choice = page.getByRole('radio', { name: title }).first();
  await choice.tap();
  await expect(choice).toBeChecked();
};
const openSheet = (title: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: title }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const home = (by: Scene['by']): Scene => ({ by, at: () => routePath('home') });

/**
 * Home in each of its states, every screen of a borrower on which money is sent or something is signed, and the lists that turn out to be
 * empty or not.
 */
const scenes: Readonly<Record<string, Scene>> = {
  'home, before a first loan': home('newcomer'),
  'home, after a refusal': home('refused'),
  'home, with an offer': home('offered'),
  'home, with a loan': home('lent'),
  'a product, to apply for': {
    by: 'lent',
    at: () => routePath('product', { productId: wishes.ph.productId }),
    acts: [openKeypad('#amount'), tapKeys('5', '#amount', '5')],
  },
  'an offer, to sign': {
    by: 'offered',
    at: ({ orderId }) => routePath('confirm', { orderId }),
    acts: [openSheet(/^Change Amount and term/), tapChoice(/^[26] /)],
  },
  'how much to pay': {
    by: 'lent',
    at: ({ loanId }) => routePath('repaymentChoice', { loanId }),
    acts: [
      tapChoice(/^Everything/),
      tapChoice(/^Another amount/),
      openKeypad('#own-amount'),
      tapKeys('6000', '#own-amount', '6,000'),
      closeKeypad,
    ],
  },
  'a product, to look at': {
    by: 'visitor',
    at: () => routePath('product', { productId: wishes.ph.productId }),
    acts: [openKeypad('#amount'), tapKeys('5', '#amount', '5')],
  },
  'how an amount is divided': {
    by: 'lent',
    at: ({ loanId }) => routePath('repay', { loanId, choice: 'everything' }),
  },
  'a delay': { by: 'lent', at: ({ loanId }) => routePath('repayDelay', { loanId }) },
  'a loan': {
    by: 'lent',
    at: ({ loanId }) => routePath('loanDetail', { loanId }),
    acts: [openSheet(/^(?:Cancel|Give) /)],
  },
  'a payment that was made': {
    by: 'lent',
    at: ({ paymentId }) => routePath('repaymentYesNo', { paymentId }),
  },
  'an account to add': { by: 'lent', at: () => routePath('bankCard', { view: 'add' }) },
  complaints: { by: 'lent', at: () => routePath('complaints') },
  'loans and applications': { by: 'lent', at: () => routePath('orders') },
  'an account to delete': { by: 'lent', at: () => routePath('privacyChoices', { view: 'delete' }) },
};

/** Opened on a slow line, and whatever is done then: nothing that is drawn moves or vanishes. */
async function expectSteady(
  page: Page,
  borrower: BorrowerByApi | undefined,
  { address, acts = [] }: Pick<Scene, 'acts'> & { readonly address: string },
): Promise<void> {
  await page.context().addCookies((await borrower?.cookies()) ?? []);
  // What slides in by itself is not moved by an answer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchControls(page);
  const settled = await slowDown(page, { leastMs: 60, mostMs: 450 });
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}market=ph`);
  await live(page);
  await settled();
  await expect(page.locator('.c-skeleton')).toHaveCount(0);
  const moved = () => page.evaluate(() => controlWatch.moved());
  expect(await moved(), 'while it was loaded').toEqual([]);
  for (const [nth, act] of acts.entries()) {
    await act(page);
    // Drawn, too; from here on only what was fetched can change anything.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await page.evaluate(() => controlWatch.begin());
    await settled();
    expect(await moved(), `after act ${nth + 1}`).toEqual([]);
  }
}

test.describe('whatever comes late, no control moves or vanishes', () => {
  test.use({ ownServer: 'late answers' });

  let world: World;
  const borrowers: Partial<Record<Scene['by'], BorrowerByApi>> = {};

  test.beforeAll(async ({ browser, candor }) => {
    const logIn = () => BorrowerByApi.logIn(candor.url, 'ph');
    const certified = () => logIn().then((one) => one.certified());
    const [newcomer, refused, offered, lent] = [
      await logIn(),
      await certified(),
      await certified(),
      await certified(),
    ];
    const loanId = await lent.borrow();
    const orderId = await offered.apply();
    await offered.until(orderId, 'approved');
    const nobody = await browser.newContext({ baseURL: candor.url });
    await sandbox(nobody, 'stand-ins', { decides: false });
    const refusedId = await refused.apply();
    await refused.until(refusedId, 'in-review');
    const reasons = ['instalment_is_too_large'];
    await sandbox(nobody, 'decide', { orderId: refusedId, decision: 'refuse', reasons });
    await sandbox(nobody, 'stand-ins', { decides: true });
    await nobody.close();
    Object.assign(borrowers, { newcomer, refused, offered, lent });
    world = { loanId, orderId, paymentId: await lent.wantToPay(loanId) };
  });
  test.afterAll(async () => {
    for (const borrower of Object.values(borrowers)) await borrower.dispose();
  });

  for (const [title, { by, at, acts = [] }] of Object.entries(scenes)) {
    test(`on ${title}`, async ({ page }) => {
      await expectSteady(page, borrowers[by], { address: at(world), acts });
    });
  }

  // Last: the days of the others would be over.
  test('on home, with a loan that is late', async ({ page, candor }) => {
    await passDaysTo(page, candor, { market: 'ph', day: dayPlus(await businessDay(page, 'ph'), 40) });
    const phone = borrowers.lent?.phone ?? '';
    const late = await BorrowerByApi.logIn(candor.url, 'ph', phone);
    await page.clock.resume();
    await expectSteady(page, late, { address: routePath('home') });
    await expect(page.locator('.h-bars')).toBeVisible();
    await late.dispose();
  });
});
