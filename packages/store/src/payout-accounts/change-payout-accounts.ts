import type { Tx } from '../database/database.ts';

/** An order names it, or did until its payout failed: then the signed papers do. */
const isNamed = `(exists (select from loan_order o where o.account_id = a.id)
  or exists (select from payout_account_change c where a.id in (c.from_account, c.to_account)))`;

/**
 * Two statements: the database holds that there is one default at every moment, also between two rows of one
 * statement.
 */
export async function setDefaultAccount(tx: Tx, borrowerId: string, accountId: string): Promise<void> {
  await tx.query({
    name: 'payout-account-no-default',
    text: `update payout_account set is_default = false where borrower_id = $1 and is_default and id <> $2`,
    values: [borrowerId, accountId],
  });
  await tx.query({
    name: 'payout-account-default',
    text: `update payout_account set is_default = true where borrower_id = $1 and id = $2 and removed_at is null`,
    values: [borrowerId, accountId],
  });
}

/** A code stands for it from now on; one that was confirmed before stays as it is. */
export async function confirmPayoutAccount(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx.query({
    name: 'payout-account-confirm',
    text: `update payout_account set confirmed_at = $2 where id = $1 and confirmed_at is null`,
    values: [accountId, at],
  });
}

/** Those that no code has confirmed: another one takes their place. */
export async function deleteUnconfirmedAccounts(tx: Tx, borrowerId: string): Promise<void> {
  await tx.query({
    name: 'payout-account-delete-unconfirmed',
    text: `delete from payout_account where borrower_id = $1 and confirmed_at is null`,
    values: [borrowerId],
  });
}

/** Deletes it, unless an order names or named it: then it is only no longer offered. */
export async function dropPayoutAccount(tx: Tx, accountId: string, at: Date): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'payout-account-delete',
    text: `delete from payout_account a where a.id = $1 and not ${isNamed}`,
    values: [accountId],
  });
  if (rowCount > 0) return;
  await tx.query({
    name: 'payout-account-remove',
    text: `update payout_account set is_default = false, removed_at = $2 where id = $1 and removed_at is null`,
    values: [accountId, at],
  });
}

/**
 * For somebody who leaves: those that an order names or named are kept with it, if the law keeps anything of
 * it.
 */
export async function deletePayoutAccounts(
  tx: Tx,
  borrowerId: string,
  { keepNamed }: { readonly keepNamed: boolean },
): Promise<void> {
  await tx.query({
    name: 'payout-account-forget',
    text: `delete from payout_account a where a.borrower_id = $1 and not ($2 and ${isNamed})`,
    values: [borrowerId, keepNamed],
  });
}

/** What the law wanted kept of accounts that were deleted, and no longer wants. */
export async function deleteAccountsKeptUntil(tx: Tx, day: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'payout-account-delete-kept',
    text: `delete from payout_account a using borrower b
           where b.id = a.borrower_id and b.deleted_at is not null and b.kept_until < $1`,
    values: [day],
  });
  return rowCount;
}
