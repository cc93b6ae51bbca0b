import type { ReadTx, Tx } from '../database/database.ts';

export type PayoutAccountRow = {
  id: string;
  borrowerId: string;
  market: string;
  kind: 'bank' | 'wallet';
  institution: string;
  numberSealed: string;
  numberIndex: Buffer;
  holderSealed: string;
  place: number;
  isDefault: boolean;
  addedAt: Date;
  /** When a code confirmed it: its own, or the one that signed a loan to it. Null: none has yet. */
  confirmedAt: Date | null;
  removedAt: Date | null;
};

/** An account, and whether money is on its way to it or will be: a signed order names it. */
export type PayoutAccountInUse = PayoutAccountRow & { isInUse: boolean };

const columns = `a.id, a.borrower_id as "borrowerId", a.market, a.kind, a.institution, a.number_sealed as "numberSealed",
  a.number_index as "numberIndex", a.holder_sealed as "holderSealed", a.place, a.is_default as "isDefault",
  a.added_at as "addedAt", a.confirmed_at as "confirmedAt", a.removed_at as "removedAt"`;
const isInUse = `exists (select from loan_order o
  where o.account_id = a.id and o.state in ('confirmed', 'paying-out', 'payout-failed')) as "isInUse"`;

export async function insertPayoutAccount(tx: Tx, row: Omit<PayoutAccountRow, 'removedAt'>): Promise<void> {
  await tx.query({
    name: 'payout-account-insert',
    text: `insert into payout_account (id, borrower_id, market, kind, institution, number_sealed, number_index, holder_sealed,
             place, is_default, added_at, confirmed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      row.id,
      row.borrowerId,
      row.market,
      row.kind,
      row.institution,
      row.numberSealed,
      row.numberIndex,
      row.holderSealed,
      row.place,
      row.isDefault,
      row.addedAt,
      row.confirmedAt,
    ],
  });
}

/** The one that money goes to first, then the others as they came. */
export async function listPayoutAccounts(tx: ReadTx, borrowerId: string): Promise<PayoutAccountInUse[]> {
  const { rows } = await tx.query<PayoutAccountInUse>({
    name: 'payout-account-list',
    text: `select ${columns}, ${isInUse} from payout_account a where a.borrower_id = $1 and a.removed_at is null
           order by a.is_default desc, a.added_at, a.id`,
    values: [borrowerId],
  });
  return rows;
}

/** Also those that were removed: an order may still name them. */
export async function payoutAccountsOfIds(tx: ReadTx, ids: readonly string[]): Promise<PayoutAccountRow[]> {
  const { rows } = await tx.query<PayoutAccountRow>({
    name: 'payout-accounts-of-ids',
    text: `select ${columns} from payout_account a where a.id = any ($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

/**
 * Also one that was removed: an order may still name it. Until the end of the transaction it can't be
 * removed, so whoever names it in an order has it.
 */
export async function holdPayoutAccount(tx: Tx, id: string): Promise<PayoutAccountRow | undefined> {
  const { rows } = await tx.query<PayoutAccountRow>({
    name: 'payout-account-hold',
    text: `select ${columns} from payout_account a where a.id = $1 for key share`,
    values: [id],
  });
  return rows[0];
}

/** Waits for whoever is naming it in an order: only then is it known whether it is in use. */
export async function lockPayoutAccount(tx: Tx, id: string): Promise<void> {
  await tx.query({
    name: 'payout-account-lock',
    text: `select from payout_account where id = $1 for update`,
    values: [id],
  });
}

export async function countPayoutAccounts(tx: ReadTx, borrowerId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'payout-account-count',
    text: `select count(*)::integer as count from payout_account where borrower_id = $1 and removed_at is null`,
    values: [borrowerId],
  });
  return rows[0]?.count ?? 0;
}

/** Whether somebody else, whose account is not deleted, has named the same number at the same bank. */
export async function isAccountShared(tx: ReadTx, accountId: string): Promise<boolean> {
  const { rows } = await tx.query<{ isShared: boolean }>({
    name: 'payout-account-shared',
    text: `select exists (
             select from payout_account own join payout_account other using (number_index)
             join borrower b on b.id = other.borrower_id and b.deleted_at is null
             where own.id = $1 and other.borrower_id <> own.borrower_id) as "isShared"`,
    values: [accountId],
  });
  return rows[0]?.isShared ?? false;
}

/**
 * Whether a code has confirmed an account of the borrower before, or a loan has: from then on each further
 * account takes a code of its own.
 */
export async function hasConfirmedBefore(tx: ReadTx, borrowerId: string): Promise<boolean> {
  const { rows } = await tx.query<{ isKnown: boolean | null }>({
    name: 'payout-account-confirmed-before',
    text: `select exists (select from payout_account where borrower_id = $1 and confirmed_at is not null)
             or exists (select from loan where borrower_id = $1) as "isKnown"`,
    values: [borrowerId],
  });
  return rows[0]?.isKnown === true;
}
