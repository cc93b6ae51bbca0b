import { pagePath, routePath } from '@candor/contract/routes';
import { request } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { enginesHere } from './engines/here.ts';
import { Hand } from './engines/hand.ts';
import type { Engine } from './engines/engine.ts';
import { newPhone } from './identity-page.ts';
import { expect, test } from './identity-server.ts';

const market = 'ph';

/** Whoever is logged in in that browser, for what a story needs no screen for. */
async function borrowerIn(engine: Engine, baseURL: string, phone: string): Promise<BorrowerByApi> {
  const cookies = (await engine.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const http = await request.newContext({ baseURL, extraHTTPHeaders: { cookie: cookies } });
  return BorrowerByApi.of(http, market, phone);
}

/** What a cashier would do. */
async function sandboxPays(baseURL: string, paymentId: string): Promise<void> {
  const http = await request.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const answer = await http.post('/api/sandbox/pay', { data: { paymentId, act: 'pay' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await http.dispose();
}

/** From the number to wherever the login leads. */
async function logsIn(hand: Hand, phone: string, baseURL: string): Promise<void> {
  await hand.types(/^Mobile number/, phone);
  if (await hand.finds('checkbox', /./).then(({ isChecked }) => !isChecked))
    await hand.ticks('checkbox', /./);
  await hand.taps('button', /^Send me a code/);
  await hand.finds('textbox', /^6-digit code/);
  const http = await request.newContext({ baseURL });
  await hand.types(/^6-digit code/, await BorrowerByApi.of(http, market, phone).code());
  await http.dispose();
  await hand.leaves(routePath('login'));
}

for (const { name, open } of enginesHere(process.env)) {
  test(`R1 R4 R5 · ${name}: from the company page to the money, an amount of one’s own paid back, a login and a complaint`, async ({
    candor,
  }) => {
    const engine = await open();
    const hand = new Hand(engine);
    const phone = newPhone(market);
    try {
      const wanted = await test.step('a price on the slider', async () => {
        await engine.open(`${candor.url}/?market=${market}`);
        await hand.taps('link', /^See your price/);
        await hand.taps('link', /^Everyday loan/);
        await hand.reads('Our server has checked these figures.');
        await hand.tapsAt(await hand.finds('slider', /./), 0.4);
        await hand.reads('Our server has checked these figures.');
        const { value } = await hand.finds('slider', /./);
        const { text } = await hand.finds('button', /^Apply for/);
        expect(text.replaceAll(/\D/g, '')).toBe(String(Number(value) / 100));
        await hand.taps('button', /^Apply for/);
        await hand.tapsAway('button', /^Apply without the check/);
        return text;
      });

      const borrower = await test.step('a login with the code', async () => {
        await hand.arrivesAt(routePath('login'));
        await logsIn(hand, phone, candor.url);
        return borrowerIn(engine, candor.url, phone);
      });

      const loanId = await test.step('signed, and the money has come', async () => {
        // What was chosen before the login goes on by itself: to the first step, and when all are done, on.
        await hand.arrivesAt(routePath('certificationBase'));
        await borrower.certified();
        await hand.opens(`${candor.url}${routePath('certification')}`);
        await hand.reads(`${wanted.replace('Apply for ', '')} over`);
        await hand.taps('button', /^Send my application/);
        const orderId =
          new URL(await hand.arrivesAt(pagePath('loanDetail'))).searchParams.get('orderId') ?? '';
        await hand.taps('link', /^Continue with/);
        await hand.ticks('checkbox', /^I have read/);
        await hand.ticks('checkbox', /^I agree/);
        await hand.taps('button', /^Sign and get/);
        await hand.finds('textbox', /^6-digit code/);
        await hand.types(/^6-digit code/, await borrower.code());
        await hand.reads('First instalment');
        await borrower.until(orderId, 'paid-out');
        return orderId;
      });

      await test.step('an amount of one’s own, on the keypad', async () => {
        await hand.opens(`${candor.url}${routePath('repaymentChoice', { loanId })}`);
        await hand.ticks('radio', /^Another amount/);
        // Who has a mouse types on their own keys.
        if (!hand.isFinger) await hand.types(/amount/i, '500');
        else {
          await hand.taps('textbox', /amount/i);
          for (const key of '500') await hand.taps('button', new RegExp(`^${key}$`));
          await hand.taps('button', /^Done$/);
        }
        await hand.ticks('radio', /^7-Eleven/);
        await hand.taps('button', /^Pay ₱500\.00 at 7-Eleven/);
        // Nothing is due yet: what comes early is the borrower's to place.
        await hand.arrivesAt(pagePath('repay'));
        await hand.ticks('radio', /^Pay my next instalment/);
        await hand.taps('button', /^Pay ₱500\.00 at 7-Eleven/);
        await hand.reads('Waiting for your payment.');
        const paymentId = new URL(await hand.address()).searchParams.get('paymentId') ?? '';
        await sandboxPays(candor.url, paymentId);
        await hand.reads(/paid in full\.|left for/);
      });

      await test.step('a complaint', async () => {
        await hand.opens(`${candor.url}${routePath('complaints')}`);
        await hand.taps('link', /^Report a problem/);
        await hand.ticks('radio', /^Payment missing/);
        await hand.types(/^What went wrong\?/, 'I paid at the counter.');
        await hand.taps('button', /^Send$/);
        await hand.reads('We have your complaint');
      });

      await test.step('out, and in again', async () => {
        await candor.pass(61);
        await hand.opens(`${candor.url}${routePath('me')}`);
        await hand.taps('button', /^Log out$/);
        await hand.leaves(routePath('me'));
        const query = new URLSearchParams({ market, from: routePath('me') });
        await hand.opens(`${candor.url}${routePath('login')}?${query}`);
        await logsIn(hand, phone, candor.url);
        await hand.arrivesAt(routePath('me'));
        await hand.reads(`•••• ${phone.slice(-4)}`);
      });
    } finally {
      await engine.close();
    }
  });
}
