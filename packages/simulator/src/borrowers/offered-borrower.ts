import type { MarketId } from '@candor/markets';
import { fillPageConfiguration } from '@candor/services/customers/pages';
import { saveStepRow } from '@candor/store/kyc';
import { borrow, borrowerOf, done, months, openShop, type Borrowed } from './borrow.ts';
import type { IdentityApp, Who } from './identity-app.ts';

const there = {
  ph: {
    suffix: '',
    dial: (n: number) => `0917${n}`,
    international: (n: number) => `+63917${n}`,
    account: { kind: 'bank', institution: 'BDO', number: '0012 3456 7890', holder: 'Maricel Reyes' },
    licence: { registrationNo: 'CS201912345', authorityNo: '1234' },
    asked: { productId: 'ph-instalments', amount: 800_000n, term: months(3) },
  },
  in: {
    suffix: '-yd',
    dial: (n: number) => `987${n}`,
    international: (n: number) => `+91987${n}`,
    account: {
      kind: 'bank',
      institution: 'HDFC0000001',
      number: '5010 0123 4567 89',
      holder: 'Maricel Reyes',
    },
    licence: { registrationNo: 'N-13.02345' },
    asked: { productId: 'in-two-years', amount: 2_000_000n, term: months(24) },
  },
} as const;

const given = {
  base: { givenName: 'Maricel', familyName: 'Reyes', bornOn: '1994-03-08', documentKind: 'passport' },
  personal: { city: 'somewhere', street: '14 Mabini Street', postalCode: '1000', dependants: '1' },
  job: { employment: 'employed', incomePerMonth: '30000.00', payDay: '15' },
  ext: { loansPerMonth: '0.00', rentPerMonth: '3000.00', purpose: 'school-fees' },
} as const;

export type OfferedBorrower = {
  readonly market: MarketId;
  readonly suffix: string;
  readonly who: Who;
  readonly phone: string;
  readonly borrowerId: string;
  readonly accountId: string;
  readonly orderId: string;
};

/** The shop, and what the company's own page says of it. */
export async function openLender(app: IdentityApp): Promise<void> {
  await openShop(app);
  await done(
    app,
    fillPageConfiguration,
    (['ph', 'in'] as const).map((market) => ({
      market,
      comName: 'Candor',
      email: 'help@candorlending.example',
      address: '127 Leviste Street, Makati City',
      copyright: '© 2026 Candor Lending Corporation.',
      servicePhone: '+63 2 8888 0100',
      licence: { corporateName: 'Candor Lending Corporation', ...there[market].licence },
      theme: { background: '#F6F8F7', bgFontColor: '#0B5D4B', fontColor: '#14231F' },
    })),
  );
}

let last = 4_000_000;

/** Somebody who is certified, has an account of their own and an open offer, as far as the screens would have brought them. */
export async function offeredBorrower(
  app: IdentityApp,
  market: MarketId,
  different: Partial<Pick<Borrowed, 'productId' | 'amount' | 'term'>> = {},
): Promise<OfferedBorrower> {
  const { suffix, dial, international, account, asked } = there[market];
  last += 1;
  const phone = dial(last);
  const who = await app.logIn(phone, suffix);
  const borrowerId = await borrowerOf(app, market, international(last));
  await certify(app, borrowerId);
  app.pass(200);
  const accountId = await addAccount(app, { suffix, who, phone }, { ...account, number: `77${last}0012` });
  const orderId = await borrow(app, { market, borrowerId, ...asked, ...different }, 'approved');
  return { market, suffix, who, phone, borrowerId, accountId, orderId };
}

/** All four steps, accepted. */
export async function certify(
  app: IdentityApp,
  borrowerId: string,
  name: { readonly givenName: string; readonly familyName: string } = given.base,
): Promise<void> {
  for (const step of ['base', 'personal', 'job', 'ext'] as const) {
    const values = Object.entries({ ...given[step], ...(step === 'base' && name) }).map(([field, value]) => ({
      field,
      value,
    }));
    const sealed = app.identity.seal.seal(JSON.stringify(values), `certification:${step}:${borrowerId}`);
    const row = {
      step,
      state: 'accepted',
      sealed,
      refusalsSealed: null,
      changedAt: app.identity.now(),
    } as const;
    await app.test.database.withTransaction((tx) => saveStepRow(tx, borrowerId, row));
  }
}

export async function addAccount(
  app: IdentityApp,
  { suffix, who, phone }: Pick<OfferedBorrower, 'suffix' | 'who' | 'phone'>,
  account: object,
): Promise<string> {
  await app.post(`session/step-up-code${suffix}`, { purpose: 'payout-account', by: 'sms' }, who);
  const code = await app.codeFor(phone);
  const answer = await app.post(`certification/bank-save${suffix}`, { ...account, code }, who);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().account.accountId as string;
}
