import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sections } from '../apps/console/src/app/section-table.ts';
import { freshDataDir, launch, root } from './candor-process.ts';
import { logIn } from './console-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { expect, startShifted, test, type ShiftedCandor } from './servers.ts';

/** A lender who has lent for some weeks: lists with rows, sums with digits, names of every length. */
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
test.describe.configure({ mode: 'serial' });

const admin = 'grace@lender.example';
const marco = 'marco@lender.example';
const lina = 'lina@lender.example';
const auditor = 'vikram@lender.example';
let candor: ShiftedCandor;

test.beforeAll(async () => {
  const dataDir = freshDataDir();
  const script = join(root, 'scripts', 'operate', 'demo-year.ts');
  const { ended } = launch({ DATA_DIR: dataDir }, script, ['--days', '45', '--people', '40']);
  const { code, output } = await ended;
  expect(code, output).toBe(0);
  candor = await startShifted({ DATA_DIR: dataDir });
});
test.afterAll(() => candor.dispose());

async function sit(page: Page, email: string, at: string): Promise<void> {
  await page.goto(`${candor.url}/console${at}`);
  await logIn(page, candor, email);
}

/** Text that may be cut where there is no room, what floats, and the crumbs: looked away from. */
const mayBeCut = '[data-cut], .q-detail, .k-float, .k-crumbs';

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate((selector) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:is(${selector}), :is(${selector}) * { visibility: hidden !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, mayBeCut);
  const faults = await layoutFaults(page);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return faults;
}

/** A word is whole in every column that names something: a letter on a line is nothing that can be read. */
const crushed = (page: Page) =>
  page.locator('.k-table td[data-wrap]:visible').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const words = (cell.textContent ?? '').split(/\s+/u).filter((word) => /^\p{L}{3,12}$/u.test(word));
        return words.length > 0 && cell.clientWidth < 60;
      })
      .map((cell) => `crushed to ${cell.clientWidth} px: ${cell.textContent}`),
  );

/** 1280 px at 200 % are 640 (WCAG 1.4.10); 1024 is a tablet on its side. */
const windows = [
  { width: 640, height: 400 },
  { width: 1024, height: 768 },
];

test('every section of a lender who has lent can be read at 200 %, and on a tablet', async ({ page }) => {
  await sit(page, admin, '');
  const wrong: string[] = [];
  for (const { path, name } of sections) {
    if (path === 'kit') continue;
    await page.goto(`${candor.url}/console/${path}`);
    await expect(page.locator('.k-crumbs [aria-current]')).toBeVisible();
    await expect(page.locator('.k-bone')).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const size of windows) {
      await page.setViewportSize(size);
      const faults = [...(await faultsOf(page)), ...(await crushed(page))];
      wrong.push(...faults.map((fault) => `${name} at ${size.width}: ${fault}`));
    }
  }
  expect(wrong).toEqual([]);
});

/** The balance of an account, as the books have it. */
async function balanceOf(page: Page, number: number): Promise<number> {
  type Balance = { rows: { number: number; debit: number; credit: number }[] };
  const answer = await page.request.get(`${candor.url}/api/console/trial-balance?market=ph`);
  const account = ((await answer.json()) as Balance).rows.find((each) => each.number === number);
  return (account?.debit ?? 0) - (account?.credit ?? 0);
}

type Line = { lineId: string; kind: string; isMatched: boolean; narration: string; valueOn: string };
type Day = { lines: Line[]; ages: { channel: string; balance: number }[] };
type Seen = { remittance: { channel: string; gross: number; cost: number; remitted: number } };

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(`${candor.url}/api/console/${path}`)).json()) as Answer;
}

const bankDay = (page: Page, on = '') => read<Day>(page, `bank-day?market=ph${on === '' ? '' : `&on=${on}`}`);
const remittanceIn = ({ lines }: Day) => lines.find(({ kind }) => kind === 'remittance')!;
const pesos = (minor: number) => (minor / 100).toFixed(2);

