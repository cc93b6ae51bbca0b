import type { Tx } from '@candor/store/database';
import type { Journal } from '../journal.ts';

type Asked = {
  /** As the owner sees it: one instant of the whole database. */
  readonly tx: Tx;
  readonly journal: Journal;
  /** What happened before was arranged by the simulation itself, without the lender's people. */
  readonly since: Date;
};

/** Every sentence is something that must not be. */
export type Check = (asked: Asked) => Promise<readonly string[]>;

/** One text column of a statement whose every row must not be. */
export async function mustBeEmpty(tx: Tx, text: string, values: readonly unknown[] = []): Promise<string[]> {
  const { rows } = await tx.query<{ what: string }>({ text, values });
  return rows.map(({ what }) => what);
}
