import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
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
const answerAsAPushService = (page: Page) =>
  page.addInitScript(() => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint: 'https://push.example/1', keys }) }) as unknown as PushSubscription;
  });

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
