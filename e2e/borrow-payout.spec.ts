import { routePath } from '@candor/contract/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { bothMarkets, byTurns } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { expectBooksTie } from './borrow-page.ts';
import { live, type Market } from './identity-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

type Case = { payoutId: string; reference: string; state: string };

/** What the sandbox's page does, without its buttons. */
async function sandbox<Answer>(context: BrowserContext, path: string, data: object): Promise<Answer> {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const answer = await context.request.post(`/api/sandbox/${path}`, { data, headers });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}

async function payoutOf(context: BrowserContext, reference: string): Promise<Case | undefined> {
  const { payouts } = (await (await context.request.get('/api/sandbox/cases')).json()) as {
    payouts: Case[];
  };
  return payouts.find((each) => each.reference === reference);
}

async function openOrder(page: Page, market: Market, orderId: string): Promise<void> {
  await page.goto(`${routePath('loanDetail', { orderId })}&market=${market}`);
  await live(page);
}

for (const market of byTurns(1, bothMarkets)) {
  test(`A7.13 A18.6 · ${market}: a payout fails, the borrower names another account, and the money arrives once`, async ({
    page,
    context,
    baseURL,
    candor,
  }) => {
    const borrower = await BorrowerByApi.logIn(baseURL, market);
    await borrower.certified();
    await sandbox(context, 'stand-ins', { paysOut: false });
    const orderId = await borrower.apply();
    await borrower.until(orderId, 'approved');
    await borrower.sign(orderId);
    await borrower.until(orderId, 'paying-out');
    await context.addCookies(await borrower.cookies());
    await openOrder(page, market, orderId);
    await expect(page.getByText('The money is on its way').first()).toBeVisible();

    const { item } = await borrower.get<{ item: { reference: string } }>('loan/details', { orderId });
    // Whoever is still calling the channel hears of its outcome with its next question alone.
    const untilSent = () =>
      expect.poll(async () => (await payoutOf(context, item.reference))?.state).toBe('sent');
    await untilSent();
    const payoutId = (await payoutOf(context, item.reference))?.payoutId ?? '';
    await sandbox(context, 'payout-outcome', { payoutId, outcome: 'failed' });
    // Nobody reloads: the screen looks again by itself while it waits.
    await expect(page.getByText('Nothing is owed until the money arrives.')).toBeVisible();
    await expect(page.getByText('The account is closed.').first()).toBeVisible();
    await expect(page.getByText('The money did not reach this one')).toBeVisible();

    await candor.pass(120);
    await borrower.addAccount();
    await page.reload();
    await live(page);
    const choices = page.getByRole('radio');
    await expect(choices).toHaveCount(2);
    expect(await axeFaults(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await choices.nth(1).check({ force: true });
    const send = page.getByRole('button', { name: 'Send it there' });
    await send.dblclick();
    await expect(page.getByText('Nothing is owed until the money arrives.')).toBeHidden();
    await untilSent();
    await sandbox(context, 'payout-outcome', { payoutId, outcome: 'left' });
    await borrower.until(orderId, 'paid-out');
    await openOrder(page, market, orderId);
    await expect(page.getByText('You still owe')).toBeVisible();
    await sandbox(context, 'stand-ins', { paysOut: true });

    await expectBooksTie(candor.dataDir);
    await borrower.dispose();
  });
}
