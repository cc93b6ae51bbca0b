import type { MarketId } from '@candor/markets';
import { readBankOpening } from '@candor/store/bank';
import type { Database, ReadTx } from '@candor/store/database';
import { listImports } from '@candor/store/imports';
import { listOfferedProducts } from '@candor/store/products';
import { listRoles } from '@candor/store/staff';
import { houseChannels, readChannelTests } from '../../backoffice/channels/index.ts';
import { holidaysOfYear, readPage } from '../../customers/pages/index.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';

type SetupKey =
  | 'licence'
  | 'brand'
  | 'people'
  | 'product'
  | 'holidays'
  | 'bureau'
  | 'bank-account'
  | 'payment-channel'
  | 'disbursement-channel'
  | 'opening-balances'
  | 'messages';

export type SetupStep = {
  readonly key: SetupKey;
  readonly isDone: boolean;
  /** A lender can open without it. */
  readonly isOptional: boolean;
};

const needed = (key: SetupKey, isDone: boolean): SetupStep => ({ key, isDone, isOptional: false });
const optional = (key: SetupKey, isDone: boolean): SetupStep => ({ key, isDone, isOptional: true });

/**
 * What a new lender sets up in a market before the first loan, and how much of it is there. Every step is
 * read from what the step itself leaves behind: nobody ticks a box.
 */
export async function readSetup(
  database: Database,
  deps: LendingDeps,
  market: MarketId,
): Promise<SetupStep[]> {
  const page = await readPage(database, market);
  const tests = await readChannelTests(database, market);
  const works = (kind: string) =>
    houseChannels(deps, market).some(
      ({ key }) => key.startsWith(`${kind}:`) && tests.get(key)?.isWorking === true,
    );
  const kept = await database.read((tx) => readKept(tx, market));
  return [
    needed(
      'licence',
      page !== undefined && Object.values(page.licence).every((value) => value.trim() !== ''),
    ),
    optional('brand', page !== undefined && page.version > 1),
    needed('people', kept.hasTwoSides),
    needed('product', kept.products > 0),
    needed('holidays', kept.knowsHolidays),
    optional('bureau', deps.bureau !== null),
    needed('bank-account', kept.hasBankAccount),
    needed('payment-channel', works('collect')),
    needed('disbursement-channel', deps.disbursementChannels[market] === null || works('payout')),
    optional('opening-balances', kept.hasImports),
    needed('messages', works('message')),
  ];
}

async function readKept(tx: ReadTx, market: MarketId) {
  const roles = (await listRoles(tx)).filter(({ people }) => people > 0);
  const approves = (permissions: readonly string[]) => permissions.includes('approval.decide');
  const nextYear = Number((await businessDateOf(tx, market)).slice(0, 4)) + 1;
  return {
    hasTwoSides:
      roles.some(({ permissions }) => approves(permissions)) &&
      roles.some(
        ({ permissions }) => !approves(permissions) && permissions.some((key) => !key.endsWith('.read')),
      ),
    products: (await listOfferedProducts(tx, market, 'en')).length,
    knowsHolidays: holidaysOfYear(market, nextYear).length > 0,
    hasBankAccount: (await readBankOpening(tx, market)) !== undefined,
    hasImports: (await listImports(tx, market, { before: null, limit: 1 })).length > 0,
  };
}
