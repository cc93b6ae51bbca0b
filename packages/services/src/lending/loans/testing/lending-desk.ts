import { randomUUID } from 'node:crypto';
import { parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';
import { productTermsJson, type ProductTerms } from '@candor/domain/product';
import { isRefusal } from '@candor/domain/refusals';
import { markets, products, quoteProduct, type MarketId } from '@candor/markets';
import { currentProductVersion } from '@candor/store/products';
import { moveBusinessClock, openBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { createTestDatabase, type TestDatabase } from '@candor/store/testing';
import type { Actor, Facts, Json } from '../../../kernel/commands/command.ts';
import { runCommand } from '../../../kernel/commands/run-command.ts';
import { instantOf } from '../../../kernel/time/market-time.ts';
import { approveOrder } from '../../applications/approve-application.ts';
import { disclosureFingerprint } from '../../applications/disclosure-fingerprint.ts';
import { productTermsOf } from '../../applications/product-terms-of.ts';
import { signApplication, type SignApplication } from '../../applications/sign-application.ts';
import { startReview } from '../../applications/start-review.ts';
import { submitApplication } from '../../applications/submit-application.ts';
import { receivePayment } from '../../../payments/payments/receive-payment.ts';
import { settlePayout } from '../../../payments/disbursements/settle-disbursement.ts';
import { startDisbursement } from '../../../payments/disbursements/start-disbursement.ts';
import { saveProduct } from '../../products/save-product.ts';
import { asCommand, type Runnable } from './as-command.ts';

export { asCommand, type Runnable } from './as-command.ts';
export { disputeRow, passDayOfLoan, waiveCharges, writeOffLoan } from './loan-acts.ts';

const actor: Actor = { kind: 'staff', id: 'desk' };

export function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (isRefusal(date)) throw new Error(`${text} is no day`);
  return date;
}

type Told = { readonly refused: string; readonly facts?: Facts };

/** A lender at work in a test: its products are saved, and whatever is asked goes through the funnel. */
export class LendingDesk {
  readonly test: TestDatabase;
  readonly channel: string;
  readonly market: MarketId;
  #money = 0;

  private constructor(test: TestDatabase, market: MarketId) {
    this.test = test;
    this.market = market;
    this.channel = market === 'ph' ? 'dragonpay' : 'upi';
  }

  static async open(market: MarketId, on: string): Promise<LendingDesk> {
    return LendingDesk.#start(await createTestDatabase(), market, on);
  }

  /** The same lender in another market, in the same books. */
  beside(market: MarketId, on: string): Promise<LendingDesk> {
    return LendingDesk.#start(this.test, market, on);
  }

  static async #start(test: TestDatabase, market: MarketId, on: string): Promise<LendingDesk> {
    await test.database.withTransaction((tx) => openBusinessClock(tx, market, day(on)));
    const desk = new LendingDesk(test, market);
    for (const { key, terms } of products[market]) {
      await desk.done(saveProduct, { productId: key, market, terms: productTermsJson(terms) });
    }
    return desk;
  }

  /** Runs a command; a refusal fails the test. */
  async done<Input, Output extends Json, Code extends string>(
    command: Runnable<Input, Output, Code>,
    input: Input,
    idempotencyKey?: string,
  ): Promise<Output> {
    const now = await this.#noon();
    const request = { actor, input, now, ...(idempotencyKey !== undefined && { idempotencyKey }) };
    const answer = await runCommand(this.test.database, asCommand(command), request);
    if (answer.kind === 'done') return answer.output;
    throw new Error(JSON.stringify(answer));
  }

  /** Runs a command that must be refused: at noon of the business day, unless told otherwise. */
  async refused<Input, Output extends Json, Code extends string>(
    command: Runnable<Input, Output, Code>,
    input: Input,
    at?: Date,
  ): Promise<Told> {
    const now = at ?? (await this.#noon());
    const answer = await runCommand(this.test.database, asCommand(command), { actor, input, now });
    if (answer.kind === 'refused') return answer.refusal;
    throw new Error(`not refused: ${JSON.stringify(answer)}`);
  }

  async moveTo(to: string): Promise<void> {
    await this.test.database.withTransaction(async (tx) => {
      const clock = await readBusinessClock(tx, this.market);
      if (!clock || clock.businessDate === to) return;
      const moved = await moveBusinessClock(tx, {
        market: this.market,
        from: clock.businessDate,
        to: day(to),
      });
      if ('refused' in moved) throw new Error(moved.refused);
    });
  }

  async today(): Promise<CalendarDate> {
    const clock = await this.test.database.withTransaction((tx) => readBusinessClock(tx, this.market));
    return clock?.businessDate ?? day('2026-01-01');
  }

  /** The world's clock goes with the lender's: a test means the same whenever it is run. */
  async #noon(): Promise<Date> {
    return instantOf(await this.today(), '12:00', markets[this.market].timeZone);
  }

  /** An order as far as an open offer. */
  async offer({
    amount,
    months,
    productId = this.productFor(months).key,
  }: Choice): Promise<OfferedApplication> {
    const product = await this.#termsOf(productId);
    const [orderId, borrowerId] = [randomUUID(), randomUUID()];
    const term = { instalments: months, every: { count: 1, unit: 'month' as const } };
    const { market } = this;
    await this.done(submitApplication, {
      orderId,
      borrowerId,
      market,
      productId,
      amount,
      term,
      missingSteps: [],
    });
    await this.done(startReview, { orderId });
    const on = await this.today();
    await this.done(approveOrder, { orderId, mostAmount: amount, openUntil: on });
    const quote = quoteProduct(market, product, { amount, term, disbursedOn: on }, on);
    if (isRefusal(quote)) throw new Error(quote.refused);
    const { netReceived, totals, rows } = quote.schedule;
    const shown = { netReceived, totalToRepay: totals.total, firstDueOn: rows[0]?.dueOn ?? on };
    const said = { hasReadDisclosure: true, acceptsAgreement: true, hasRightCode: true, accountIsOwn: true };
    const agreementVersion = '2026-11';
    const print = disclosureFingerprint(market, product, quote, agreementVersion);
    const papers = { disclosureFingerprint: print, agreementVersion };
    return { orderId, borrowerId, signing: { orderId, amount, term, shown, ...said, ...papers } };
  }

  async #termsOf(productId: string): Promise<ProductTerms> {
    const version = await this.test.database.withTransaction((tx) => currentProductVersion(tx, productId));
    if (!version) throw new Error(`no product ${productId}`);
    return productTermsOf(version, await this.today());
  }

  productFor(months: number): (typeof products)[MarketId][number] {
    const found = products[this.market].find(({ terms }) =>
      terms.terms.some(({ instalments, every }) => instalments === months && every.unit === 'month'),
    );
    if (!found) throw new Error(`no product of ${months} months`);
    return found;
  }

  /** A loan that was applied for, signed and paid out today. */
  async lend(choice: Choice): Promise<bigint> {
    const { orderId, signing } = await this.offer(choice);
    await this.done(signApplication, signing);
    const payoutId = randomUUID();
    await this.done(startDisbursement, { orderId, payoutId });
    const { loanId } = await this.done(settlePayout, { payoutId });
    return BigInt(loanId ?? 0);
  }

  /** Money that a channel reports today, unless told otherwise. */
  async money(amount: bigint, more: Partial<Parameters<typeof receivePayment.subject>[0]> = {}) {
    this.#money += 1;
    const { market, channel } = this;
    const receivedOn = await this.today();
    const report = {
      paymentId: randomUUID(),
      market,
      channel,
      externalId: `R-${this.#money}`,
      amount,
      receivedOn,
    };
    return { ...report, loanId: null, ...more };
  }
}

/** Of the product given, or of the first that the market starts with that has such a term. */
type Choice = { readonly amount: bigint; readonly months: number; readonly productId?: string };

export type OfferedApplication = {
  readonly orderId: string;
  readonly borrowerId: string;
  readonly signing: SignApplication;
};
