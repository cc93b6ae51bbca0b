import { routePath } from '@candor/contract/routes';
import { logIn, newPhone } from './identity-page.ts';
import { expect, test } from './identity-server.ts';

for (const width of [360, 320]) {
  test(`a borrower chooses how to be told, at ${width} px: only what reaches them, and it is still so after a reload`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await logIn(page, 'ph', newPhone('ph'), routePath('privacyChoices'));
    const card = page.getByRole('region', { name: 'Messages' });
    const payments = card.getByLabel('Payments and receipts');
    await expect(payments).toHaveValue('sms');

    await test.step('A17.3 · without a device and an address only a text can be chosen, and it says why', async () => {
      await expect(payments.locator('option:not([hidden])')).toHaveText(['SMS']);
      await expect(card).toContainText('To choose notifications, switch them on for a phone first.');
      await expect(card).toContainText('To choose e-mail, enter an address in your details first.');
      await expect(card).toContainText('notices that the law requires');
    });

    await test.step('A17.4 · offers are off until they are agreed to, and then a choice', async () => {
      await expect(card).toContainText('Offers are off.');
      await expect(card.getByLabel('Offers')).toHaveCount(0);
      await page.getByRole('switch', { name: 'Offers' }).click();
      await expect(card.getByLabel('Offers')).toHaveValue('sms');
    });

    await test.step('nothing is wider than the screen, in the dark either', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  });
}

test('a borrower with notifications has them first for payments, and everything else as before', async ({
  page,
  candor,
}) => {
  const phone = newPhone('ph');
  await logIn(page, 'ph', phone, routePath('privacyChoices'));
  await page.evaluate(async () => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { consents } = (await (await fetch('/api/privacy/consents', { headers })).json()) as {
      consents: { purpose: string; textVersion: string }[];
    };
    const push = consents.find(({ purpose }) => purpose === 'push');
    await post('privacy/consent-set', { purpose: 'push', isGiven: true, textVersion: push?.textVersion });
    await post('upload/fcm-token', { fcmToken: `device-${crypto.randomUUID()}`, platform: 'android' });
  });
  void candor;
  await page.reload();
  const card = page.getByRole('region', { name: 'Messages' });
  const payments = card.getByLabel('Payments and receipts');
  await payments.selectOption({ label: 'Phone notification' });
  await expect(card).toContainText('Saved.');
  await page.reload();
  await expect(payments).toHaveValue('push');
  await expect(card.getByLabel('Due dates and reminders')).toHaveValue('sms');
});
