import { routePath } from '@candor/contract/routes';
import { passportZone, philSysCode, secureAadhaarCode } from '@candor/markets/identity-codes/testing';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { BorrowerByApi } from './borrower-by-api.ts';
import { live, type Market } from './identity-page.ts';
import { browserThatSees, drawId } from './phone/sample-id.ts';
import { samplePicture } from './sample-picture.ts';
import { expect, test } from './server.ts';
import { Taps } from './phone/taps.ts';

const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

/** The identity step of somebody who has just come, on a phone of this browser. */
async function opened(browser: Browser, url: string, market: Market, options: BrowserContextOptions = {}) {
  const borrower = await BorrowerByApi.logIn(url, market);
  const context = await browser.newContext({ ...phone, baseURL: url, ...options });
  await context.addCookies([
    ...(await borrower.cookies()),
    { name: 'market', value: market, url },
    { name: 'language', value: 'en', url },
  ]);
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(?:blob|data):/u.test(request.url()))
      foreign.push(request.url());
  });
  await page.goto(routePath('certificationBase'));
  await live(page);
  await expect(page.locator('.c-skeleton')).toHaveCount(0);
  return { borrower, context, page, foreign };
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const scan = (page: Page) => page.getByRole('button', { name: 'Scan it and fill in the form' });
const checkIt = (page: Page) => page.getByRole('heading', { level: 1, name: 'Read from your ID, check it' });
const front = (page: Page) => page.getByRole('group', { name: 'Front of your ID' });
/** The pictures of a document that was read; each says its side once it is sent. */
const pictureRow = (page: Page) => page.locator('.c-picture-row-card > p');
const correct = (page: Page) => page.getByRole('button', { name: 'This is correct' });

