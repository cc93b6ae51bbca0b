import { randomInt } from 'node:crypto';
import { routePath } from '@candor/contract/routes';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { ShiftedCandor } from './identity-server.ts';

export type Market = 'ph' | 'in';

/** A number that no other story has: 0917 123 4567, or 98765 43210. */
export function newPhone(market: Market): string {
  return market === 'ph'
    ? `0917${String(randomInt(10 ** 7)).padStart(7, '0')}`
    : `98${String(randomInt(10 ** 8)).padStart(8, '0')}`;
}

export const maskedOf = (phone: string) => `•••• ${phone.slice(-4)}`;

/** The page has been taken over by its scripts. */
export const live = (page: Page) => page.locator('[data-part="app"][data-live]').waitFor();

/** Most stories about identity go on at the borrower's own menu; who asks for nothing comes home. */
export async function openLogin(page: Page, market: Market, from = routePath('me')): Promise<void> {
  const query = new URLSearchParams({ market, from });
  await page.goto(`${routePath('login')}?${query}`);
  await live(page);
}

type Message = { channel: string; to: string; text: string };

/** What the sandbox showed instead of sending it to this number, newest first. */
export async function messagesTo(context: BrowserContext, market: Market, phone: string): Promise<Message[]> {
  const answer = await context.request.get(`/api/sandbox/outbox?market=${market}`);
  const { messages } = (await answer.json()) as { messages: Message[] };
  return messages.filter(({ to }) => to.endsWith(phone.slice(-9)));
}

const codeIn = /\d(?:[\s,.]*\d){5}/;

/** Those of them that bring a code: news of something else may come between two. */
const codesTo = (context: BrowserContext, market: Market, phone: string) =>
  messagesTo(context, market, phone).then((all) => all.filter(({ text }) => codeIn.test(text)));

/** The code in the newest message to this number, once there are as many as the story has asked for. */
export async function codeFor(page: Page, market: Market, phone: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await codesTo(page.context(), market, phone)).length).toBe(nth);
  const [newest] = await codesTo(page.context(), market, phone);
  const digits = codeIn.exec(newest?.text ?? '')?.[0] ?? '';
  return digits.replace(/\D/g, '');
}

export const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send me a code' });
export const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in' });
export const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });
export const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit code' });

/** Types the number, ticks what is needed and asks for a code; leaves at the field for it. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).pressSequentially(phone);
  await page.getByRole('checkbox').first().check();
  await sendButton(page).click();
  await expect(codeField(page)).toBeFocused();
}

/** From nothing to where the login leads. */
export async function logIn(page: Page, market: Market, phone: string, from?: string): Promise<void> {
  await openLogin(page, market, from);
  const before = (await codesTo(page.context(), market, phone)).length;
  await askForCode(page, phone);
  await codeField(page).pressSequentially(await codeFor(page, market, phone, before + 1));
  await page.waitForURL((url) => url.pathname !== routePath('login'));
}

/**
 * Time passes for the server and for the page alike. The page's clock must have been installed before it was
 * opened.
 */
export async function pass(page: Page, candor: ShiftedCandor, seconds: number): Promise<void> {
  await candor.pass(seconds);
  await page.clock.fastForward(seconds * 1000);
}
