import type { MarketId } from '@candor/markets';
import { saveStepRow } from '@candor/store/kyc';
import { borrowerOf, months } from './borrow.ts';
import type { IdentityApp, Who } from './identity-app.ts';
import { addAccount } from './offered-borrower.ts';

const there = {
  ph: {
    suffix: '',
    dial: (n: number) => `0917${n}`,
    international: (n: number) => `+63917${n}`,
    institution: 'BDO',
    asked: { productId: 'ph-instalments', amount: 800_000, term: months(3) },
  },
  in: {
    suffix: '-yd',
    dial: (n: number) => `987${n}`,
    international: (n: number) => `+91987${n}`,
    institution: 'HDFC0000001',
    asked: { productId: 'in-two-years', amount: 2_000_000, term: months(24) },
  },
} as const;

/** What differs from an ordinary borrower: Maricel, 32, who earns 30,000.00 and pays 3,000.00 of rent. */
export type Different = {
  readonly familyName?: string;
  readonly bornOn?: string;
  readonly incomePerMonth?: string;
  readonly loansPerMonth?: string;
  readonly accountNumber?: string;
  /** Steps that are not given. */
  readonly without?: readonly string[];
};

export type KycBorrower = {
  readonly market: MarketId;
  readonly suffix: string;
  readonly who: Who;
  readonly phone: string;
  readonly borrowerId: string;
  readonly asked: (typeof there)[MarketId]['asked'];
};

let last = 5_000_000;

/** Somebody who has logged in and gone through every step of the certification, and has applied for nothing yet. */
export async function kycBorrower(
  app: IdentityApp,
  market: MarketId,
  different: Different = {},
): Promise<KycBorrower> {
  const { familyName = 'Reyes', without = [] } = different;
  const { suffix, dial, international, institution, asked } = there[market];
  last += 1;
  const phone = dial(last);
  const who = await app.logIn(phone, suffix);
  const borrowerId = await borrowerOf(app, market, international(last));
  const given = {
    base: {
      givenName: 'Maricel',
      familyName,
      bornOn: different.bornOn ?? '1994-03-08',
      documentKind: 'passport',
    },
    personal: { city: 'somewhere', street: '14 Mabini Street', postalCode: '1000', dependants: '1' },
    job: { employment: 'employed', incomePerMonth: different.incomePerMonth ?? '30000.00', payDay: '15' },
    ext: {
      loansPerMonth: different.loansPerMonth ?? '0.00',
      rentPerMonth: '3000.00',
      purpose: 'school-fees',
    },
  };
  await app.test.database.withTransaction(async (tx) => {
    for (const step of ['base', 'personal', 'job', 'ext'] as const) {
      if (without.includes(step)) continue;
      const values = Object.entries(given[step]).map(([field, value]) => ({ field, value }));
      const sealed = app.identity.seal.seal(JSON.stringify(values), `certification:${step}:${borrowerId}`);
      const kept = { sealed, refusalsSealed: null, changedAt: app.identity.now() };
      await saveStepRow(tx, borrowerId, { step, state: 'saved', ...kept });
    }
  });
  app.pass(200);
  if (!without.includes('bank') && !without.includes('base')) {
    const number = different.accountNumber ?? `88${last}0012`;
    const account = { kind: 'bank', institution, number, holder: `Maricel ${familyName}` };
    await addAccount(app, { suffix, who, phone }, account);
  }
  // What follows is newer than what was.
  app.pass(60);
  return { market, suffix, who, phone, borrowerId, asked };
}
