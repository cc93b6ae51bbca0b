import { randomUUID } from 'node:crypto';
import { privacyRules, markets, type MarketId } from '@candor/markets';
import type { SimulatedLender, Who } from '../lender/simulated-lender.ts';
import { newcomer } from './newcomer.ts';

type Step = 'base' | 'personal' | 'job' | 'ext';
type Values = Readonly<Record<string, string>>;

let lastPhone = 4_100_000;
const areas = { ph: '917', in: '987' } as const;
const textVersion = privacyRules.ph.consents.account.version;

/** Somebody of a market, logged in, with the pictures that a certification needs. */
export class Applicant {
  readonly app: SimulatedLender;
  readonly who: Who;
  readonly borrowerId: string;
  readonly phone: string;
  readonly market: MarketId;
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

  static async come(app: SimulatedLender, market: MarketId): Promise<Applicant> {
    lastPhone += 1;
    // Many come from one machine here; its limit fills up again while time passes.
    app.pass(30);
    const { who, phone, borrowerId } = await newcomer(app, market, `${areas[market]}${lastPhone}`);
    const pictures = {
      documentFront: await givePicture(app, borrowerId, 'identity-front'),
      documentBack: await givePicture(app, borrowerId, 'identity-back'),
      selfie: await givePicture(app, borrowerId, 'selfie'),
      incomeProof: await givePicture(app, borrowerId, 'income-proof'),
    };
    return new Applicant({ app, who, borrowerId, phone, market, pictures });
  }

  get = (path: string, language = 'en', query = '') =>
    this.app.get(`certification/${path}${suffixOf(this.market)}${query && `?${query}`}`, this.in(language));
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

type PicturePurpose = 'identity-front' | 'identity-back' | 'selfie' | 'income-proof';

/** A picture that a borrower has sent, without its bytes: for what looks only at whether it is there. */
export async function givePicture(
  { test, identity }: SimulatedLender,
  borrowerId: string,
  purpose: PicturePurpose,
): Promise<string> {
  const id = randomUUID();
  await test.sql(
    `insert into picture (id, borrower_id, purpose, media_type, width, height, bytes, sha256, store_key, created_at)
     values ($1, $2, $3, 'image/jpeg', 800, 600, 1000, decode(repeat('00', 32), 'hex'), $4, $5)`,
    [id, borrowerId, purpose, `test/${id}`, identity.now()],
  );
  return id;
}

export const suffixOf = (market: MarketId) => markets[market].callSuffix;

let lastNumber = 3_000_000;
/** Another document for everybody: one document opens one account. */
export function numberOf(market: MarketId): string {
  lastNumber += 1;
  return { ph: `P${lastNumber}A`, in: `ABCPE${String(lastNumber).slice(-4)}F` }[market];
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
const valuesOf: Readonly<Record<MarketId, Values>> = {
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
    'purpose',
  ],
  ext: ['references', 'reference1Name', 'reference1Phone', 'reference1Relation'],
};
