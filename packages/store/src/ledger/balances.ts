import type { AccountCode } from '@candor/domain/ledger';
import type { ReadTx } from '../database/database.ts';

export type WhichBalance = {
  readonly account: AccountCode;
  /** `loan:42`, `payment:77`, or null for the lender. */
  readonly subject: string | null;
  readonly currency: string;
  /** One market's books alone. */
  readonly market?: string;
};

/** Debit positive. 0 for what was never touched. */
export async function balanceOf(tx: ReadTx, which: WhichBalance): Promise<bigint> {
  const { rows } = await tx.query<{ minor: bigint }>({
    name: 'ledger-balance',
    text: `select coalesce(sum(b.minor), 0)::bigint as minor
           from ledger_balance b
           join ledger_account a on a.number = b.account
           where b.subject = $1 and a.code = $2 and b.currency = $3 and ($4::text is null or b.market = $4)`,
    values: [which.subject ?? '', which.account, which.currency, which.market ?? null],
  });
  return rows[0]?.minor ?? 0n;
}

export type Balance = { readonly account: AccountCode; readonly currency: string; readonly minor: bigint };

/** All that stands to a loan's or a payment's name, by account number; what is settled is 0 or absent. */
export async function balancesOf(tx: ReadTx, subject: string): Promise<readonly Balance[]> {
  const { rows } = await tx.query<Balance>({
    name: 'ledger-balances',
    text: `select a.code as account, b.currency, sum(b.minor)::bigint as minor
           from ledger_balance b
           join ledger_account a on a.number = b.account
           where b.subject = $1
           group by a.number, b.currency
           order by a.number, b.currency`,
    values: [subject],
  });
  return rows;
}
