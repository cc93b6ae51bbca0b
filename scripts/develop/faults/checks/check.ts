import type { verifyChain } from '@candor/services/backoffice/chain';
import type { ReadTx } from '@candor/store/database';
import type { Journal } from '../journal.ts';

export type Asked = {
  /** As the owner sees it: one instant of the whole database. */
  readonly tx: ReadTx;
  readonly journal: Journal;
  /** What happened before was arranged by the simulation itself, without the lender's people. */
  readonly since: Date;
  /** What the lender's own place said of signed days before this look; null where no day is signed. */
  readonly place: Parameters<typeof verifyChain>[1]['place'];
  /** How many there were to judge, by what: a check that met nothing has shown nothing. */
  readonly judged: Map<string, number>;
};

/** Every sentence is something that must not be. */
export type Check = (asked: Asked) => Promise<readonly string[]>;

/** One text column of a statement whose every row must not be. */
export async function mustBeEmpty(
  tx: ReadTx,
  text: string,
  values: readonly unknown[] = [],
): Promise<string[]> {
  const { rows } = await tx.query<{ what: string }>({ text, values });
  return rows.map(({ what }) => what);
}

/** How many rows a statement has. */
export async function countOf(tx: ReadTx, text: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    text: `select count(*)::integer as count from (${text}) as counted`,
    values,
  });
  return rows[0]?.count ?? 0;
}
