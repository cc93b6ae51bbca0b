import { isSameName, type KnownName } from '@candor/domain/names';
import { isMarketId } from '@candor/markets';
import { payoutRules, type PayoutRules } from '@candor/markets/payout-accounts';
import {
  countPayoutAccounts,
  holdPayoutAccount,
  isAccountShared,
  listPayoutAccounts,
  payoutAccountsOfIds,
  type PayoutAccountRow,
} from '@candor/store/payout-accounts';
import type { Database, ReadTx, Tx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { phoneOfBorrower } from '../borrowers/borrower-phone.ts';
import { knownName, knownNames } from './known-name.ts';
import { openRefundAccounts } from './refund-account.ts';
import { institutionNameOf, maskNumber, openAccount } from './seal-account.ts';

/** As a screen shows it: of the number only its end. */
export type AccountView = {
  accountId: string;
  kind: 'bank' | 'wallet';
  institution: string;
  institutionName: string;
  masked: string;
  holder: string;
  isDefault: boolean;
  isInUse: boolean;
};

export async function payoutAccountsOf(
  tx: ReadTx,
  seal: PersonSeal,
  borrowerId: string,
): Promise<AccountView[]> {
  const rows = await listPayoutAccounts(tx, borrowerId);
  return rows.map((row) => {
    const { number, holder } = openAccount(seal, row);
    return {
      accountId: row.id,
      kind: row.kind,
      institution: row.institution,
      institutionName: institutionNameOf(row),
      masked: maskNumber(number),
      holder,
      isDefault: row.isDefault,
      isInUse: row.isInUse,
    };
  });
}

/** Reads a borrower's payout accounts, in a transaction of its own. */
export function readPayoutAccounts(
  database: Database,
  seal: PersonSeal,
  borrowerId: string,
): Promise<AccountView[]> {
  return database.read((tx) => payoutAccountsOf(tx, seal, borrowerId));
}

/**
 * A borrower's accounts, whose name a further one must carry (null before the first KYC step), and under
 * which number it may be.
 */
export function readAccountHolder(
  database: Database,
  seal: PersonSeal,
  borrowerId: string,
): Promise<{
  readonly accounts: AccountView[];
  readonly known: KnownName | null;
  readonly phone: string | null;
}> {
  return database.read(async (tx) => ({
    accounts: await payoutAccountsOf(tx, seal, borrowerId),
    known: await knownName(tx, seal, borrowerId),
    phone: await phoneOfBorrower(tx, seal, borrowerId),
  }));
}

export async function hasPayoutAccount(tx: ReadTx, borrowerId: string): Promise<boolean> {
  return (await countPayoutAccounts(tx, borrowerId)) > 0;
}

/**
 * Where money goes, with the whole number: for whoever sends it or writes it into an agreement, and nobody
 * else.
 */
export type DisbursementTarget = {
  readonly accountId: string;
  /** Null: it was given for a refund, with proof of whose it is. */
  readonly borrowerId: string | null;
  readonly kind: 'bank' | 'wallet';
  readonly institution: string;
  readonly institutionName: string;
  readonly number: string;
  readonly masked: string;
  readonly holder: string;
  /**
   * Whether the holder is, by the papers that hold today, the borrower: it was when the account was added.
   */
  readonly isOwn: boolean;
  readonly isRemoved: boolean;
  /** A code stands for it: its own, or the one that signed a loan to it. */
  readonly isConfirmed: boolean;
};

export async function payoutAccountsFor(
  tx: ReadTx,
  seal: PersonSeal,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, DisbursementTarget>> {
  if (accountIds.length === 0) return new Map();
  return targetsOf(tx, seal, accountIds, await payoutAccountsOfIds(tx, accountIds));
}

export async function payoutAccountFor(
  tx: ReadTx,
  seal: PersonSeal,
  accountId: string,
): Promise<DisbursementTarget | undefined> {
  return (await payoutAccountsFor(tx, seal, [accountId])).get(accountId);
}

/** The same for whoever sends there or names it: until the end of the transaction it can't be removed. */
export async function heldPayoutAccount(
  tx: Tx,
  seal: PersonSeal,
  accountId: string,
): Promise<DisbursementTarget | undefined> {
  const row = await holdPayoutAccount(tx, accountId);
  return (await targetsOf(tx, seal, [accountId], row ? [row] : [])).get(accountId);
}

/** Whichever of the ids has no row is of an account that was given for a refund. */
async function targetsOf(
  tx: ReadTx,
  seal: PersonSeal,
  accountIds: readonly string[],
  rows: readonly PayoutAccountRow[],
): Promise<ReadonlyMap<string, DisbursementTarget>> {
  const names = await knownNames(
    tx,
    seal,
    rows.map(({ borrowerId }) => borrowerId),
  );
  const found = new Set(rows.map(({ id }) => id));
  const targets = [
    ...rows.flatMap((row) => targetOf(seal, row, names.get(row.borrowerId))),
    ...(await givenAccounts(
      tx,
      seal,
      accountIds.filter((id) => !found.has(id)),
    )),
  ];
  return new Map(targets.map((target) => [target.accountId, target]));
}

function targetOf(seal: PersonSeal, row: PayoutAccountRow, known?: KnownName): DisbursementTarget[] {
  if (!isMarketId(row.market)) return [];
  const { number, holder } = openAccount(seal, row);
  const habits: PayoutRules = payoutRules[row.market];
  const target = {
    accountId: row.id,
    borrowerId: row.borrowerId,
    kind: row.kind,
    institution: row.institution,
    institutionName: institutionNameOf(row),
    number,
    masked: maskNumber(number),
    holder,
    isOwn: known !== undefined && isSameName(known, holder, habits),
    isRemoved: row.removedAt !== null,
    isConfirmed: row.confirmedAt !== null,
  };
  return [target];
}

async function givenAccounts(
  tx: ReadTx,
  seal: PersonSeal,
  accountIds: readonly string[],
): Promise<DisbursementTarget[]> {
  if (accountIds.length === 0) return [];
  const given = await openRefundAccounts(tx, seal, accountIds);
  return given.map(({ accountId, kind, institution, institutionName, number, masked, holder }) => ({
    accountId,
    borrowerId: null,
    kind,
    institution,
    institutionName,
    number,
    masked,
    holder,
    isOwn: false,
    isRemoved: false,
    isConfirmed: true,
  }));
}

/**
 * Whether another borrower has named the same account. That is no reason to refuse it: couples share one, and
 * each of them is a holder. It is a fact for the decision, because rings of invented borrowers share one too.
 */
export async function accountIsShared(tx: ReadTx, accountId: string): Promise<boolean> {
  return isAccountShared(tx, accountId);
}
