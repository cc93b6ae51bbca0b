import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';

/**
 * Sample numbers; the sandbox sends nothing to them. One for each scheme: a number is not sent two codes in a
 * minute.
 */
const samplePhones = ['09171234567', '09171234568'] as const;

const shown = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

async function typePhone(page: Page): Promise<void> {
  await page.locator('[data-part="app"][data-live]').waitFor();
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.locator('#login-phone').pressSequentially(samplePhones[isDark ? 1 : 0]);
  await page.locator('.l-consents input').first().check();
}

async function askForCode(page: Page): Promise<void> {
  await typePhone(page);
  await page.locator('button[form="login"]').click();
  await page.locator('#login-code').waitFor();
}

/** With the code that the picture before it asked for: it can still be used. */
async function logIn(page: Page): Promise<void> {
  await askForCode(page);
  const answer = await page.context().request.get('/api/sandbox/outbox');
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  await page.locator('#login-code').pressSequentially(/\d{6}/.exec(messages[0]?.text ?? '')?.[0] ?? '');
  await page.locator('.m-session').first().waitFor();
}

/** In this order: each stands on the one before it. */
export const identityShots = [
  { name: 'login', path: routePath('login'), prepare: typePhone, phoneOnly: true },
  { name: 'login-code', path: routePath('login'), prepare: askForCode, phoneOnly: true },
  { name: 'me', path: routePath('login', { from: routePath('me') }), prepare: logIn, phoneOnly: true },
  {
    name: 'privacy-choices',
    path: routePath('privacyChoices'),
    prepare: shown('.v-consent'),
    phoneOnly: true,
  },
  { name: 'privacy-policy', path: routePath('privacyPolicy'), prepare: shown('.w-table'), phoneOnly: true },
  { name: 'about-us', path: routePath('aboutUs'), prepare: shown('.d-points'), phoneOnly: true },
] as const;
