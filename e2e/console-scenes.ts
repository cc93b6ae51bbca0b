import type { Page } from '@playwright/test';
import { sections } from '../apps/console/src/app/section-table.ts';

export const people = {
  underwriter: 'rina@lender.example',
  finance: 'marco@lender.example',
  controller: 'lina@lender.example',
  support: 'asha@lender.example',
  admin: 'grace@lender.example',
  auditor: 'vikram@lender.example',
  lead: 'bea@lender.example',
} as const;

/** At a desk in the light or in the dark, on a tablet on its side and upright. */
export const looks = {
  light: { width: 1280, height: 800, colorScheme: 'light' },
  dark: { width: 1280, height: 800, colorScheme: 'dark' },
  tablet: { width: 1024, height: 768, colorScheme: 'light' },
  'tablet-upright': { width: 820, height: 1180, colorScheme: 'light' },
} as const;
export type Look = keyof typeof looks;

export type Scene = {
  /** Of the picture: console-NAME.png. */
  readonly name: string;
  readonly by: keyof typeof people;
  /** Its address below /console. */
  readonly at: string;
  /** What somebody does there before the picture is taken. */
  readonly first?: (page: Page) => Promise<unknown>;
  /** Beside the light one at a desk. */
  readonly also?: readonly Look[];
};

/** The row of that place; enter opens it. */
const row =
  (place = 0, ...keys: readonly string[]) =>
  async (page: Page) => {
    await page.locator('.k-row').nth(place).click();
    for (const key of keys) await press(page, key);
  };
const keys =
  (...pressed: readonly string[]) =>
  async (page: Page) => {
    for (const key of pressed) await press(page, key);
  };

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(300);
}

/** Of several instalments, some paid: a loan with a story. */
const lateLoan = async (page: Page) => {
  await page.locator('.k-row').filter({ hasText: 'Everyday loan' }).first().click();
  await page.waitForTimeout(600);
};

const fill = (label: string, value: string) => async (page: Page) => {
  await page.getByLabel(label, { exact: true }).first().fill(value);
  await page.waitForTimeout(600);
};

const backTest = async (page: Page) => {
  await press(page, 'b');
  await page.locator('.k-back-test').scrollIntoViewIfNeeded();
  await page.locator('.k-back-test').evaluate((part) => part.scrollIntoView({ block: 'end' }));
};

const wait = (page: Page) => page.waitForTimeout(900);

const every: readonly Look[] = ['dark', 'tablet', 'tablet-upright'];

