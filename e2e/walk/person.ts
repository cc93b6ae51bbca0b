import { routePath } from '@candor/contract/routes';
import type { Browser, BrowserContext } from '@playwright/test';
import { BorrowerByApi, wishes } from '../borrower-by-api.ts';
import type { Market } from '../identity-page.ts';
import type { ShiftedCandor } from '../identity-server.ts';
import type { Dice } from '../dice.ts';
import type { Arrival } from './arrivals.ts';
import { Phone } from './phone.ts';
import { pseudo, setPseudo, speaksPseudo } from './pseudo-locale.ts';
import type { Sandbox } from './sandbox.ts';

export type Screen = { readonly name: string; readonly path: string };

export type Order = {
  readonly orderId: string;
  readonly loanId: string | null;
  readonly reference: string;
  readonly state: string;
  readonly loanState: string | null;
  readonly daysLate: number;
  readonly nextDue: { readonly dueOn: string } | null;
};

type Lender = { readonly browser: Browser; readonly candor: ShiftedCandor; readonly sandbox: Sandbox };

const plainScreens = [
  'home',
  'orders',
  'me',
  'inbox',
  'complaints',
  'bankCard',
  'customerService',
  'certification',
  'privacyChoices',
  'aboutUs',
] as const;

/**
 * A borrower with a phone: one tab to walk in, one to look with, so that looking changes nothing of the walk.
 */
export class Person {
  readonly market: Market;
  readonly context: BrowserContext;
  /** The tab in hand. */
  phone: Phone;
  /** The tab behind it, once there is one. */
  otherTab: Phone | undefined;
  readonly looker: Phone;
  readonly #candor: ShiftedCandor;
  borrower: BorrowerByApi;
  /** Payments that this person has begun, the newest last. */
  readonly payments: string[] = [];
  /** Complaints about a charge that nobody has answered yet. */
  readonly disputes: string[] = [];
  language = 'en';
  theme: 'light' | 'dark' = 'light';

  private constructor(
    { market, context, borrower }: Pick<Person, 'market' | 'context' | 'borrower'>,
    { phone, looker, candor }: Pick<Person, 'phone' | 'looker'> & { readonly candor: ShiftedCandor },
  ) {
    this.market = market;
    this.context = context;
    this.borrower = borrower;
    this.phone = phone;
    this.looker = looker;
    this.#candor = candor;
  }

  /** Somebody whom the walk has not met yet, as far as they have come. */
  static async arriving(
    { browser, candor, sandbox }: Lender,
    {
      market,
      arrival,
      dice,
      language = 'en',
    }: {
      readonly market: Market;
      readonly arrival: Arrival;
      readonly dice: Dice;
      readonly language?: string;
    },
  ): Promise<Person> {
    const borrower = await BorrowerByApi.logIn(candor.url, market);
    await arrival.bring({ market, borrower, sandbox, dice });
    const context = await browser.newContext({
      baseURL: candor.url,
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      locale: 'en-PH',
      timezoneId: market === 'ph' ? 'Asia/Manila' : 'Asia/Kolkata',
    });
    await context.addCookies([
      ...(await borrower.cookies()),
      { name: 'language', value: language === pseudo ? 'en' : language, url: candor.url },
      { name: 'market', value: market, url: candor.url },
    ]);
    await setPseudo(context, language === pseudo);
    await context.clock.setSystemTime(candor.now());
    const [phone, looker] = [await Phone.open(context), await Phone.openUnwatched(context)];
    const person = new Person({ market, context, borrower }, { phone, looker, candor });
    person.language = language;
    return person;
  }

  /** Days passed: the phone's clock shows it, and whoever was logged out by it logs in again. */
  async wakeUp(): Promise<void> {
    await this.context.clock.setSystemTime(this.#candor.now());
    try {
      await this.borrower.get('order/list');
    } catch {
      this.borrower = await BorrowerByApi.logIn(this.#candor.url, this.market, this.borrower.phone);
      await this.context.addCookies(await this.borrower.cookies());
    }
  }

  /**
   * What the pseudo-locale stands in for is English; each tab that is open reads it anew. A real language is
   * chosen by taps.
   */
  async readAs(language: string): Promise<void> {
    const isPseudo = language === pseudo;
    if (isPseudo) await this.context.addCookies([{ name: 'language', value: 'en', url: this.#candor.url }]);
    const changes = isPseudo !== speaksPseudo(this.context);
    await setPseudo(this.context, isPseudo);
    this.language = language;
    if (!changes) return;
    for (const tab of [this.phone, this.otherTab])
      if (tab) {
        await tab.page.reload();
        await tab.settle();
      }
  }

  async orders(): Promise<readonly Order[]> {
    return (await this.borrower.get<{ orders: Order[] }>('order/list')).orders;
  }

  async activeLoan(): Promise<string | undefined> {
    const orders = await this.orders();
    return orders.find(({ loanState }) => loanState === 'active')?.loanId ?? undefined;
  }

  /** Every screen that this person can open now, the same order each time. */
  async screens(): Promise<Screen[]> {
    const orders = await this.orders();
    const plain = plainScreens.map((key) => ({ name: key, path: routePath(key) }));
    const ofLoans = orders.flatMap(({ orderId, loanId, state, loanState }, nth) => {
      const order = { name: `order ${nth + 1}`, path: routePath('loanDetail', { orderId }) };
      const offer = { name: `offer ${nth + 1}`, path: routePath('confirm', { orderId }) };
      if (loanId === null) return state === 'approved' ? [order, offer] : [order];
      const read = [
        { name: `loan ${nth + 1}`, path: routePath('loanDetail', { loanId }) },
        { name: `agreement ${nth + 1}`, path: routePath('loanAgreement', { loanId }) },
      ];
      if (loanState !== 'active') return read;
      return read.concat([
        { name: `choices ${nth + 1}`, path: routePath('repaymentChoice', { loanId }) },
        { name: `everything ${nth + 1}`, path: routePath('repay', { loanId, choice: 'everything' }) },
        { name: `instalment ${nth + 1}`, path: routePath('repay', { loanId, choice: 'instalment' }) },
        { name: `delay ${nth + 1}`, path: routePath('repayDelay', { loanId }) },
      ]);
    });
    const ofPayments = this.payments.slice(-2).flatMap((paymentId, nth) => [
      { name: `payment ${nth + 1}`, path: routePath('paymentInstructions', { paymentId }) },
      { name: `yes or no ${nth + 1}`, path: routePath('repaymentYesNo', { paymentId }) },
    ]);
    const offered = [
      { name: 'products', path: routePath('recommendationList') },
      { name: 'product', path: routePath('product', { productId: wishes[this.market].productId }) },
    ];
    const { problems } = await this.borrower.get<{ problems: { reportId: string }[] }>('problem/list');
    const ofComplaints = problems.slice(0, 2).map(({ reportId }, nth) => ({
      name: `complaint ${nth + 1}`,
      path: routePath('complaintPage', { reportId }),
    }));
    return [...plain, ...ofLoans, ...ofPayments, ...ofComplaints, ...offered];
  }

  async dispose(): Promise<void> {
    await this.context.close();
    await this.borrower.dispose();
  }
}
