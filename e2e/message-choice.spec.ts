import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { logIn, newPhone, otherThan } from './identity-page.ts';
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

for (const width of [360, 320]) {
  test(`an e-mail address is confirmed with the code that was sent there, at ${width} px, by taps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const address = `maricel.dela.cruz.${width}@a-long-mailbox.example`;
    await logIn(page, 'ph', newPhone('ph'), routePath('privacyChoices'));
    await saveAddress(page, address);
    const codes = async () => {
      const answer = await page.request.get('/api/sandbox/outbox?market=ph');
      const { messages } = (await answer.json()) as { messages: { to: string; text: string }[] };
      return messages.filter(({ to }) => to === address).map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
    };
    await expect.poll(async () => (await codes()).length).toBe(1);
    await page.reload();
    const card = page.getByRole('region', { name: 'Messages' });
    const mail = card.getByRole('region', { name: 'E-mail address' });

    await test.step('it is not confirmed yet, and no way to be told', async () => {
      await expect(mail).toContainText(address);
      await expect(mail).toContainText('Not confirmed yet');
      await expect(card).toContainText('To choose e-mail, confirm your address first.');
      const options = card.getByLabel('Payments and receipts').locator('option:not([hidden])');
      await expect(options).toHaveText(['SMS']);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });

    const [code = ''] = await codes();
    const field = mail.getByLabel('6-digit code');
    await test.step('A17.8 · a wrong code says so and opens nothing; it waits a minute for another', async () => {
      await expect(mail.getByRole('button', { name: /^Send again in 0:\d\d$/ })).toBeVisible();
      await field.click();
      await field.pressSequentially(otherThan(code));
      await expect(mail).toContainText('That code is not right.');
    });

    await test.step('the right one confirms it, and e-mail can be chosen', async () => {
      await field.fill('');
      await field.pressSequentially(code);
      await expect(mail).toContainText('Your address is confirmed.');
      await expect(mail.getByLabel('6-digit code')).toHaveCount(0);
      await card.getByLabel('Payments and receipts').selectOption({ label: 'E-mail' });
      await expect(card).toContainText('Saved.');
      await page.reload();
      await expect(mail).toContainText('Confirmed');
      await expect(card.getByLabel('Payments and receipts')).toHaveValue('email');
    });

    await test.step('A17.7 · another address asks again, by its own code alone', async () => {
      await saveAddress(page, `other.${width}@mail.example`);
      await page.reload();
      await expect(mail).toContainText('Not confirmed yet');
      await expect(mail).toContainText(`other.${width}@mail.example`);
    });
  });
}

/** As the form of one's details sends it. */
async function saveAddress(page: Page, email: string): Promise<void> {
  const status = await page.evaluate(async (typed) => {
    const values = Object.entries({
      city: '0702202000',
      street: '12 Mabini Street, San Roque',
      postalCode: '6023',
      livingSince: 'over-3-years',
      dependants: '2',
      email: typed,
    }).map(([name, value]) => ({ field: name, value }));
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
    const body = JSON.stringify({ values });
    return (await fetch('/api/certification/personal-save', { method: 'POST', headers, body })).status;
  }, email);
  expect(status).toBe(200);
}
