import { routePath } from '@candor/contract/routes';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { bothMarkets, byTurns } from './by-turns.ts';
import { axeFaults } from './axe-faults.ts';
import { BorrowerByApi } from './borrower-by-api.ts';
import { endDays } from './borrow-page.ts';
import { codeField, codeFor, live, type Market, phoneField, sendButton } from './identity-page.ts';
import { test as testInTime } from './identity-server.ts';
import { lateLine } from './late-line.ts';
import { layoutFaults } from './layout-faults.ts';
import { photograph } from './photograph.ts';
import { expect, test } from './server.ts';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

/** A phone in which somebody is logged in. */
async function enter(browser: Browser, url: string, market: Market = 'ph') {
  const borrower = await BorrowerByApi.logIn(url, market);
  const context = await browser.newContext({ ...phone, baseURL: url, reducedMotion: 'reduce' });
  const preferences = { market, language: 'en' };
  await context.addCookies([
    ...(await borrower.cookies()),
    ...Object.entries(preferences).map(([name, value]) => ({ name, value, url })),
  ]);
  return { borrower, context, page: await context.newPage() };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
  await expect(page.locator('.c-skeleton')).toHaveCount(0);
}

const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const newPath = routePath('complaints', { view: 'new' });
const pagePath = (reportId: string) => routePath('complaintPage', { reportId });
const said = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const words = (page: Page) => page.getByRole('textbox', { name: 'What went wrong?' });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Write a reply' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const chip = (page: Page, text: string) => page.locator('.c-chip', { hasText: text });

/** Names travel scrambled: a piece is known by its size. */
const isPiece = (request: Request) =>
  request.method() === 'POST' && (request.postData() ?? '').length > 20_000;

/** A line as slow as a crowded cell, which breaks once in the middle of the third piece. */
async function slowLineThatBreaks(page: Page, context: BrowserContext) {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const throughput = { downloadThroughput: 250_000, uploadThroughput: 250_000 };
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 60, ...throughput });
  const pieces: string[] = [];
  await page.route('**/api/**', async (route, request) => {
    if (!isPiece(request)) return route.continue();
    pieces.push(request.postData() ?? '');
    if (pieces.length !== 3) return route.continue();
    await context.setOffline(true);
    return route.abort('connectionfailed');
  });
  return pieces;
}

