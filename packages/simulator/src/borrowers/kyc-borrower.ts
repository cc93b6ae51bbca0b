import type { MarketId } from '@candor/markets';
import { saveStepRow } from '@candor/store/kyc';
import type { SimulatedLender } from '../lender/simulated-lender.ts';
import { borrow, months, type Borrowed } from './borrow.ts';
import { borrowerOf, newcomer, type Newcomer } from './newcomer.ts';

/** Where an ordinary borrower of a market has an account, and what they ask for. */
const ordinary = {
  ph: {
    area: '917',
    institution: 'BDO',
    asked: { productId: 'ph-instalments', amount: 800_000n, term: months(3) },
  },
  in: {
    area: '987',
    institution: 'HDFC0000001',
    asked: { productId: 'in-two-years', amount: 2_000_000n, term: months(24) },
  },
} as const;

/** Maricel, 32, who earns 30,000.00 and pays 3,000.00 of rent: what she gives in each step. */
const given = {
  base: { givenName: 'Maricel', familyName: 'Reyes', bornOn: '1994-03-08', documentKind: 'passport' },
  personal: { city: 'somewhere', street: '14 Mabini Street', postalCode: '1000', dependants: '1' },
  job: {
    employment: 'employed',
    incomePerMonth: '30000.00',
    payDay: '15',
    loansPerMonth: '0.00',
    rentPerMonth: '3000.00',
    purpose: 'school-fees',
  },
  ext: { references: 'none' },
} as const;

type Step = keyof typeof given;
const steps = Object.keys(given) as Step[];
type Name = { readonly givenName: string; readonly familyName: string };
type Given = Partial<Record<Step, Readonly<Record<string, string>>>>;

/** What was given in these steps is there, however it came. */
async function saveSteps(
  { test, identity }: SimulatedLender,
  borrowerId: string,
  state: 'saved' | 'accepted',
  answers: Given,
): Promise<void> {
  await test.database.withTransaction(async (tx) => {
    for (const step of steps) {
      const values = Object.entries(answers[step] ?? {}).map(([field, value]) => ({ field, value }));
      if (values.length === 0) continue;
      const sealed = identity.seal.seal(JSON.stringify(values), `certification:${step}:${borrowerId}`);
      const kept = { step, state, sealed, refusalsSealed: null, changedAt: identity.now() };
      await saveStepRow(tx, borrowerId, kept);
    }
  });
}

/** All four steps, accepted. */
export const certify = (app: SimulatedLender, borrowerId: string, name: Name = given.base): Promise<void> =>
  saveSteps(app, borrowerId, 'accepted', { ...given, base: { ...given.base, ...name } });

/** The first step with nothing in it but a name, for what looks only at that. */
export async function giveName(
  app: SimulatedLender,
  { market, phone }: { readonly market: MarketId; readonly phone: string },
  name: Name,
): Promise<string> {
  const borrowerId = await borrowerOf(app, market, phone);
  await saveSteps(app, borrowerId, 'accepted', { base: name });
  return borrowerId;
}

export async function addAccount(
  app: SimulatedLender,
  { suffix, who, phone }: Pick<Newcomer, 'suffix' | 'who' | 'phone'>,
  account: object,
): Promise<string> {
  await app.post(`session/step-up-code${suffix}`, { purpose: 'payout-account', by: 'sms' }, who);
  const code = await app.codeFor(phone);
  const answer = await app.post(`certification/bank-save${suffix}`, { ...account, code }, who);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().account.accountId as string;
}

/** What differs from an ordinary borrower. */
export type Different = {
  readonly familyName?: string;
  readonly bornOn?: string;
  readonly incomePerMonth?: string;
  readonly loansPerMonth?: string;
  readonly accountNumber?: string;
  /** Steps that are not given. */
  readonly without?: readonly string[];
};

export type KycBorrower = Newcomer & {
  /** As the app would send it. */
  readonly asked: { readonly productId: string; readonly amount: number; readonly term: Borrowed['term'] };
};

let lastToApply = 5_000_000;

/** Somebody who has logged in and gone through every step of the KYC, and has applied for nothing yet. */
export async function kycBorrower(
  app: SimulatedLender,
  market: MarketId,
  different: Different = {},
): Promise<KycBorrower> {
  const { familyName = given.base.familyName, bornOn = given.base.bornOn, without = [] } = different;
  const { incomePerMonth = given.job.incomePerMonth, loansPerMonth = given.job.loansPerMonth } = different;
  const { area, institution, asked } = ordinary[market];
  const last = (lastToApply += 1);
  const one = await newcomer(app, market, `${area}${last}`);
  const answers = Object.entries({
    base: { ...given.base, familyName, bornOn },
    personal: given.personal,
    job: { ...given.job, incomePerMonth, loansPerMonth },
    ext: given.ext,
  }).filter(([step]) => !without.includes(step));
  await saveSteps(app, one.borrowerId, 'saved', Object.fromEntries(answers));
  app.pass(200);
  if (!without.includes('bank') && !without.includes('base')) {
    const number = different.accountNumber ?? `88${last}0012`;
    await addAccount(app, one, { kind: 'bank', institution, number, holder: `Maricel ${familyName}` });
  }
  // What follows is newer than what was.
  app.pass(60);
  return { ...one, asked: { ...asked, amount: Number(asked.amount) } };
}

export type OfferedBorrower = Newcomer & { readonly accountId: string; readonly orderId: string };

let lastOffered = 4_000_000;

/**
 * Somebody with accepted KYC, an account of their own and an open offer, as far as the screens would have
 * brought them.
 */
export async function offeredBorrower(
  app: SimulatedLender,
  market: MarketId,
  different: Partial<Pick<Borrowed, 'productId' | 'amount' | 'term'>> = {},
): Promise<OfferedBorrower> {
  const { area, institution, asked } = ordinary[market];
  const last = (lastOffered += 1);
  const one = await newcomer(app, market, `${area}${last}`);
  const { borrowerId } = one;
  await certify(app, borrowerId);
  app.pass(200);
  const account = { kind: 'bank', institution, number: `77${last}0012`, holder: 'Maricel Reyes' };
  const accountId = await addAccount(app, one, account);
  const orderId = await borrow(app, { market, borrowerId, ...asked, ...different }, 'approved');
  return { ...one, accountId, orderId };
}
