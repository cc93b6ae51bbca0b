import { markets } from '@candor/markets';
import { borrowerOf } from './borrow.ts';
import { givePicture } from './give-pictures.ts';
import type { IdentityApp, Who } from './identity-app.ts';

export type MarketName = 'ph' | 'in';
type Step = 'base' | 'personal' | 'job' | 'ext';
type Values = Readonly<Record<string, string>>;

let lastPhone = 4_100_000;
const textVersion = '2026-11-01';

/** Somebody of a market, logged in, with the pictures that a certification needs. */
export class Applicant {
  readonly app: IdentityApp;
  readonly who: Who;
  readonly borrowerId: string;
  readonly phone: string;
  readonly market: MarketName;
  readonly pictures: Values;

  private constructor(
    facts: Pick<Applicant, 'app' | 'who' | 'borrowerId' | 'phone' | 'market' | 'pictures'>,
  ) {
    this.app = facts.app;
    this.who = facts.who;
    this.borrowerId = facts.borrowerId;
    this.phone = facts.phone;
    this.market = facts.market;
    this.pictures = facts.pictures;
  }

  static async come(app: IdentityApp, market: MarketName): Promise<Applicant> {
    lastPhone += 1;
    // Many come from one machine here; its limit fills up again while time passes.
    app.pass(30);
    const phone = market === 'ph' ? `0917${lastPhone}` : `987${lastPhone}`;
    const who = await app.logIn(phone, suffixOf(market));
    const abroad = market === 'ph' ? `+63${phone.slice(1)}` : `+91${phone}`;
    const borrowerId = await borrowerOf(app, market, abroad);
    const pictures = {
      documentFront: await givePicture(app, borrowerId, 'identity-front'),
      documentBack: await givePicture(app, borrowerId, 'identity-back'),
      selfie: await givePicture(app, borrowerId, 'selfie'),
      incomeProof: await givePicture(app, borrowerId, 'income-proof'),
    };
    return new Applicant({ app, who, borrowerId, phone, market, pictures });
  }

  get = (path: string, language = 'en') =>
    this.app.get(`certification/${path}${suffixOf(this.market)}`, this.in(language));
  post = (path: string, body: unknown, language = 'en') =>
    this.app.post(`certification/${path}${suffixOf(this.market)}`, body, this.in(language));

  private in(language: string): Who {
    return { ...this.who, headers: { 'x-language': language } };
  }

  values(step: Step, changes: Values = {}): { field: string; value: string }[] {
    const all: Values = {
      ...valuesOf[this.market],
      documentNumber: numberOf(this.market),
      ...this.pictures,
      ...changes,
    };
    return fieldsOf[step].map((field) => ({ field, value: all[field] ?? '' }));
  }

  save = (step: Step, changes: Values = {}, language = 'en') =>
    this.post(`${step}-save`, { values: this.values(step, changes) }, language);

  consent = (isGiven: boolean) =>
    this.app.post(
      `privacy/consent-set${suffixOf(this.market)}`,
      { purpose: 'references', isGiven, textVersion },
      this.who,
    );
}

export const suffixOf = (market: MarketName) => markets[market].callSuffix;

let lastNumber = 3_000_000;
/** Another document for everybody: one document opens one account. */
export function numberOf(market: MarketName): string {
  lastNumber += 1;
  return market === 'ph' ? `P${lastNumber}A` : `ABCPE${String(lastNumber).slice(-4)}F`;
}

const shared = {
  bornOn: '1994-03-12',
  livingSince: 'over-3-years',
  dependants: '2',
  email: '',
  employment: 'salaried',
  position: 'Cashier',
  workingSince: 'over-3-years',
  incomePerMonth: '22,000.50',
  payDay: 'once-a-month',
  loansPerMonth: '1500',
  rentPerMonth: '0',
  purpose: 'bills',
  references: 'none',
};
const valuesOf: Readonly<Record<MarketName, Values>> = {
  ph: {
    ...shared,
    givenName: 'Maricel',
    familyName: 'Dela Cruz',
    documentKind: 'passport',
    city: '0702202000',
    street: '12 Mabini Street, San Roque',
    postalCode: '6023',
    employer: 'Divisoria Fresh Market',
  },
  in: {
    ...shared,
    givenName: 'Lakshmi',
    familyName: '',
    documentKind: 'pan',
    street: '4 MG Road, Ashok Nagar',
    postalCode: '560001',
    employer: 'Ashok Textiles',
  },
};
const fieldsOf: Readonly<Record<Step, readonly string[]>> = {
  base: ['givenName', 'familyName', 'bornOn', 'documentKind', 'documentNumber', 'documentFront', 'selfie'],
  personal: ['city', 'street', 'postalCode', 'livingSince', 'dependants', 'email'],
  job: [
    'employment',
    'employer',
    'position',
    'workingSince',
    'incomePerMonth',
    'payDay',
    'loansPerMonth',
    'rentPerMonth',
    'incomeProof',
  ],
  ext: ['purpose', 'references', 'reference1Name', 'reference1Phone', 'reference1Relation'],
};