test('A9.2 to A9.10 · somebody complains with four pictures on a slow line that breaks, is answered, is not satisfied, and says in the end that it is solved', async ({
  browser,
  candor,
}) => {
  const { borrower, context, page } = await enter(browser, candor.url);
  await open(page, routePath('complaints'));
  await expect(page.getByRole('heading', { name: 'No complaints' })).toBeVisible();
  await page.getByRole('link', { name: 'Report a problem' }).click();
  await page.getByRole('radio', { name: /^Payment missing/u }).check();
  await words(page).fill('I paid with GCash yesterday at 18:40.');
  const pieces = await slowLineThatBreaks(page, context);
  const tiles = page.locator('.c-picture:not(.c-picture-add)');
  const buffer = await photograph(page, 1600, 1200);
  await page
    .locator('input[type="file"]')
    .setInputFiles(
      ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
  await expect(tiles).toHaveCount(4);
  await expect.poll(() => pieces.length).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('status').getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.c-picture-sent')).toHaveCount(4);
  await expect(words(page)).toHaveValue('I paid with GCash yesterday at 18:40.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await send(page).dblclick();

  await expect(page.getByRole('heading', { name: 'We have your complaint' })).toBeVisible();
  await expect(page.getByText(/^Your number is C-\d{4}-/u)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Answer by \w{3}\s\d/u)).toBeVisible();
  await expect(said(page)).toHaveCount(1 + 4);
  const reportId = new URL(page.url()).searchParams.get('reportId') ?? '';
  const { problems } = await borrower.get<{ problems: object[] }>('problem/list');
  expect(problems).toHaveLength(1);

  await page.getByRole('button', { name: /^Photo 2/u }).click();
  const large = page.getByRole('dialog').getByRole('img', { name: 'Photo 2' });
  const wideBefore = (await large.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Larger' }).click();
  expect((await large.boundingBox())?.width).toBeGreaterThan(wideBefore * 1.4);
  await page.getByRole('region', { name: 'Photo 2' }).press('-');
  expect((await large.boundingBox())?.width).toBeCloseTo(wideBefore, 0);
  await page.keyboard.press('Escape');

  await borrower.staffAct(reportId, 'note', 'Only for us.');
  await borrower.staffAct(reportId, 'answer', 'We found it. It counts from Sunday.');
  await open(page, routePath('complaints'));
  await expect(chip(page, 'New answer')).toBeVisible();
  await page.getByRole('link', { name: 'Payment missing' }).click();
  await expect(chip(page, 'Answered')).toBeVisible();
  await expect(page.getByText('within 1 hour')).toBeVisible();
  await expect(page.getByText('Only for us.')).toHaveCount(0);

  await reply(page).fill('The app still says I owe it.');
  await send(page).dblclick();
  await expect(chip(page, 'Open again')).toBeVisible();
  await expect(page.getByText('The app still says I owe it.')).toHaveCount(1);
  await expect(reply(page)).toHaveValue('');
  // What was on the screen is no news any more.
  await open(page, routePath('complaints'));
  await expect(chip(page, 'Open again')).toBeVisible();
  await expect(chip(page, 'New answer')).toHaveCount(0);
  await borrower.staffAct(reportId, 'answer', 'It is gone there too.');
  await open(page, pagePath(reportId));
  await page.getByRole('radio', { name: /^5/u }).check();
  await expect(page.getByText('Thank you. You rated us 5 of 5.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Comment/u }).fill('Quick, in the end.');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByText('Thank you. You rated us 5 of 5, and we have your comment.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^5/u })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^Comment/u })).toHaveValue('Quick, in the end.');

  await borrower.staffAct(reportId, 'close');
  await open(page, pagePath(reportId));
  const again = page.getByRole('textbox', { name: /we open it again$/u });
  await again.fill('It came back.');
  await send(page).click();
  await expect(chip(page, 'Open again')).toBeVisible();
  await context.close();
});