test('a remittance is recorded without a line by two; clearing falls by what was collected', async ({
  page,
  browser,
}) => {
  await sit(page, marco, '/payments?tab=bank');
  const day = await bankDay(page);
  const line = remittanceIn(day);
  const { remittance } = await read<Seen>(page, `bank-line?lineId=${line.lineId}`);
  const held = day.ages.find(({ channel }) => channel === remittance.channel)!;
  const before = { bank: await balanceOf(page, 1010), clearing: await balanceOf(page, 1100) };
  expect(before.clearing).toBe(held.balance);

  await page.getByRole('button', { name: 'Record without a line' }).click();
  const dialog = page.getByRole('dialog', { name: /Record remittance of a channel/u });
  await expect(dialog).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await expect(dialog.getByText('Enter the amount.')).toBeVisible();
  const type = async (label: string, words: string) => {
    await dialog.getByLabel(label).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
  };
  await type('Came to the bank', pesos(held.balance + 100));
  await expect(dialog.getByText(/is collected and not remitted: check the amount/u)).toBeVisible();
  await type('Came to the bank', pesos(remittance.remitted));
  await type('Kept by the channel', pesos(remittance.cost));
  await type('Proof', 'Report DP-R900');
  await type('Reason', 'The report came before the statement');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('It waits for approval.')).toBeVisible();
  expect(await balanceOf(page, 1010)).toBe(before.bank);

  const other = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await sit(other, lina, '/second-person');
  const sum = (remittance.remitted / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await other
    .locator('tr[data-row]')
    .filter({ hasText: `₱${sum}` })
    .first()
    .locator('td')
    .nth(1)
    .click();
  const asked = other.getByRole('dialog');
  await expect(asked.getByText('The report came before the statement')).toBeVisible();
  expect(await faultsOf(other)).toEqual([]);
  await other.keyboard.press('Control+Enter');
  await expect(asked).toHaveCount(0);
  await other.close();
  expect(await balanceOf(page, 1010)).toBe(before.bank + remittance.remitted);
  expect(await balanceOf(page, 1100)).toBe(before.clearing - remittance.gross);
});

test('A15.800 · a line is matched, and unmatched with a reason; the books stay as they are', async ({
  page,
  browser,
}) => {
  await sit(page, marco, '/payments?tab=bank');
  const { narration, valueOn } = remittanceIn(await bankDay(page));
  // Until it is matched it stands on every later day too.
  await page.goto(`${candor.url}/console/payments?tab=bank&day=${valueOn}`);
  const stands = async () => [await balanceOf(page, 1010), await balanceOf(page, 1100)];
  const before = await stands();
  const row = page.getByRole('row', { name: new RegExp(narration, 'u') });
  const side = page.getByRole('complementary', { name: 'Line and clearing' });
  const act = async (name: RegExp, why: string) => {
    await row.getByText(narration).click();
    await side.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('textbox').focus();
    await page.keyboard.type(why);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await row.getByText(narration).click();
  await expect(side.getByRole('checkbox', { checked: true })).toHaveCount(1);
  const isMatched = async () => remittanceIn(await bankDay(page, valueOn)).isMatched;
  expect(await isMatched()).toBe(false);
  await act(/^Match ₱/u, 'The remittance of report DP-R900');
  await expect(page.getByText(/is matched/u)).toBeVisible();
  expect(await isMatched()).toBe(true);

  await act(/^Unmatch/u, 'It is another report');
  await expect(page.getByText(/is unmatched: the line and its entries are open/u)).toBeVisible();
  expect(await isMatched()).toBe(false);
  expect(await stands()).toEqual(before);

  const eyes = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await sit(eyes, auditor, '/audit?act=bank.unmatch-line');
  await eyes.locator('tr[data-row]').first().click();
  await expect(eyes.getByText('It is another report').first()).toBeVisible();
  await eyes.close();
});
