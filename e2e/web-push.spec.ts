import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routePath } from '@candor/contract/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { logIn, newPhone } from './identity-page.ts';
import { expect, test } from './identity-server.ts';

test.use({
  ownServer: 'web-push',
  settings: {
    WEB_PUSH_KEY: '8f1b6d0c4e5a97b23c6d7e8091a2b3c4d5e6f708192a3b4c5d6e7f8090a1b2c3',
    WEB_PUSH_CONTACT: 'mailto:it@lender.example',
  },
});

/**
 * A browser of the tests has no push service behind it: what one would answer is put in its place, and
 * nothing else.
 */
const nobody = { endpoint: 'https://push.example/1', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

const answerAsAPushService = (page: Page, { endpoint, ...keys } = nobody) =>
  page.addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => subscription }) as unknown as PushSubscription;
    },
    { endpoint, keys },
  );

/** The keys that a browser makes for a subscription. */
function subscriptionKeys() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  return { own, auth, p256dh: own.getPublicKey('base64url') };
}

/** What a browser makes of what its push service has for it (RFC 8291). */
function opened({ own, auth }: { readonly own: ECDH; readonly auth: Buffer }, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, about, 32));
  const part = (name: string, size: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), size));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** A push service on this machine: keeps what it is sent. */
async function pushService() {
  const taken: Buffer[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push(Buffer.concat(parts));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { taken, endpoint: `http://127.0.0.1:${port}/push/1`, close: () => server.close() };
}

/** Hands the browser what its push service has for it, as the push service itself would. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((take) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push-worker/'));
      if (own) take(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

type Shown = { readonly title: string; readonly body: string; readonly data: { readonly link: string } };

/** A browser without a window shows no notice: what its worker would have shown is taken down. */
async function watchNotices(context: BrowserContext) {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith('/push-worker.js'));
  if (!worker) throw new Error('there is no worker for notices');
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, ...options });
    };
  });
  return () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown);
}

const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active, scope }) => ({
      file: new URL(active?.scriptURL ?? '/').pathname,
      scope: new URL(scope).pathname,
    })),
  );

const notices = (page: Page) => page.getByRole('switch', { name: 'Notifications on this phone' });

test('X3 A11.1 · notices are switched on by a tap and by nothing else, and switched off without a trace', async ({
  page,
  context,
}) => {
  await answerAsAPushService(page);
  await context.grantPermissions(['notifications']);
  await logIn(page, 'ph', newPhone('ph'), routePath('privacyChoices'));
  await expect(notices(page)).not.toBeChecked();
  expect(await workers(page)).toEqual([]);

  await notices(page).click();
  await expect(notices(page)).toBeChecked();
  expect(await workers(page)).toEqual([{ file: '/push-worker.js', scope: '/push-worker/' }]);
  // The file is there, so nothing removes its worker; and it stands behind no page.
  await page.reload();
  await expect(notices(page)).toBeChecked();
  expect(await workers(page)).toHaveLength(1);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await notices(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(notices(page)).not.toBeChecked();
  await expect.poll(() => workers(page)).toEqual([]);
});

test('A11.1 · a browser that allows no notices is told so, and nothing is agreed to', async ({ page }) => {
  await answerAsAPushService(page);
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await logIn(page, 'ph', newPhone('ph'), routePath('privacyChoices'));
  await notices(page).click();
  await expect(
    page.getByText('Nothing was changed. Your browser does not allow notifications'),
  ).toBeVisible();
  await expect(notices(page)).not.toBeChecked();
  expect(await workers(page)).toEqual([]);
});

test('A11.1 · a notice reaches the browser that it was encrypted for, and names neither a sum nor a debt', async ({
  page,
  context,
}) => {
  const service = await pushService();
  const keys = subscriptionKeys();
  const { endpoint } = service;
  const auth = keys.auth.toString('base64url');
  await answerAsAPushService(page, { endpoint, p256dh: keys.p256dh, auth });
  await context.grantPermissions(['notifications']);
  const phone = newPhone('ph');
  await logIn(page, 'ph', phone, routePath('privacyChoices'));
  await notices(page).click();
  await expect(notices(page)).toBeChecked();

  // They pay, and the channel says so: that rings at any hour.
  const borrower = BorrowerByApi.of(context.request, 'ph', phone);
  const loanId = await borrower.certified().then(() => borrower.borrow());
  const already = service.taken.length;
  const paymentId = await borrower.wantToPay(loanId);
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  await context.request.post('/api/sandbox/pay', { data: { paymentId, act: 'pay' }, headers });
  await expect.poll(() => service.taken.length).toBeGreaterThan(already);

  const notice = opened(keys, service.taken.at(-1)!);
  const shown = await watchNotices(context);
  await deliver(context, page, notice);
  await expect.poll(shown).toHaveLength(1);
  expect((await shown())[0]).toMatchObject({
    title: 'Candor Lending',
    body: 'You have a new message. Open the app to read it.',
    data: { link: routePath('inbox') },
  });
  expect(notice).not.toMatch(/[₱₹]|\bowe|\bdebt|\bloan|overdue/iu);
  service.close();
});
