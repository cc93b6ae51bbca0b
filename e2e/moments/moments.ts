import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { BorrowerByApi, wishes } from '../borrower-by-api.ts';
import type { Market } from '../identity-page.ts';
import { dialog, logInByCode, type Ready } from './show-moment.ts';
import {
  begin,
  cancelled,
  comeBack,
  firstDay,
  late,
  lent,
  passTo,
  pay,
  plus,
  sandbox,
  type Stage,
} from './stage.ts';

type Moment = {
  readonly name: string;
  /** Both, unless it is told. */
  readonly only?: Market;
  readonly ready: (stage: Stage) => Promise<Ready>;
};

const loan = (loanId: string, view?: string) => routePath('loanDetail', { loanId, ...(view && { view }) });
const about = { ph: 'I paid ₱2,910.19 at 7-Eleven on Sunday. The app still says I owe it.', in: 'I paid.' };

/**
 * What no address alone shows: a moment of somebody's loan, or a page on which something was chosen. In the
 * order in which their days come; the pictures of one are taken before the next is made.
 */
export const moments: readonly Moment[] = [
  { name: 'passkey-offer', ready: async ({ market }) => ({ act: (page) => logInByCode(page, market) }) },
  {
    name: 'decision-refused',
    only: 'ph',
    async ready({ url, market }) {
      const by = await BorrowerByApi.logIn(url, market);
      await by.certify({ incomePerMonth: '3000', loansPerMonth: '0', rentPerMonth: '0' });
      await by.addAccount();
      const orderId = await by.apply();
      await by.until(orderId, 'refused');
      return { by, at: routePath('loanDetail', { orderId }) };
    },
  },
  {
    name: 'decision-approved-lower',
    only: 'ph',
    async ready({ url, market }) {
      const by = await BorrowerByApi.logIn(url, market).then((one) => one.certified());
      const term = { instalments: 6, every: { count: 1, unit: 'month' } };
      const orderId = await by.apply({ ...wishes[market], amount: 2_000_000, term });
      await by.until(orderId, 'approved');
      return { by, at: routePath('loanDetail', { orderId }) };
    },
  },
  {
    name: 'signed',
    async ready(stage) {
      const by = await BorrowerByApi.logIn(stage.url, stage.market).then((one) => one.certified());
      await sandbox(stage, 'stand-ins', { paysOut: false });
      const orderId = await by.apply();
      await by.until(orderId, 'approved');
      await by.sign(orderId);
      await by.until(orderId, 'paying-out');
      const after = () => sandbox(stage, 'stand-ins', { paysOut: true });
      return { by, at: routePath('loanDetail', { orderId, view: 'signed' }), after };
    },
  },
  {
    name: 'money-arrived',
    async ready(stage) {
      const { by, loanId } = await lent(stage);
      return { by, at: loan(loanId, 'arrived') };
    },
  },
  {
    name: 'complaint-new',
    async ready(stage) {
      const { by, loanId } = await lent(stage);
      const act = async (page: Page) => {
        await page.locator('textarea').first().fill(about[stage.market]);
        await page.getByRole('radio').first().check({ force: true });
      };
      return { by, at: routePath('complaints', { view: 'new', loanId }), act };
    },
  },
  {
    name: 'repay-what-it-covers',
    async ready(stage) {
      const { by, loanId } = await lent(stage);
      const amount = stage.market === 'ph' ? 560_000 : 800_000;
      const at = routePath('repay', { loanId, choice: 'own', amount: String(amount), surplus: 'shorter' });
      return { by, at };
    },
  },
  {
    name: 'receipt',
    async ready(stage) {
      const { by, loanId } = await lent(stage);
      await pay(stage, by, loanId, { choice: 'own', amount: 100_000, surplus: 'keep' });
      const paymentId = await pay(stage, by, loanId, { choice: 'instalment' });
      return { by, at: routePath('repay', { loanId, choice: 'instalment', paymentId }) };
    },
  },
  {
    name: 'loan-detail-prepaid',
    async ready(stage) {
      const { by, loanId } = await lent(stage);
      await pay(stage, by, loanId, { choice: 'instalment' });
      await pay(stage, by, loanId, { choice: 'own', amount: 50_000, surplus: 'keep' });
      return { by, at: loan(loanId) };
    },
  },
  {
    name: 'upi',
    only: 'in',
    async ready(stage) {
      const { by, loanId } = await lent(stage);
      const paymentId = await begin(stage, by, loanId, { choice: 'instalment' });
      return { by, at: routePath('repay', { loanId, choice: 'instalment', paymentId }) };
    },
  },
  {
    name: 'cancelled',
    async ready(stage) {
      const { by, paymentId } = await cancelled(stage);
      return { by, at: routePath('paymentInstructions', { paymentId }) };
    },
  },
  {
    name: 'cancelled-loan',
    async ready(stage) {
      const { by, loanId } = await cancelled(stage);
      return { by, at: loan(loanId) };
    },
  },
  {
    name: 'offer-ended',
    only: 'ph',
    async ready(stage) {
      const by = await BorrowerByApi.logIn(stage.url, stage.market).then((one) => one.certified());
      const orderId = await by.apply();
      await by.until(orderId, 'approved');
      const { item } = await by.get<{ item: { openUntil: string } }>('loan/details', { orderId });
      await passTo(stage, plus(item.openUntil, 1));
      return { by: await comeBack(stage, by), at: routePath('loanDetail', { orderId }) };
    },
  },
  {
    name: 'settled',
    async ready(stage) {
      const { by: before, loanId } = await lent(stage);
      await passTo(stage, plus(await firstDay(before, loanId), -1));
      const by = await comeBack(stage, before);
      await pay(stage, by, loanId, { choice: 'everything' });
      return { by, at: loan(loanId, 'settled') };
    },
  },
  {
    name: 'home-late',
    async ready(stage) {
      const { by } = await late(stage);
      return { by, at: routePath('home') };
    },
  },
  {
    name: 'loan-late',
    async ready(stage) {
      const { by, loanId } = await late(stage);
      return { by, at: loan(loanId) };
    },
  },
  {
    name: 'hardship-choose',
    async ready(stage) {
      const { by, loanId } = await late(stage);
      const act = async (page: Page) => {
        await dialog(page).getByRole('radio').nth(2).check({ force: true });
      };
      return { by, at: loan(loanId, 'help'), act };
    },
  },
  {
    name: 'hardship-sent',
    async ready(stage) {
      const { by, loanId } = await late(stage);
      await by.post('loan/hardship-ask', { loanId, option: 'smaller-instalments', words: 'I lost my work.' });
      return { by, at: loan(loanId, 'help'), act: (page) => dialog(page).waitFor() };
    },
  },
  {
    name: 'hardship-confirm',
    async ready(stage) {
      const { by, loanId } = await late(stage);
      await by.post('loan/hardship-ask', { loanId, option: 'smaller-instalments', words: 'I lost my work.' });
      const { hardship } = await by.get<{ hardship: { requestId: string; reference: string }[] }>(
        'sandbox/payments',
      );
      const { item } = await by.get<{ item: { reference: string } }>('loan/details', { loanId });
      const asked = hardship.find(({ reference }) => reference === item.reference);
      await by.post('sandbox/hardship', { requestId: asked?.requestId, decision: 'grant' });
      const act = async (page: Page) => {
        await page.locator('.j-plan-see button').click();
        await dialog(page).locator('table').first().waitFor();
      };
      return { by, at: loan(loanId), act };
    },
  },
];
