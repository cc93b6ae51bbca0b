import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { live, type Market } from './identity-page.ts';
import { expect, test } from './server.ts';

/**
 * Desktop browsers have no picker: this one hands out whom a person would tap, and notes what it was asked
 * for.
 */
const giveContacts = (page: Page) =>
  page.addInitScript(() => {
    const asked: unknown[] = [];
    const select = async (...wish: unknown[]) => {
      asked.push(wish);
      return [{ name: ['Ana Reyes'], tel: ['(02) 8123', '+63 918 123 4567'] }];
    };
    Object.assign(globalThis, { askedOfContacts: asked });
    Object.defineProperty(navigator, 'contacts', { value: { select } });
  });

async function openReferences(page: Page, url: string, market: Market): Promise<void> {
  const borrower = await BorrowerByApi.logIn(url, market);
  await page
    .context()
    .addCookies([
      ...(await borrower.cookies()),
      { name: 'market', value: market, url },
      { name: 'language', value: 'en', url },
    ]);
  await page.goto(routePath('certificationExt'));
  await live(page);
  await page.getByRole('radio', { name: 'One person' }).check();
}

const pick = (page: Page) => page.getByRole('button', { name: 'Choose from your contacts' });

test('A11.4 · one person is picked from the contacts after the consent, and only that one is sent', async ({
  page,
  candor,
}) => {
  await giveContacts(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() === 'POST') sent.push(request.postData());
  });
  await openReferences(page, candor.url, 'ph');
  await expect(page.getByRole('checkbox')).toBeEnabled();
  await expect(pick(page)).toHaveCount(0);
  await page.getByRole('checkbox').check();
  await pick(page).click();
  await expect(page.getByText('Ana Reyes is filled in. Nobody else was read.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name of the person', exact: true })).toHaveValue(
    'Ana Reyes',
  );
  await expect(page.getByRole('textbox', { name: 'Mobile number of the person' })).toHaveValue(
    '091 8123 4567',
  );
  expect(await page.evaluate(() => Reflect.get(globalThis, 'askedOfContacts'))).toEqual([
    [['name', 'tel'], { multiple: false }],
  ]);
  await page.getByRole('radio', { name: 'Friend' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL((url) => url.pathname !== routePath('certificationExt'));
  expect(sent.filter((body) => String(body).includes('picker'))).toHaveLength(1);
});

test('A11.4 · in India nobody is picked, whatever the browser could do', async ({ page, candor }) => {
  await giveContacts(page);
  await openReferences(page, candor.url, 'in');
  await page.getByRole('checkbox').check();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(pick(page)).toHaveCount(0);
});
