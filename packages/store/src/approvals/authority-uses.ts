import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type AuthorityUse = {
  readonly market: string;
  readonly kind: string;
  readonly act: string;
  readonly subject: string;
  readonly staffId: string;
  readonly borrowerId: string | null;
  readonly amount: bigint;
  readonly businessDate: CalendarDate;
  readonly at: Date;
};

/**
 * From here to the end of the transaction nobody else counts what this person does alone, nor what is done
 * for this borrower: of two requests at once the second sees what the first has used. In one order, so that
 * neither waits for the other for ever.
 */
export async function lockAuthority(
  tx: Tx,
  market: string,
  { staffId, borrowerId }: { readonly staffId: string; readonly borrowerId: string | null },
): Promise<void> {
  const names = [`staff ${staffId}`, ...(borrowerId === null ? [] : [`borrower ${borrowerId}`])];
  for (const name of names.toSorted())
    await tx.query({
      name: 'authority-lock',
      text: `select pg_advisory_xact_lock(hashtextextended('authority ' || $1 || ' ' || $2, 0))`,
      values: [market, name],
    });
}

/** What one person did alone on a business day, and what was done alone for one borrower, whoever did it. */
export async function authorityUsed(
  tx: ReadTx,
  {
    market,
    kind,
    staffId,
    borrowerId,
    on,
  }: {
    readonly market: string;
    readonly kind: string;
    readonly staffId: string;
    readonly borrowerId: string | null;
    readonly on: CalendarDate;
  },
): Promise<{ readonly byPerson: bigint; readonly forBorrower: bigint }> {
  const { rows } = await tx.query<{ byPerson: bigint; forBorrower: bigint }>({
    name: 'authority-used',
    text: `select coalesce(sum(amount) filter (where staff_id = $4), 0)::bigint as "byPerson",
                  coalesce(sum(amount) filter (where borrower_id = $5), 0)::bigint as "forBorrower"
           from authority_use where market = $1 and business_date = $2 and kind = $3`,
    values: [market, on, kind, staffId, borrowerId],
  });
  return rows[0] ?? { byPerson: 0n, forBorrower: 0n };
}

export async function insertAuthorityUse(tx: Tx, use: AuthorityUse): Promise<void> {
  await tx.query({
    name: 'authority-use-insert',
    text: `insert into authority_use (market, kind, act, subject, staff_id, borrower_id, amount, business_date, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      use.market,
      use.kind,
      use.act,
      use.subject,
      use.staffId,
      use.borrowerId,
      use.amount,
      use.businessDate,
      use.at,
    ],
  });
}

export type UsedToday = {
  readonly staffId: string;
  readonly name: string;
  readonly kind: string;
  readonly used: bigint;
};

/** What each person has done alone on a business day, the most first. */
export async function listAuthorityUsed(tx: ReadTx, market: string, on: CalendarDate): Promise<UsedToday[]> {
  const { rows } = await tx.query<UsedToday>({
    name: 'authority-used-today',
    text: `select u.staff_id as "staffId", s.name, u.kind, sum(u.amount)::bigint as used
           from authority_use u join staff s on s.id = u.staff_id
           where u.market = $1 and u.business_date = $2
           group by u.staff_id, s.name, u.kind order by used desc, s.name, u.kind limit 50`,
    values: [market, on],
  });
  return rows;
}
