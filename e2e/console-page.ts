import { createHash, createHmac, randomUUID } from 'node:crypto';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { ShiftedCandor } from './identity-server.ts';

/** Whom the sandbox has, and what everybody knows of them. */
export const demoPassword = 'a sandbox has no secrets';
export const rina = 'rina@lender.example';

/** What an app on their phone was set up with. */
const demoSecret = (email: string) =>
  createHash('sha256').update(`candor sandbox: ${email}`).digest().subarray(0, 20);

/** As an app reads it from the page: five bits a letter. */
export function secretIn(base32: string): Buffer {
  const bits = Array.from(base32.replaceAll(/\s/gu, ''), (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits of that half minute (RFC 6238), made without any code of the server's. */
export function codeAt(secret: Buffer, at: Date): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** A code that was not used yet: the server takes each once, so half a minute passes first. */
export async function freshCode(candor: ShiftedCandor, secret: Buffer | string): Promise<string> {
  await candor.pass(30);
  return codeAt(typeof secret === 'string' ? demoSecret(secret) : secret, candor.now());
}

export async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Authenticator code').fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const patient = new WeakSet<Page>();

/**
 * Presses keys as a person does: who waits for the rows of a table that loads, and has seen what a commit is
 * for, because within 300 ms of its button's appearance the console takes no such key.
 */
function bePatient(page: Page): void {
  if (patient.has(page)) return;
  patient.add(page);
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
    if (key === 'Control+Enter') await expect(page.locator('button[data-settling="new"]')).toHaveCount(0);
    await press(key, options);
  };
}

/** Through both steps, to the page that was asked for. */
export async function logIn(page: Page, candor: ShiftedCandor, email = rina): Promise<void> {
  bePatient(page);
  page.context().on('page', bePatient);
  await givePassword(page, email, demoPassword);
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await giveCode(page, await freshCode(candor, email));
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await page.locator('.k-user-button').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
}

/** Looks at everything that waits for this person to approve it, and agrees: at a desk of their own. */
export async function approveAll(browser: Browser, candor: ShiftedCandor, email: string): Promise<void> {
  const context = await browser.newContext({ baseURL: candor.url });
  const page = await context.newPage();
  await page.goto('/console/second-person');
  await logIn(page, candor, email);
  type Waiting = { items: { requestId: string; mayDecide: boolean }[] };
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(`/api/console/${path}`)).json()) as Answer;
  const { items } = await read<Waiting>('approvals?market=ph&show=waiting');
  for (const { requestId } of items.filter(({ mayDecide }) => mayDecide)) {
    const { preview } = await read<{ preview: { seen: string } }>(`approval?requestId=${requestId}`);
    const answer = await page.request.post('/api/console/approval-decide', {
      data: { requestId, verdict: 'agree', seen: preview.seen },
      headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await context.close();
}

/**
 * Without a network what commits is off and says so, the key for it sends nothing, and with the network it is
 * armed again.
 */
export async function expectDisarmed(page: Page, commits: Locator): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    // What only shows what an act would do may be asked for again once there is a network.
    if (request.method() === 'POST' && !request.url().endsWith('-preview')) sent.push(request.url());
  });
  await expect(commits).toBeEnabled();
  await page.context().setOffline(true);
  await expect(page.getByText('Offline: nothing can be sent')).toBeAttached();
  await expect(commits).toBeDisabled();
  await expect(commits).toContainText('offline');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/You are offline/u)).toBeVisible();
  await page.context().setOffline(false);
  await expect(commits).toBeEnabled();
  expect(sent).toEqual([]);
}

/** The link in the last mail to an address, as the sandbox shows the mailbox. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  type Sent = { messages: { to: string; text: string }[] };
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { messages } = (await (await page.request.get('/api/sandbox/outbox')).json()) as Sent;
      const mail = messages.find(({ to }) => to === email);
      link = /https?:\/\/\S+\/welcome#[\w-]{43}/u.exec(mail?.text ?? '')?.[0];
      return link !== undefined;
    })
    .toBe(true);
  return link ?? '';
}
