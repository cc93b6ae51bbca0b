import type { Tx } from '../database.ts';

/** What the books say of a loan's interest: owed and taken as income, and owed but only noted. */
export type InterestBalances = { readonly owed: bigint; readonly noted: bigint };

export async function interestBalances(
  tx: Tx,
  loans: readonly bigint[],
): Promise<ReadonlyMap<bigint, InterestBalances>> {
  if (loans.length === 0) return new Map();
  const { rows } = await tx.query<InterestBalances & { loan: bigint }>({
    name: 'day-end-interest-balances',
    text: `select l.id as loan,
                  coalesce(sum(b.minor) filter (where a.code = 'interest-receivable'), 0)::bigint as owed,
                  coalesce(sum(b.minor) filter (where a.code = 'npa-interest'), 0)::bigint as noted
           from unnest($1::bigint[]) as l (id)
           left join ledger_balance b on b.subject = 'loan:' || l.id
           left join ledger_account a on a.number = b.account
           group by l.id`,
    values: [loans],
  });
  return new Map(rows.map(({ loan, ...balances }) => [loan, balances]));
}