/** By the section's path: at least one for each, and what matters inside it. */
export const scenes: Readonly<Record<string, readonly Scene[]>> = {
  '': [
    { name: 'today', by: 'admin', at: '', first: row(2), also: every },
    { name: 'keys', by: 'admin', at: '', first: keys('?') },
  ],
  'getting-started': [{ name: 'getting-started', by: 'admin', at: 'getting-started' }],
  applications: [
    { name: 'applications', by: 'underwriter', at: 'applications', first: keys('j'), also: ['tablet'] },
    {
      name: 'application',
      by: 'underwriter',
      at: 'applications',
      first: keys('j', 'Enter'),
      also: ['dark', 'tablet-upright'],
    },
  ],
  collections: [
    { name: 'collections', by: 'support', at: 'collections', first: row(1, 'l'), also: ['dark'] },
    { name: 'collection', by: 'support', at: 'collections?show=late', first: row(0, 'Enter') },
    { name: 'collections-performance', by: 'support', at: 'collections?tab=performance' },
  ],
  hardship: [
    { name: 'hardship', by: 'support', at: 'hardship', first: row() },
    { name: 'hardship-request', by: 'support', at: 'hardship', first: row(0, 'Enter') },
  ],
  complaints: [
    { name: 'complaints', by: 'support', at: 'complaints?show=answered', first: keys('Enter') },
    { name: 'complaint-report', by: 'support', at: 'complaints/report' },
    { name: 'complaint-log', by: 'support', at: 'complaints', first: keys('w') },
    { name: 'complaint', by: 'support', at: 'complaints', first: keys('Enter'), also: ['dark', 'tablet'] },
  ],
  customers: [
    { name: 'customers', by: 'support', at: 'customers', first: row(1), also: ['tablet-upright'] },
    {
      name: 'customer',
      by: 'support',
      at: 'collections',
      first: async (page) => {
        await row(0, 'Enter')(page);
        const loan = new URL(page.url()).pathname.split('/').at(-1);
        await page.goto(`/console/loans/${loan}`);
        // On a tablet it stands in a drawer that nobody has opened.
        const customer = page.locator('a[href*="/console/customers/"]').first();
        await page.goto((await customer.getAttribute('href')) ?? '/console/customers');
        await page.waitForTimeout(600);
      },
      also: every,
    },
    {
      name: 'palette',
      by: 'support',
      at: '',
      first: async (page) => {
        await press(page, 'Control+k');
        await page.keyboard.type('san');
        await page.waitForTimeout(900);
      },
      also: ['dark'],
    },
  ],
  loans: [
    {
      name: 'loans',
      by: 'support',
      at: 'loans?overdue=1..&sort=-dpd&view=past-due',
      first: keys('j', 'x', 'j', 'x', 'j', 'x', 'j', 'j'),
      also: ['dark', 'tablet-upright'],
    },
    { name: 'loan', by: 'finance', at: 'loans?dpd=1..&cols=dpd,product', first: lateLoan, also: every },
  ],
  team: [{ name: 'team', by: 'lead', at: 'team', also: ['dark'] }],
  portfolio: [
    { name: 'portfolio', by: 'admin', at: 'portfolio', also: every },
    {
      name: 'portfolio-panels',
      by: 'admin',
      at: 'portfolio?panel=5',
      first: (page) => page.locator('.f-panel').nth(4).scrollIntoViewIfNeeded(),
    },
  ],
  payouts: [{ name: 'disbursements', by: 'finance', at: 'payouts', first: row(1), also: ['tablet'] }],
  payments: [
    {
      name: 'payments',
      by: 'finance',
      at: 'payments',
      first: keys('j', 'j', 'j', 'j'),
      also: ['dark', 'tablet'],
    },
    { name: 'payments-incoming', by: 'finance', at: 'payments?tab=incoming', first: keys('j') },
    { name: 'payments-statements', by: 'finance', at: 'payments?tab=statements' },
    { name: 'payments-reconciliation', by: 'finance', at: 'payments?tab=reconciliation' },
    { name: 'payments-bank', by: 'finance', at: 'payments?tab=bank', first: keys('j'), also: ['dark'] },
  ],
  'second-person': [
    { name: 'approvals', by: 'controller', at: 'second-person', first: row() },
    {
      name: 'approvals-open',
      by: 'controller',
      at: 'second-person',
      first: row(1, 'Enter'),
      also: ['dark'],
    },
  ],
  books: [
    { name: 'books', by: 'finance', at: 'books', also: ['dark'] },
    { name: 'books-statements', by: 'finance', at: 'books?tab=statements' },
    { name: 'books-journal', by: 'finance', at: 'books?tab=journal', first: row() },
    { name: 'books-provisions', by: 'finance', at: 'books?tab=provisions' },
    { name: 'books-periods', by: 'finance', at: 'books?tab=periods' },
  ],
  system: [{ name: 'system', by: 'admin', at: 'system', also: ['dark'] }],
  audit: [{ name: 'audit', by: 'auditor', at: 'audit', first: row() }],
  products: [
    { name: 'products', by: 'admin', at: 'products', first: row() },
    { name: 'product', by: 'admin', at: 'products/ph-instalments', first: fill('Rate', '7'), also: ['dark'] },
  ],
  tables: [
    { name: 'tables', by: 'admin', at: 'tables', also: ['dark'] },
    { name: 'tables-test', by: 'admin', at: 'tables', first: backTest },
  ],
  reminders: [
    { name: 'reminder-plan', by: 'admin', at: 'reminders', first: keys('j', 'j'), also: ['dark', 'tablet'] },
    { name: 'reminder-plan-versions', by: 'admin', at: 'reminders', first: keys('v') },
  ],
  templates: [
    { name: 'template', by: 'admin', at: 'templates/due-soon.sms', first: wait, also: ['dark', 'tablet'] },
    { name: 'template-code', by: 'admin', at: 'templates/code-login.sms', first: wait },
    { name: 'template-inbox', by: 'admin', at: 'templates/past-due.inbox', first: wait },
  ],
  people: [
    { name: 'people', by: 'admin', at: 'people', first: row() },
    { name: 'roles', by: 'admin', at: 'people?view=roles' },
    { name: 'networks', by: 'admin', at: 'people?view=networks' },
  ],
  outbox: [{ name: 'outbox', by: 'admin', at: 'outbox', first: row() }],
  data: [
    { name: 'data', by: 'support', at: 'data', first: row() },
    { name: 'data-retention', by: 'support', at: 'data?view=retention' },
  ],
  page: [
    { name: 'page', by: 'admin', at: 'page', first: fill('Brand colour', '#7A2E5D'), also: ['dark'] },
    { name: 'page-questions', by: 'admin', at: 'page?view=faq' },
  ],
  channels: [{ name: 'channels', by: 'admin', at: 'channels', first: row() }],
  bureau: [{ name: 'bureau', by: 'finance', at: 'bureau' }],
  integrations: [{ name: 'integrations', by: 'admin', at: 'integrations' }],
  import: [{ name: 'import', by: 'admin', at: 'import' }],
  clock: [{ name: 'clock', by: 'admin', at: 'clock' }],
  'own-login': [{ name: 'own-login', by: 'admin', at: 'own-login' }],
  kit: [{ name: 'states', by: 'admin', at: 'kit', also: ['dark'] }],
};

export function sectionsWithoutScene(): string[] {
  return sections.filter(({ path }) => !(path in scenes)).map(({ name }) => name);
}
