import { routePath } from '@candor/contract/routes';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { startCandor } from './candor-process.ts';
import { live } from './identity-page.ts';
import { expect, test, type Pair } from './pair-server.ts';

const isStream = (request: Request) => request.resourceType() === 'eventsource';
const isLook = (request: Request) => request.method() === 'GET' && request.resourceType() === 'fetch';
const paid = (page: Page) => page.getByRole('heading', { name: 'Receipt' });

/** A borrower with a code to pay, whose page says that the money is awaited. */
async function awaitMoney(page: Page, context: BrowserContext, { here }: Pair): Promise<string> {
  const borrower = await BorrowerByApi.logIn(here.url, 'ph');
  const loanId = await borrower.certified().then(() => borrower.borrow());
  await context.addCookies(await borrower.cookies());
  const paymentId = await borrower.wantToPay(loanId);
  await page.goto(`${here.url}${routePath('paymentInstructions', { paymentId })}&market=ph`);
  await live(page);
  await expect(page.getByText('Waiting for your payment.')).toBeVisible();
  return paymentId;
}

async function payThere(context: BrowserContext, { there }: Pair, paymentId: string): Promise<void> {
  const answer = await context.request.post(`${there.url}/api/sandbox/pay`, {
    data: { paymentId, act: 'pay' },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('R3 A7.19 · the page moves on when another server credits the payment, and asks nothing until then', async ({
  page,
  context,
  pair,
}) => {
  const streams: Request[] = [];
  const looks: Request[] = [];
  page.on('request', (request) => {
    if (isStream(request)) streams.push(request);
    if (isLook(request)) looks.push(request);
  });
  const paymentId = await awaitMoney(page, context, pair);
  await expect.poll(() => streams.length).toBe(1);
  // By itself it would have looked several times by then.
  await page.waitForTimeout(2_000);
  const before = looks.length;
  await page.waitForTimeout(6_000);
  expect(looks.length).toBe(before);
  // The words of the wire, and no plain ones.
  expect(new URL(streams[0]!.url()).pathname).not.toContain('changes');
  await payThere(context, pair, paymentId);
  await expect(paid(page)).toBeVisible();
});

test('R3 A7.19 · where no stream comes through, the page looks by itself', async ({
  page,
  context,
  pair,
}) => {
  await page.route('**/*', (route) => (isStream(route.request()) ? route.abort() : route.fallback()));
  const paymentId = await awaitMoney(page, context, pair);
  await payThere(context, pair, paymentId);
  await expect(paid(page)).toBeVisible();
});

test('A7.19 · a server stops in order though pages listen to it; they find the next one by themselves', async ({
  page,
  context,
  pair,
}) => {
  const { dataDir } = pair.there;
  const first = await startCandor({ DATA_DIR: dataDir, WORKER: 'off' });
  const opened = page.waitForRequest(isStream);
  const paymentId = await awaitMoney(page, context, { ...pair, here: first });
  await opened;
  expect(await first.interrupt()).toBe(0);
  expect(first.output()).not.toContain('cut short');
  const again = page.waitForRequest(isStream);
  const next = await startCandor({ DATA_DIR: dataDir, WORKER: 'off', PORT: new URL(first.url).port });
  await again;
  await payThere(context, pair, paymentId);
  await expect(paid(page)).toBeVisible();
  await page.goto('about:blank');
  await next.interrupt();
});
