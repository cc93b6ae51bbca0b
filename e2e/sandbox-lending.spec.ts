import { routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { bothMarkets, byTurns } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi, wishes } from './borrower-by-api.ts';
import { layoutFaults } from './layout-faults.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

const switchOf = (page: Page, name: 'decides' | 'paysOut') => page.locator(`#stand-in-${name}`);

async function openSandbox(page: Page, market: 'ph' | 'in'): Promise<void> {
  await page.goto(`${routePath('sandbox')}?market=${market}`);
  await page.locator('#stand-ins .x-switches input').first().waitFor();
}

for (const market of byTurns(0, bothMarkets)) {
  test(`A18.4 A18.5 A18.7 · in ${market} a person decides what the table left open`, async ({
    page,
    baseURL,
  }) => {
    await openSandbox(page, market);
    await switchOf(page, 'decides').uncheck();
    await expect(switchOf(page, 'decides')).not.toBeChecked();
    await page.reload();
    await expect(switchOf(page, 'decides')).not.toBeChecked();

    const borrower = await (await BorrowerByApi.logIn(baseURL, market)).certified();
    const orderId = await borrower.apply();
    const order = page.locator(`[data-order="${orderId}"]`);
    await expect(order).toContainText('Sent to manual review by version 1 of the table.');
    await order.getByText('The facts').click();
    await expect(order.locator('.x-facts')).toContainText(market === 'ph' ? '₱45,000.00' : '₹45,000.00');
    expect(await axeFaults(page, { within: ['.x-panels'] })).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);

    await order.locator('select').selectOption('name_differs');
    await order.getByRole('button', { name: 'Send back' }).click();
    await expect(order).toBeHidden();
    await borrower.until(orderId, 'sent-back');

    await borrower.certify();
    await borrower.post('product/apply', { ...wishes[market], orderId });
    await expect(order).toBeVisible();
    await order.getByRole('button', { name: 'Approve' }).click();
    await expect(order).toBeHidden();
    await borrower.until(orderId, 'approved');
    await switchOf(page, 'decides').check();
    await expect(switchOf(page, 'decides')).toBeChecked();
  });
}
