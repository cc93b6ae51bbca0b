import type { ReadTx, Tx } from '../database/database.ts';

export type AuthorityLimitRow = {
  readonly kind: string;
  readonly role: string;
  readonly most: bigint;
  /** The how-manieth change of the market's limits it was. */
  readonly version: number;
  readonly at: Date;
};

/**
 * What two people have changed in a market, the newest of each; what is not here is as the market begins
 * with.
 */
export async function listAuthorityLimits(tx: ReadTx, market: string): Promise<AuthorityLimitRow[]> {
  const { rows } = await tx.query<AuthorityLimitRow>({
    name: 'authority-limits',
    text: `select distinct on (kind, role) kind, role, most, version, at
           from (select *, row_number() over (order by id)::int as version from authority_limit where market = $1) changes
           order by kind, role, id desc`,
    values: [market],
  });
  return rows;
}

export async function insertAuthorityLimit(
  tx: Tx,
  row: {
    readonly market: string;
    readonly kind: string;
    readonly role: string;
    readonly most: bigint;
    readonly askedBy: string;
    readonly approvedBy: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'authority-limit-insert',
    text: `insert into authority_limit (market, kind, role, most, asked_by, approved_by, at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [row.market, row.kind, row.role, row.most, row.askedBy, row.approvedBy, row.at],
  });
}
