import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import { approveAll, logIn } from './console-page.ts';
import { expect, test } from './identity-server.ts';
import { layoutFaults } from './layout-faults.ts';

test.use({ ownServer: 'console' });
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const grace = 'grace@lender.example';
const dialog = (page: Page) => page.getByRole('dialog');

async function expectWhole(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  const faults = await layoutFaults(page, 'main');
  expect(faults.filter((fault) => !/^(?:cut off by|written over:) td\b/u.test(fault))).toEqual([]);
}

type Heard = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** A program of an integrator's own, which answers with something that looks like a page. */
async function integrator() {
  const heard: Heard[] = [];
  const server = createServer((incoming, answer) => {
    let body = '';
    incoming.on('data', (part: Buffer) => void (body += part.toString()));
    incoming.on('end', () => {
      heard.push({ headers: incoming.headers, body });
      answer.end('<b>thank you</b>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/hooks`, close: () => server.close() };
}

test('A15.172 A15.181 · a program asks with a key until it is ended; another is told, signed, and the log shows it', async ({
  page,
  browser,
  candor,
}) => {
  await page.goto('/console/integrations');
  await logIn(page, candor, grace);
  await expect(page.getByText('No API keys in this market')).toBeVisible();

  await page.keyboard.press('n');
  await dialog(page).getByLabel('Name').fill('<i>Accounting</i>');
  await dialog(page).getByLabel('Read the books').check();
  await dialog(page).getByLabel('Reason').fill('Closes the month');
  await expectWhole(page);
  await page.keyboard.press('Control+Enter');
  const shown = page.getByLabel('The new key');
  await expect(shown).toHaveValue(/^ck_[a-z0-9]{12}_[\w-]{43}$/u);
  const key = await shown.inputValue();
  const row = page.getByRole('row', { name: /<i>Accounting<\/i>/u });
  await expect(row).toContainText('needs approval');

  const ask = (path: string) =>
    fetch(`${candor.url}/api/console/${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask('trial-balance?market=ph')).status).toBe(401);
  await approveAll(browser, candor, 'meera@lender.example');
  await page.reload();
  await expect(row).toContainText('open');
  const books = await ask('trial-balance?market=ph');
  expect([books.status, await books.json()]).toEqual([200, expect.objectContaining({ ties: true })]);
  expect((await ask('people')).status).toBe(403);
  await expectWhole(page);

  await page.keyboard.press('x');
  await dialog(page).getByLabel('Reason').fill('It stood in a chat');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('is revoked')).toBeVisible();
  expect((await ask('trial-balance?market=ph')).status).toBe(401);

  const program = await integrator();
  await page.keyboard.press('2');
  await expect(page.getByText('No webhooks')).toBeVisible();
  await page.keyboard.press('n');
  await dialog(page).getByLabel('Name').fill('Accounting');
  await dialog(page).getByLabel('Address').fill('https://169.254.169.254/latest');
  await dialog(page).getByLabel('Loan paid in full').check();
  await dialog(page).getByLabel('Reason').fill('They asked for it');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByText('not on the public internet')).toBeVisible();
  await dialog(page).getByLabel('Address').fill(program.url);
  await page.keyboard.press('Control+Enter');
  const secret = await page.getByLabel('The secret').inputValue();

  await expect(page.getByRole('row', { name: /Accounting/u })).toContainText('needs approval');
  await expectWhole(page);
  await approveAll(browser, candor, 'meera@lender.example');
  await page.reload();
  await expect(page.getByRole('row', { name: /Accounting/u })).not.toContainText('needs approval');
  await page.keyboard.press('s');
  await dialog(page).getByLabel('Reason').fill('Does it arrive?');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => program.heard.length).toBe(1);
  const [{ headers, body }] = program.heard as [Heard];
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const mac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'));
  expect(headers['webhook-signature']).toBe(`v1,${mac.update(signed).digest('base64')}`);
  expect(JSON.parse(body)).toMatchObject({ type: 'test', data: { market: 'ph' } });
  await expectWhole(page);

  await page.getByRole('link', { name: 'Deliveries' }).click();
  await expect(page.getByRole('row', { name: /test/u })).toContainText('taken');
  // What the receiver answered is text, whatever it looks like.
  await expect(page.getByText('<b>thank you</b>')).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press('a');
  await dialog(page).getByLabel('Reason').fill('Once more');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => program.heard.length).toBe(2);
  expect(program.heard[1]?.headers['webhook-id']).toBe(headers['webhook-id']);
  program.close();
});