async function choosePhoto(page: Page, group: string, buffer: Buffer): Promise<void> {
  const field = page.getByRole('group', { name: group });
  await field.locator('input[type="file"]').first().setInputFiles({
    name: 'picture.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
}

type Saved = { values: { field: string; value: string }[] };
const savedBase = async (borrower: BorrowerByApi) => {
  const { values } = await borrower.get<Saved>('certification/base');
  return Object.fromEntries(values.map(({ field, value }) => [field, value]));
};

test('A4.2 · ph: the camera sees the card, reads its code and fills in the form, which its holder corrects and sends', async ({
  browser,
  candor,
}, info) => {
  const number = `1234-5678-${String(Date.now()).slice(-8, -4)}-${String(Date.now()).slice(-4)}`;
  const drawing = await browser.newPage();
  const card = await drawId(drawing, {
    code: philSysCode({ PCN: number }),
    words: ['NATIONAL ID', 'REYES', 'MARICEL SANTOS', '14 MAR 1996'],
  });
  await drawing.close();
  const seeing = await browserThatSees(info.outputPath('card.mjpeg'), [{ picture: card, seconds: 2 }]);
  const { page, borrower, foreign } = await opened(seeing, candor.url, 'ph');
  await page.locator('label:has(input[value="philsys"])').tap();
  await scan(page).tap();
  await expect(page.getByRole('heading', { name: 'Front of your ID' })).toBeVisible();
  // Nothing is tapped: it sees the four corners, reads, and takes the picture.
  await expect(checkIt(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(box(page, 'ID number')).toHaveValue(number);
  await expect(box(page, 'Given names')).toHaveValue('Maricel Santos');
  await expect(box(page, 'Family name')).toHaveValue('Reyes');
  await expect(box(page, 'Date of birth')).toHaveValue('14/03/1996');
  await expect(front(page).getByText('PhilID / ePhilID')).toBeVisible();
  await expect(pictureRow(page)).toHaveText([/Front$/u]);

  await box(page, 'Given names').tap();
  await page.keyboard.press('End');
  for (let k = 0; k < ' Santos'.length; k += 1) await page.keyboard.press('Backspace');
  await choosePhoto(page, 'Selfie', samplePicture);
  await expect(page.getByRole('group', { name: 'Selfie' }).getByText('Sent', { exact: true })).toBeVisible();
  await correct(page).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Where you live' })).toBeVisible();
  expect(await savedBase(borrower)).toMatchObject({
    givenName: 'Maricel',
    familyName: 'Reyes',
    bornOn: '1996-03-14',
    documentKind: 'philsys',
    documentNumber: `•••• ${number.slice(-4)}`,
  });
  expect(foreign).toEqual([]);
  await seeing.close();
});

test('A4.2 · ph: a code on the back is read on the phone, and no picture of the back leaves it', async ({
  browser,
  candor,
}, info) => {
  const drawing = await browser.newPage();
  const face = await drawId(drawing, { words: ['NATIONAL ID', 'REYES', 'MARICEL SANTOS'] });
  const back = await drawId(drawing, { code: philSysCode() });
  await drawing.close();
  const seeing = await browserThatSees(info.outputPath('sides.mjpeg'), [
    { picture: face, seconds: 3 },
    { picture: back, seconds: 3 },
  ]);
  const { page } = await opened(seeing, candor.url, 'ph');
  const uploads = new Set<string>();
  page.on('request', (request) => {
    const said = request.postData() ?? '';
    const id = /"([0-9a-f-]{36})"/u.exec(said)?.[1];
    if (said.length > 5_000 && id !== undefined) uploads.add(id);
  });
  await page.locator('label:has(input[value="philsys"])').tap();
  await scan(page).tap();
  await expect(page.getByRole('heading', { name: 'Back of your ID' })).toBeVisible();
  await expect(page.getByText('We read the code and keep no picture of the back.')).toBeVisible();
  await expect(checkIt(page)).toBeVisible();
  await expect(box(page, 'ID number')).toHaveValue('1234-5678-9012-3456');
  await expect(page.getByRole('group', { name: 'Back of your ID' })).toHaveCount(0);
  await expect(pictureRow(page)).toHaveText([/Front$/u]);
  expect(uploads.size).toBe(1);
  await seeing.close();
});

test('A4.2 · in: a chosen photo of an Aadhaar fills in what its code has, doubts first, and the number is typed', async ({
  browser,
  candor,
}) => {
  const { page, borrower, context, foreign } = await opened(browser, candor.url, 'in');
  const drawing = await context.newPage();
  const back = await drawId(drawing, { code: await secureAadhaarCode({ version: 'V2' }) });
  await drawing.close();
  await page.locator('label:has(input[value="aadhaar"])').tap();
  await choosePhoto(page, 'Front of your ID', samplePicture);
  await choosePhoto(page, 'Back of your ID', back);
  await expect(checkIt(page)).toBeVisible();
  await expect(
    page.getByText('The code has only the last 4 digits, 2346. Type the whole number.'),
  ).toBeVisible();
  const labels = await page.locator('#step .c-field-label').allTextContents();
  expect(labels.slice(2, 6)).toEqual(['ID number', 'Family name', 'Given names', 'Date of birth']);
  await expect(box(page, 'Family name')).toHaveAccessibleDescription(/Check which part is your family name/u);

  // A whole number that is not the card's is told so, and goes no further by itself.
  await box(page, 'ID number').tap();
  await box(page, 'ID number').pressSequentially('999941057058');
  await expect(
    page.getByText('The code on your card ends in 2346. Check the number you typed.'),
  ).toBeVisible();
  for (let digit = 0; digit < 12; digit += 1) await page.keyboard.press('Backspace');
  await box(page, 'ID number').pressSequentially('234123412346');
  await expect(page.getByText('The code on your card ends in')).toHaveCount(0);
  await expect(page.getByText('The code has only the last 4 digits')).toHaveCount(0);
  await box(page, 'PAN').tap();
  await box(page, 'PAN').pressSequentially(`BXZPK${String(Date.now()).slice(-4)}Q`);
  await choosePhoto(page, 'Selfie', samplePicture);
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(1);
  await expect(pictureRow(page)).toHaveText([/Front$/u, /Back$/u]);
  await correct(page).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Where you live' })).toBeVisible();
  expect(await savedBase(borrower)).toMatchObject({
    givenName: 'Asha',
    familyName: 'Verma',
    bornOn: '1996-03-14',
    documentKind: 'aadhaar',
    documentNumber: '•••• 2346',
  });
  expect(foreign).toEqual([]);
  await context.close();
});

test('A4.2 · ph: a passport is read for who asks for it, and what was typed is never replaced without a tap', async ({
  browser,
  candor,
}) => {
  const { page, context, foreign } = await opened(browser, candor.url, 'ph');
  const drawing = await context.newPage();
  const bio = await drawId(drawing, {
    zone: passportZone('PHL', 'P1234567A'),
    words: ['PASSPORT', 'REYES', 'MARICEL SANTOS'],
  });
  await drawing.close();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.locator('label:has(input[value="passport"])').tap();
  await box(page, 'Given names').tap();
  await box(page, 'Given names').pressSequentially('Marisol');
  await choosePhoto(page, 'Front of your ID', bio);
  await expect(front(page).getByText('Sent', { exact: true })).toBeVisible();
  expect(fetched.filter((address) => /wasm|traineddata/u.test(address))).toEqual([]);
  await page.getByRole('button', { name: 'Read it for me, about 4 MB' }).tap();
  await expect(checkIt(page)).toBeVisible();
  await expect(box(page, 'ID number')).toHaveValue('P1234567A');
  await expect(box(page, 'Family name')).toHaveValue('Reyes');
  await expect(box(page, 'Date of birth')).toHaveValue('14/03/1996');
  await expect(box(page, 'Given names')).toHaveValue('Marisol');
  await expect(page.getByText('Your ID says Maricel Santos.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this' }).tap();
  await expect(box(page, 'Given names')).toHaveValue('Maricel Santos');
  expect(foreign).toEqual([]);
  await context.close();
});

test('A4.2 · in: of a photo that says nothing, what was typed stays, and the form says so', async ({
  browser,
  candor,
}) => {
  const { page, context } = await opened(browser, candor.url, 'in');
  await page.locator('label:has(input[value="aadhaar"])').tap();
  await box(page, 'Given names').tap();
  await box(page, 'Given names').pressSequentially('Lakshmi');
  await choosePhoto(page, 'Back of your ID', samplePicture);
  await expect(page.getByText('We could not read it. Type it as printed.').first()).toBeVisible();
  await expect(box(page, 'Given names')).toHaveValue('Lakshmi');
  await expect(page.getByRole('heading', { level: 1, name: 'Identity' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeVisible();
  await context.close();
});

test('A4.2 · ph: without a camera a photo is chosen instead, and back closes what lies over the form', async ({
  browser,
  candor,
}) => {
  // No camera is given to this browser, and nobody is there to allow one.
  const { page, context } = await opened(browser, candor.url, 'ph', { permissions: [] });
  const drawing = await context.newPage();
  const card = await drawId(drawing, { code: philSysCode(), words: ['NATIONAL ID'] });
  await drawing.close();
  await page.locator('label:has(input[value="philsys"])').tap();
  await scan(page).tap();
  const over = page.getByRole('dialog');
  await expect(over.getByText('Choose a photo instead')).toBeVisible();
  await page.goBack();
  await expect(over).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(routePath('certificationBase'), 'u'));
  await scan(page).tap();
  const give = (buffer: Buffer) =>
    over.locator('input[type="file"]').setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });
  // What is no photo, or one that nobody could read, is told at once and at its own side.
  await give(Buffer.from('%PDF-1.4'));
  await expect(over.getByText('We can’t open this file as a photo.')).toBeVisible();
  await give(await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } }));
  await expect(over.getByText(/^Too small to read/u)).toBeVisible();
  await expect(over.getByRole('heading', { name: 'Front of your ID' })).toBeVisible();
  await give(card);
  await expect(checkIt(page)).toBeVisible();
  await expect(box(page, 'Family name')).toHaveValue('Reyes');
  await context.close();
});

test('R1 · ph: with a card that is read, the identity step takes half the taps', async ({
  browser,
  candor,
}, info) => {
  const digits = String(Date.now()).slice(-8);
  const drawing = await browser.newPage();
  const code = philSysCode({ PCN: `8765-4321-${digits.slice(0, 4)}-${digits.slice(4)}` });
  const card = await drawId(drawing, { code, words: ['NATIONAL ID', 'REYES'] });
  await drawing.close();
  const seeing = await browserThatSees(info.outputPath('card.mjpeg'), [{ picture: card, seconds: 2 }]);
  const next = (page: Page) => page.getByRole('heading', { level: 1, name: 'Where you live' });

  const { page: typing, context } = await opened(browser, candor.url, 'ph');
  const typed = new Taps(typing);
  await typed.tap(typing.locator('label:has(input[value="philsys"])'));
  await typed.photograph(front(typing));
  await typed.type(box(typing, 'ID number'), `87654322${digits}`);
  await typed.type(box(typing, 'Given names'), 'Maricel');
  await typed.type(box(typing, 'Family name'), 'Reyes');
  await typed.type(box(typing, 'Date of birth'), '14031996');
  await typed.photograph(typing.getByRole('group', { name: 'Selfie' }));
  await typed.tap(typing.getByRole('button', { name: 'Save and continue' }));
  await expect(next(typing)).toBeVisible();
  await context.close();

  const { page: scanning } = await opened(seeing, candor.url, 'ph');
  const scanned = new Taps(scanning);
  await scanned.tap(scanning.locator('label:has(input[value="philsys"])'));
  await scanned.tap(scan(scanning));
  await expect(checkIt(scanning)).toBeVisible();
  await expect(pictureRow(scanning)).toHaveText([/Front$/u]);
  await scanned.photograph(scanning.getByRole('group', { name: 'Selfie' }));
  await scanned.tap(correct(scanning));
  await expect(next(scanning)).toBeVisible();
  await seeing.close();

  expect(typed.all, typed.story).toBe(12);
  expect(scanned.all, scanned.story).toBe(6);
});

test('A4.2 · ph: a photo that nobody could read stays where it was taken, and is replaced from the phone too', async ({
  browser,
  candor,
}) => {
  const { page, context } = await opened(browser, candor.url, 'ph');
  await page.locator('label:has(input[value="philsys"])').tap();
  const night = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 500 });
    canvas.getContext('2d')?.fillRect(0, 0, 800, 500);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  await choosePhoto(page, 'Front of your ID', Buffer.from(night, 'base64'));
  await expect(front(page).getByText('Too dark to read. Take it again with more light.')).toBeVisible();
  await expect(page.getByText('We could not read it. Type it as printed.')).toHaveCount(0);
  const replace = front(page).locator('label', { hasText: 'Choose photo' }).locator('input');
  await replace.setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: samplePicture });
  await expect(front(page).getByText('Sent', { exact: true })).toBeVisible();
  await context.close();
});
