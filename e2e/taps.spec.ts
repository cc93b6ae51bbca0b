import { randomInt } from 'node:crypto';
import { routeAt, routePath } from '@candor/contract/routes';
import type { Page } from '@playwright/test';
import { agreeBox, codeBox, readBox, signButton } from './borrow-page.ts';
import {
  codeField,
  live,
  type Market,
  messagesTo,
  newPhone,
  phoneField,
  sendButton,
} from './identity-page.ts';
import { expect, test } from './identity-server.ts';
import { Taps } from './phone/taps.ts';

/** From the public page until it is signed, whatever the market asks for. */
const mostTaps = 45;

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

const answers: Readonly<Record<Market, Readonly<Record<string, string>>>> = {
  ph: {
    givenName: 'Maricel',
    familyName: 'Reyes',
    documentKind: 'philsys',
    documentNumber: `${digits(8)}${digits(8)}`,
    street: '12 Mabini Street, San Roque',
    postalCode: '1605',
    incomePerMonth: '30000',
  },
  in: {
    givenName: 'Asha',
    familyName: 'Verma',
    documentKind: 'pan',
    documentNumber: `BXZPK${digits(4)}Q`,
    street: '14 MG Road',
    postalCode: '560001',
    incomePerMonth: '45000',
  },
};
const shared: Readonly<Record<string, string>> = {
  bornOn: '14031996',
  livingSince: 'over-3-years',
  dependants: '1',
  employment: 'salaried',
  employer: 'Northwind Trading',
  position: 'Cashier',
  workingSince: 'over-3-years',
  payDay: 'once-a-month',
  loansPerMonth: '900',
  rentPerMonth: '0',
  purpose: 'school-fees',
  references: 'none',
};

/** Every box of the form in its order, each as it is made: whatever is asked for is answered. */
async function fillStep(page: Page, taps: Taps, market: Market): Promise<void> {
  const said = { ...shared, ...answers[market] };
  const done = new Set(['email', 'businessProof']);
  const form = page.locator('#step');
  await form.waitFor();
  for (;;) {
    const ids = await form
      .locator('[id^="step-"]')
      .evaluateAll((boxes) => boxes.map(({ id }) => id.slice('step-'.length)));
    const field = ids.find((id) => /^[a-zA-Z0-9]+$/u.test(id) && !done.has(id));
    if (field === undefined) break;
    done.add(field);
    await fillField(page, taps, field, said[field] ?? '');
  }
  await taps.tap(page.locator('button[type="submit"][form="step"]'));
}

async function fillField(page: Page, taps: Taps, field: string, value: string): Promise<void> {
  const box = page.locator(`#step-${field}`);
  const has = async (part: string) => (await box.locator(part).count()) > 0;
  const tag = await box.evaluate(({ tagName }) => tagName);
  if (tag === 'SELECT') return taps.select(box, value);
  if (tag === 'BUTTON') return taps.pickFirst(box);
  if (tag === 'INPUT') return taps.type(box, value);
  if (await has('input[type="file"]')) return taps.photograph(box);
  if (await has('select')) {
    await taps.type(box.locator('input').first(), value.slice(0, 2));
    await taps.select(box.locator('select'), String(Number(value.slice(2, 4))));
    return taps.type(box.locator('input').last(), value.slice(4));
  }
  return taps.tap(box.locator(`label:has(input[value="${value}"])`));
}

/** Where the money goes: a wallet stands there already, a bank is named by its code and the number. */
async function giveAccount(page: Page, taps: Taps): Promise<void> {
  const ifsc = page.getByRole('textbox', { name: 'IFSC' });
  const next = page.locator('button[type="submit"][form="account"]');
  await next.waitFor();
  if (await ifsc.isVisible()) {
    await taps.type(ifsc, 'hdfc0000001');
    await taps.type(page.getByRole('textbox', { name: 'Account number' }), `501001${digits(8)}`);
  }
  await taps.tap(next);
}

/** The newest code that was sent to this number, once there is one that is not the last. */
async function newestCode(page: Page, market: Market, phone: string, last: string): Promise<string> {
  let found = '';
  const look = async () => {
    const texts = (await messagesTo(page.context(), market, phone)).map(({ text }) => text);
    found = texts.map((text) => /\b\d{6}\b/u.exec(text)?.[0] ?? '').find((code) => code !== '') ?? '';
    return found;
  };
  await expect.poll(look).not.toBe(last);
  return found;
}

for (const market of ['ph', 'in'] as const) {
  test(`R1 R4 · ${market}: a first loan takes at most ${mostTaps} taps from the public page to the signature`, async ({
    page,
  }, info) => {
    const taps = new Taps(page);
    const phone = newPhone(market);
    await page.goto(`${routePath('officialPage')}?market=${market}`);
    await taps.tap(page.getByRole('link', { name: 'See your price' }).first());
    await live(page);
    await taps.tap(page.locator('.rl-open').first());
    await expect(page.getByRole('button', { name: /^Apply for/u })).toBeVisible();
    await taps.tap(page.getByRole('button', { name: /^Apply for/u }));
    await taps.tap(page.getByRole('button', { name: 'Allow and apply' }));

    await taps.type(phoneField(page), phone);
    await taps.tap(page.getByRole('checkbox').first());
    await taps.tap(sendButton(page));
    const loginCode = await newestCode(page, market, phone, '');
    await taps.typeAhead(codeField(page), loginCode);

    // What was chosen goes on by itself: step after step, and from the last one to the decision.
    for (const step of ['Identity', 'Where you live', 'Job and income']) {
      await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
      await fillStep(page, taps, market);
    }
    await page.waitForURL((url) => routeAt(url.pathname) === 'bankCard');
    // The last step says what it does.
    await expect(page.getByRole('button', { name: 'Send application', exact: true })).toBeVisible();
    await giveAccount(page, taps);
    await page.waitForURL((url) => routeAt(url.pathname) === 'loanDetail');

    await taps.tap(page.getByRole('link', { name: /^Continue with/u }));
    await taps.tap(readBox(page));
    await taps.tap(agreeBox(page));
    await taps.tap(signButton(page));
    await taps.typeAhead(codeBox(page), await newestCode(page, market, phone, loginCode));
    await page.waitForURL((url) => routeAt(url.pathname) === 'loanDetail');

    const story = `${market}: ${taps.all} taps (${taps.story})`;
    info.annotations.push({ type: 'taps', description: story });
    console.log(story);
    expect(taps.all, taps.story).toBeLessThanOrEqual(mostTaps);
  });
}