test('A9.9 · a reply whose picture is still on its way waits for it, and goes by itself', async ({
  browser,
  candor,
}) => {
  const { borrower, context, page } = await enter(browser, candor.url);
  const reportId = await borrower.complain();
  await open(page, pagePath(reportId));
  let arrives = () => {};
  const held = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route('**/api/**', async (route, request) => {
    if (isPiece(request)) await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add photos' }).click();
  const buffer = await photograph(page, 800, 600);
  await page.locator('input[type="file"]').setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.locator('.c-picture:not(.c-picture-add)')).toHaveCount(1);
  await reply(page).fill('Here is the slip.');
  await send(page).click();
  // It is not refused for what is under way, and says that it is being sent.
  await expect(page.getByRole('button', { name: 'Sending', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(reply(page)).toHaveValue('Here is the slip.');
  arrives();
  await expect(page.getByText('Here is the slip.', { exact: true })).toHaveCount(1);
  await expect(reply(page)).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  type Said = { messages: { words: string; imageIds: string[] }[] };
  const { messages } = await borrower.get<Said>('problem/detail', { reportId });
  expect(messages.at(-1)).toMatchObject({ words: 'Here is the slip.', imageIds: [expect.any(String)] });
  expect(messages).toHaveLength(2);
  await context.close();
});

test('A9.4 · an answer that was lost: the same complaint is sent once more and there is one', async ({
  browser,
  candor,
}) => {
  const { borrower, context, page } = await enter(browser, candor.url);
  await open(page, newPath);
  await page.getByRole('radio', { name: /^My application/u }).check();
  await words(page).fill('It takes too long.');
  // Kept first, so that the next thing that is sent is the complaint itself.
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.route('**/api/**', async (route, request) => {
    if (request.method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We have your complaint' })).toBeVisible();
  const { problems } = await borrower.get<{ problems: object[] }>('problem/list');
  expect(problems).toHaveLength(1);
  await context.close();
});

testInTime(
  'A9.11 · what is typed is there after a reload, a lost connection and a login in between, and never on the phone’s disk',
  async ({ browser, candor }) => {
    const { borrower, context, page } = await enter(browser, candor.url);
    await open(page, newPath);
    await page.getByRole('radio', { name: /^Something else/u }).check();
    await words(page).fill('Unmistakable words');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect(page.getByText('1,982 characters left')).toBeVisible();
    await page.goto(routePath('complaints'));
    await page.goBack();
    await live(page);
    await expect(words(page)).toHaveValue('Unmistakable words');
    await page.reload();
    await expect(words(page)).toHaveValue('Unmistakable words');
    await expect(page.getByRole('radio', { name: /^Something else/u })).toBeChecked();
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
    ).not.toContain('Unmistakable');

    await context.setOffline(true);
    await words(page).fill('Unmistakable words, and more');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await context.setOffline(false);
    await expect(page.getByText('Draft saved')).toBeVisible();

    await context.clearCookies({ name: /session/ });
    // Until another code may be asked for.
    await candor.pass(90);
    await send(page).click();
    // Known on this phone: the number stands there, and nothing is to be ticked again.
    await expect(phoneField(page)).toHaveValue(/\d/u);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await sendButton(page).click();
    await expect(codeField(page)).toBeFocused();
    await codeField(page).pressSequentially(await codeFor(page, 'ph', borrower.phone, 2));
    await expect(words(page)).toHaveValue('Unmistakable words, and more');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'We have your complaint' })).toBeVisible();
    await open(page, newPath);
    await expect(words(page)).toHaveValue('');
    await context.close();
  },
);

for (const what of ['complaint', 'reply'] as const) {
  test(`A9.11 · whoever reloads in the middle of a ${what} finds it, also where the page is read before it has arrived`, async ({
    browser,
    candor,
  }) => {
    const read = what === 'reply' ? '/api/problem/detail' : '/api/problem/init';
    const line = await lateLine(candor.url, { late: '/api/problem/draft-save', read });
    const { borrower, context, page } = await enter(browser, line.url);
    await open(page, what === 'reply' ? pagePath(await borrower.complain()) : newPath);
    const box = what === 'reply' ? reply(page) : words(page);
    await box.fill('Unmistakable words');
    await page.reload();
    await live(page);
    await expect(box).toHaveValue('Unmistakable words');
    expect(line.overtaken()).toBeGreaterThan(0);
    await context.close();
    await line.close();
  });
}

test('A9.6 · another person’s complaint is not here, nor is one that was mistyped', async ({
  browser,
  candor,
}) => {
  const theirs = await BorrowerByApi.logIn(candor.url, 'ph');
  const reportId = await theirs.complain();
  const { context, page } = await enter(browser, candor.url);
  for (const id of [reportId, 'nothing']) {
    await open(page, pagePath(id));
    await expect(page.getByRole('heading', { name: 'We can’t find this complaint' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
  await context.close();
});

const outside = {
  ph: { regulator: 'SEC', website: /sec\.gov\.ph/u },
  in: { regulator: 'RBI Ombudsman', website: /cms\.rbi\.org\.in/u },
} as const;

for (const market of byTurns(0, bothMarkets))
  test(`A9.6 · the promised day passes: that we are late, who has it now and where to go stand on the page, for both sides, ${market}`, async ({
    browser,
    candor,
  }) => {
    const { borrower, context, page } = await enter(browser, candor.url, market);
    const reportId = await borrower.complain();
    type Promised = { promisedBy: string; regulator: { from: string | null } };
    const { promisedBy, regulator } = await borrower.get<Promised>('problem/detail', { reportId });
    await endDays(context, market, daysFrom(promisedBy, -1));
    await expect(async () => {
      await open(page, pagePath(reportId));
      await expect(page.getByText('It is with a senior colleague')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await endDays(context, market, promisedBy);
    await open(page, pagePath(reportId));
    await expect(chip(page, 'We are late')).toBeVisible();
    await expect(page.getByText('The head of service is now handling it.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'We have your complaint' })).toHaveCount(0);
    await page.getByText(`How to go to the ${outside[market].regulator}`).click();
    await expect(page.getByRole('link', { name: outside[market].website })).toBeVisible();
    await open(page, routePath('complaints'));
    await expect(chip(page, 'We are late')).toBeVisible();
    await open(page, routePath('sandbox'));
    const card = page.locator(`[data-complaint="${reportId}"]`);
    for (const text of ['Overdue', 'Escalated'])
      await expect(card.locator('.c-chip', { hasText: text })).toBeVisible();
    if (market === 'in') await expectOmbudsman(page, reportId, regulator.from ?? '');
    await context.close();
  });

/** Thirty days after it was asked the borrower is told that the ombudsman is open to them. */
async function expectOmbudsman(page: Page, reportId: string, from: string): Promise<void> {
  const isOpen = page.getByText('You can go to the RBI Ombudsman now');
  await open(page, pagePath(reportId));
  await expect(isOpen).toHaveCount(0);
  await endDays(page.context(), 'in', daysFrom(from, -1));
  await open(page, pagePath(reportId));
  await expect(isOpen.first()).toBeVisible();
}

test('A18.15 A18.16 · staff note and answer on the sandbox’s page; the borrower reads the answer alone', async ({
  browser,
  candor,
}) => {
  const { borrower, context, page } = await enter(browser, candor.url);
  const reportId = await borrower.complain();
  await open(page, routePath('sandbox'));
  const card = page.locator(`[data-complaint="${reportId}"]`);
  await card.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(card.getByText('Write it first.')).toBeVisible();
  const box = card.getByRole('textbox', { name: 'What you say' });
  await box.fill('Ask the channel.');
  await card.getByRole('button', { name: 'Note', exact: true }).click();
  await expect(card.getByText('Internal', { exact: true })).toBeVisible();
  await expect(box).toHaveValue('');
  await box.fill('It is found.');
  await card.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(card.locator('.c-chip', { hasText: 'Answered' })).toBeVisible();
  await open(page, pagePath(reportId));
  await expect(page.getByText('It is found.')).toBeVisible();
  await expect(page.getByText('Ask the channel.')).toHaveCount(0);
  await context.close();
});

for (const colorScheme of byTurns(0, ['light', 'dark'] as const))
  test(`A9 · the form and the thread are readable by everybody, ${colorScheme}, also at 320 px`, async ({
    browser,
    candor,
  }) => {
    const { borrower, context, page } = await enter(browser, candor.url);
    await page.emulateMedia({ colorScheme });
    const imageIds = [await borrower.problemPicture()];
    const reportId = await borrower.complain({ imageIds });
    const check = async () => {
      expect(await axeFaults(page)).toEqual([]);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await layoutFaults(page)).toEqual([]);
      }
      await page.setViewportSize(phone.viewport);
    };
    await open(page, newPath);
    await send(page).click();
    await expect(page.getByRole('region', { name: 'Two answers to check' })).toBeVisible();
    await check();
    await open(page, pagePath(reportId));
    await page.getByRole('button', { name: 'Add photos' }).click();
    await expect(page.getByText('Photos, up to 4')).toBeVisible();
    for (const closed of ['How to go to the SEC', 'What happened so far'])
      await page.getByText(closed).click();
    await check();
    await page.getByRole('button', { name: /^Photo 1/u }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });
