import type { ReadTx, Tx } from '../database/database.ts';

type ConsoleAccessRow = {
  /** CIDR; none: everywhere. */
  networks: string[];
  confirmMinutes: number;
  at: Date;
};

/** As it holds now; undefined: nobody has changed anything yet. */
export async function findConsoleAccess(tx: ReadTx): Promise<ConsoleAccessRow | undefined> {
  const { rows } = await tx.query<ConsoleAccessRow>({
    name: 'console-access-find',
    text: `select networks, confirm_minutes as "confirmMinutes", at from console_access order by id desc limit 1`,
    values: [],
  });
  return rows[0];
}

export async function insertConsoleAccess(
  tx: Tx,
  row: {
    readonly networks: readonly string[];
    readonly confirmMinutes: number;
    /** Who asked and who agreed; null: whoever runs the servers. */
    readonly by: readonly [askedBy: string, approvedBy: string] | null;
    readonly at: Date;
  },
): Promise<void> {
  const [askedBy, approvedBy] = row.by ?? [null, null];
  await tx.query({
    name: 'console-access-insert',
    text: `insert into console_access (networks, confirm_minutes, asked_by, approved_by, at) values ($1, $2, $3, $4, $5)`,
    values: [row.networks, row.confirmMinutes, askedBy, approvedBy, row.at],
  });
}
