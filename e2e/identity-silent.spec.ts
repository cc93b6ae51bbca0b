import { BorrowerByApi } from './borrower-by-api.ts';
import { askForCode, codeField, logInButton, messagesTo, openLogin } from './identity-page.ts';
import { expect, test } from './identity-server.ts';

const DAY_SECONDS = 86_400;

test.use({ ownServer: 'silent' });

test('A1.4 · a number that was silent for a year asks whose account it is, in cards that can be tapped; who is new starts anew', async ({
  page,
  candor,
}) => {
  const before = await BorrowerByApi.logIn(candor.url, 'ph');
  await before.certified();
  await candor.pass(400 * DAY_SECONDS);
  await openLogin(page, 'ph');
  await askForCode(page, before.phone);
  // The code of a year ago is in the outbox too, and other messages are.
  const codes = async () =>
    (await messagesTo(page.context(), 'ph', before.phone)).flatMap(
      ({ text }) => /(\d{6}) is your login code/.exec(text)?.[1] ?? [],
    );
  await expect.poll(async () => (await codes()).length).toBe(2);
  const [code = ''] = await codes();
  await codeField(page).pressSequentially(code);

  const fresh = page.getByRole('radio', { name: /^No, I am new here/ });
  await expect(page.getByRole('radio', { name: /^Yes, it is mine/ })).not.toBeChecked();
  // The styles of choices come with this question, not with the login.
  await expect(page.locator('.c-radio').first()).toHaveCSS('border-radius', '14px');
  await fresh.check();
  await logInButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();
  await before.dispose();
});
