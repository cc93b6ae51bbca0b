import { randomInt, randomUUID } from 'node:crypto';
import { request, type APIRequestContext } from '@playwright/test';
import { newPhone, type Market } from './identity-page.ts';
import { samplePicture } from './sample-picture.ts';

type Field = {
  field: string;
  kind: string;
  isRequired: boolean;
  options: { value: string }[];
  shownIf: { field: string; isOneOf: string[] } | null;
};
type Value = { field: string; value: string };
export type Term = { instalments: number; every: { count: number; unit: string } };

/** As many looks at an order as a loaded machine may need. */
const mostLooks = 2000;

/** What is asked for in words; anything else follows from the kind of the field. */
const answers: Readonly<Record<Market, Readonly<Record<string, string>>>> = {
  ph: {
    givenName: 'Maricel',
    familyName: 'Reyes',
    documentKind: 'passport',
    street: '12 Mabini Street',
    postalCode: '1000',
  },
  in: {
    givenName: 'Asha',
    familyName: 'Verma',
    documentKind: 'pan',
    street: '14 MG Road',
    postalCode: '560001',
  },
};
const shared: Readonly<Record<string, string>> = {
  bornOn: '1990-05-20',
  dependants: '1',
  employment: 'salaried',
  employer: 'Northwind Trading',
  position: 'Cashier',
  incomePerMonth: '45000',
  loansPerMonth: '2000',
  rentPerMonth: '5000',
};
export type Wish = { readonly productId: string; readonly amount: number; readonly term: Term };
export const wishes: Readonly<Record<Market, Wish>> = {
  ph: {
    productId: 'ph-instalments',
    amount: 800_000,
    term: { instalments: 3, every: { count: 1, unit: 'month' } },
  },
  in: {
    productId: 'in-instalments',
    amount: 2_000_000,
    term: { instalments: 6, every: { count: 1, unit: 'month' } },
  },
};
const suffix: Readonly<Record<Market, string>> = { ph: '', in: '-yd' };
const kycSteps: readonly string[] = ['base', 'personal', 'job'];
/** Whatever is asked for of anybody is given: a story may borrow as much as it likes. */
const everything = { amount: 10_000_000_000 };

/** A document's number that nobody else has. */
function documentNumber(market: Market): string {
  const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
  return market === 'ph' ? `P${digits(7)}A` : `ABCP${'ABCDEFGHJK'[randomInt(10)]}${digits(4)}Z`;
}

export type Refused = { readonly refused: string };

/** Tells a refusal from an answer. */
export const isRefused = (answer: object): answer is Refused => 'refused' in answer;

/**
 * A borrower who needs no screen: gets a story to where it begins. Speaks plain names, as the sandbox lets
 * anybody.
 */
export class BorrowerByApi {
  readonly phone: string;
  readonly #http: APIRequestContext;
  readonly #market: Market;

  private constructor(http: APIRequestContext, market: Market, phone: string) {
    this.#http = http;
    this.#market = market;
    this.phone = phone;
  }

  static async logIn(baseURL: string, market: Market, phone = newPhone(market)): Promise<BorrowerByApi> {
    const http = await request.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-requested-with': 'XMLHttpRequest' },
    });
    const borrower = new BorrowerByApi(http, market, phone);
    const { consents } = await borrower.get<{
      consents: { purpose: string; textVersion: string; isRequired: boolean }[];
    }>('session/login-init');
    await borrower.post('session/sms-code', { phone });
    const needed = consents.filter(({ isRequired }) => isRequired);
    await borrower.post('session/login', {
      phone,
      code: await borrower.code(),
      consents: needed.map(({ purpose, textVersion }) => ({ purpose, textVersion })),
    });
    return borrower;
  }

  /** Whoever is logged in already, in a browser: a story that needs no screen for what comes next. */
  static of(http: APIRequestContext, market: Market, phone: string): BorrowerByApi {
    return new BorrowerByApi(http, market, phone);
  }

  /** The session, for a browser that goes on from here. */
  async cookies() {
    return (await this.#http.storageState()).cookies;
  }

  async get<Answer>(path: string, query: Record<string, unknown> = {}): Promise<Answer> {
    const params = Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    const answer = await this.#http.get(`/api/${path}${suffix[this.#market]}`, {
      params: Object.fromEntries(params),
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  async post<Answer>(path: string, data: object, key: string = randomUUID()): Promise<Answer> {
    const headers = { 'idempotency-key': key, 'x-requested-with': 'XMLHttpRequest' };
    const answer = await this.#http.post(`/api/${path}${suffix[this.#market]}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  /** What is answered, or why it is refused: for whoever asks without knowing whether it can be had. */
  async ask<Answer>(path: string, data: object): Promise<Answer | Refused> {
    const headers = { 'idempotency-key': randomUUID(), 'x-requested-with': 'XMLHttpRequest' };
    const answer = await this.#http.post(`/api/${path}${suffix[this.#market]}`, { data, headers });
    if (answer.status() >= 500) throw new Error(`${path}: ${await answer.text()}`);
    if (answer.ok()) return (await answer.json()) as Answer;
    const { code } = (await answer.json()) as { code: string };
    return { refused: code };
  }

  /** The newest code that the sandbox's network carried to this number. */
  async code(): Promise<string> {
    const answer = await this.#http.get(`/api/sandbox/outbox?market=${this.#market}`);
    const { messages } = (await answer.json()) as { messages: { to: string; text: string }[] };
    const texts = messages.filter(({ to }) => to.endsWith(this.phone.slice(-9))).map(({ text }) => text);
    return /\b\d{6}\b/.exec(texts.find((text) => /\b\d{6}\b/.test(text)) ?? '')?.[0] ?? '';
  }

  async certify(
    changes: Readonly<Record<string, string>> = {},
    steps: readonly string[] = kycSteps,
  ): Promise<this> {
    for (const step of steps) {
      const { fields } = await this.get<{ fields: Field[] }>(`certification/${step}`, everything);
      const values: Value[] = [];
      for (const field of fields) {
        const isShown =
          field.shownIf === null ||
          values.some(
            (given) => given.field === field.shownIf?.field && field.shownIf.isOneOf.includes(given.value),
          );
        if (isShown && (field.isRequired || field.field in answers[this.#market]))
          values.push({ field: field.field, value: changes[field.field] ?? (await this.#answer(field)) });
      }
      await this.post(`certification/${step}-save`, { values, ...everything });
    }
    return this;
  }

  async #answer({ field, kind, options }: Field): Promise<string> {
    const said = answers[this.#market][field] ?? shared[field];
    if (said !== undefined) return said;
    if (kind === 'choice') return options[0]?.value ?? '';
    if (kind === 'document-number') return documentNumber(this.#market);
    if (kind === 'picture') return this.picture(field);
    if (kind === 'city') {
      const { regions } = await this.get<{ regions: { cities: { code: string }[] }[] }>('home/cities');
      return regions[0]?.cities[0]?.code ?? '';
    }
    throw new Error(`nobody knows what to answer to ${field}`);
  }

  async picture(field: string): Promise<string> {
    const purposes: Readonly<Record<string, string>> = {
      documentFront: 'identity-front',
      documentBack: 'identity-back',
      selfie: 'selfie',
    };
    const { imageId } = await this.post<{ imageId: string }>('image/upload', {
      uploadId: randomUUID(),
      purpose: purposes[field] ?? 'income-proof',
      offset: 0,
      totalBytes: samplePicture.length,
      base64: samplePicture.toString('base64'),
    });
    return imageId;
  }

  async problemPicture(): Promise<string> {
    const { imageId } = await this.post<{ imageId: string }>('problem/upload-image', {
      uploadId: randomUUID(),
      offset: 0,
      totalBytes: samplePicture.length,
      base64: samplePicture.toString('base64'),
    });
    return imageId;
  }

  async complain(different: object = {}): Promise<string> {
    const { reportId } = await this.post<{ reportId: string }>('problem/save', {
      kind: 'payment-not-counted',
      words: 'I paid yesterday at 18:40. The app still says I owe it.',
      answerWay: 'app',
      ...different,
    });
    return reportId;
  }

  /** What staff do with a complaint. */
  async staffAct(reportId: string, act: string, words?: string): Promise<void> {
    const data = { reportId, act, ...(words !== undefined && { words }) };
    const answer = await this.#http.post('/api/sandbox/problem-act', { data });
    if (!answer.ok()) throw new Error(`problem-act: ${answer.status()} ${await answer.text()}`);
  }

  async addAccount(holder?: string): Promise<string> {
    await this.post('session/step-up-code', { purpose: 'payout-account', by: 'sms' });
    const { givenName = '', familyName = '' } = answers[this.#market];
    const account =
      this.#market === 'ph'
        ? {
            kind: 'wallet',
            institution: 'GCSH',
            number: `0917${String(randomInt(10 ** 7)).padStart(7, '0')}`,
          }
        : {
            kind: 'bank',
            institution: 'HDFC0000001',
            number: `501001${String(randomInt(10 ** 8)).padStart(8, '0')}`,
          };
    const answer = await this.post<{ account: { accountId: string } }>('certification/bank-save', {
      ...account,
      holder: holder ?? `${givenName} ${familyName}`,
      code: await this.code(),
    });
    return answer.account.accountId;
  }

  /** All that is asked for before one can apply. */
  async certified(): Promise<this> {
    await this.certify();
    await this.addAccount();
    return this;
  }

  /** From the wish to the money in the account. */
  async borrow(wish?: Wish): Promise<string> {
    const orderId = await this.apply(wish);
    await this.until(orderId, 'approved');
    await this.sign(orderId);
    await this.until(orderId, 'paid-out');
    return orderId;
  }

  async sign(orderId: string): Promise<void> {
    type Offer = {
      quote: {
        amount: number;
        term: Term;
        netReceived: number;
        totalToRepay: number;
        rows: { dueOn: string }[];
      };
      codeAbout: { accountId: string; about: string; agreementFingerprint: string }[];
      purposes: { value: string }[];
      disclosureFingerprint: string;
      agreementVersion: string;
    };
    const { purposes } = await this.get<Offer>('loan/offer', { orderId });
    const purpose = purposes[0]?.value ?? '';
    const offer = await this.get<Offer>('loan/offer', { orderId, purpose });
    const { quote, codeAbout, disclosureFingerprint, agreementVersion } = offer;
    const { accountId = '', about = '', agreementFingerprint = '' } = codeAbout[0] ?? {};
    const loan = { orderId, amount: quote.amount, term: quote.term, firstDueOn: null, purpose };
    await this.post('session/step-up-code', { purpose: 'sign', by: 'sms', about, loan });
    await this.post('loan/confirm', {
      orderId,
      amount: quote.amount,
      term: quote.term,
      accountId,
      purpose,
      shown: {
        netReceived: quote.netReceived,
        totalToRepay: quote.totalToRepay,
        firstDueOn: quote.rows[0]?.dueOn ?? '',
      },
      disclosureFingerprint,
      agreementVersion,
      agreementFingerprint,
      hasReadDisclosure: true,
      acceptsAgreement: true,
      code: await this.code(),
    });
  }

  async apply(wish: Wish = wishes[this.#market]): Promise<string> {
    const { orderId } = await this.post<{ orderId: string }>('product/apply', wish);
    return orderId;
  }

  /**
   * A code for the next instalment, by a way of this kind: over the counter in the Philippines and by UPI in
   * India unless told.
   */
  async wantToPay(
    loanId: string,
    kind = this.#market === 'ph' ? 'over-the-counter' : 'upi',
  ): Promise<string> {
    type Ways = { amount: number; payTypes: { payTypeId: string; kind: string; isDown: boolean }[] };
    const wish = { loanId, choice: 'instalment' };
    const { amount, payTypes } = await this.get<Ways>('loan/init-pay-type', wish);
    const payTypeId = payTypes.find((way) => way.kind === kind && !way.isDown)?.payTypeId ?? '';
    const { paymentId } = await this.post<{ paymentId: string }>('loan/generate-code', {
      ...wish,
      amount,
      payTypeId,
    });
    return paymentId;
  }

  /** Waits until the order is in one of these states: the sandbox's stand-ins take a moment. */
  async until(orderId: string, ...states: string[]): Promise<string> {
    for (let looks = 0; ; looks += 1) {
      const { item } = await this.get<{ item: { state: string } }>('loan/details', { orderId });
      if (states.includes(item.state)) return item.state;
      if (looks > mostLooks)
        throw new Error(`${orderId} stays ${item.state}, and ${states.join(' or ')} was awaited`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async dispose(): Promise<void> {
    await this.#http.dispose();
  }
}
