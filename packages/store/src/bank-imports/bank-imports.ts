import type { ReadTx, Tx } from '../database/database.ts';

export type ImportState = 'open' | 'running' | 'done' | 'stopped' | 'cancelled';

/** Lines that were left out together: by which reason they could not be read, which, and why. */
export type LeftOut = {
  readonly reason: string;
  readonly lines: readonly number[];
  readonly why: string;
  readonly by: string;
};

export type NewBankImport = {
  readonly id: string;
  readonly market: string;
  readonly file: string;
  readonly digest: string;
  readonly bytes: number;
  readonly sealed: string;
  readonly heads: string;
  readonly how: unknown;
  readonly openedBy: string;
  readonly openedAt: Date;
};

export type BankImport = Omit<NewBankImport, 'sealed'> & {
  readonly corrections: string | null;
  readonly leftOut: readonly LeftOut[];
  readonly state: ImportState;
  readonly startedBy: string | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly statementId: bigint | null;
  readonly transfers: number;
  readonly done: number;
  readonly credited: number;
  readonly waiting: number;
  readonly known: number;
  readonly why: string | null;
};

const columns = `id, market, file, digest, bytes, heads, how, corrections, left_out as "leftOut", opened_by as "openedBy",
  opened_at as "openedAt", state, started_by as "startedBy", started_at as "startedAt", ended_at as "endedAt",
  statement_id as "statementId", transfers, done, credited, waiting, known, why`;

/** False while the same file is under way already. */
export async function insertBankImport(tx: Tx, row: NewBankImport): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'bank-import-insert',
    text: `insert into bank_import (id, market, file, digest, bytes, sealed, heads, how, opened_by, opened_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (market, digest) where ended_at is null do nothing`,
    values: [
      row.id,
      row.market,
      row.file,
      row.digest,
      row.bytes,
      row.sealed,
      row.heads,
      JSON.stringify(row.how),
      row.openedBy,
      row.openedAt,
    ],
  });
  return rowCount > 0;
}

export async function findBankImport(tx: ReadTx, id: string): Promise<BankImport | undefined> {
  const { rows } = await tx.query<BankImport>({
    name: 'bank-import-find',
    text: `select ${columns} from bank_import where id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Nobody else changes it or goes on with it until this transaction ends. */
export async function lockBankImport(tx: Tx, id: string): Promise<BankImport | undefined> {
  const { rows } = await tx.query<BankImport>({
    name: 'bank-import-lock',
    text: `select ${columns} from bank_import where id = $1 for no key update`,
    values: [id],
  });
  return rows[0];
}

/** The import of the same file that is not over yet. */
export async function importUnderWay(
  tx: ReadTx,
  market: string,
  digest: string,
): Promise<BankImport | undefined> {
  const { rows } = await tx.query<BankImport>({
    name: 'bank-import-under-way',
    text: `select ${columns} from bank_import where market = $1 and digest = $2 and ended_at is null`,
    values: [market, digest],
  });
  return rows[0];
}

/** How files with these heads were read the last time. */
export async function lastHowOfHeads(tx: ReadTx, market: string, heads: string): Promise<unknown> {
  const { rows } = await tx.query<{ how: unknown }>({
    name: 'bank-import-how-of-heads',
    text: `select how from bank_import where market = $1 and heads = $2 and state = 'done' order by started_at desc limit 1`,
    values: [market, heads],
  });
  return rows[0]?.how;
}

/** Its text, sealed; null once it is over. */
export async function sealedFileOf(tx: ReadTx, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ sealed: string | null }>({
    name: 'bank-import-sealed',
    text: 'select sealed from bank_import where id = $1',
    values: [id],
  });
  return rows[0]?.sealed ?? null;
}

/** Files under way and files that ended, the newest first. */
export async function listBankImports(tx: ReadTx, market: string, limit: number): Promise<BankImport[]> {
  const { rows } = await tx.query<BankImport>({
    name: 'bank-imports-list',
    text: `select ${columns} from bank_import where market = $1 order by opened_at desc, id desc limit $2`,
    values: [market, limit],
  });
  return rows;
}

export async function saveHowOfImport(
  tx: Tx,
  id: string,
  { how, corrections, leftOut }: Pick<BankImport, 'how' | 'corrections' | 'leftOut'>,
): Promise<void> {
  await tx.query({
    name: 'bank-import-how',
    text: 'update bank_import set how = $2, corrections = $3, left_out = $4 where id = $1',
    values: [id, JSON.stringify(how), corrections, JSON.stringify(leftOut)],
  });
}

export async function noteImportStarted(
  tx: Tx,
  id: string,
  { by, at, transfers }: { readonly by: string; readonly at: Date; readonly transfers: number },
): Promise<void> {
  await tx.query({
    name: 'bank-import-started',
    text: `update bank_import set state = 'running', started_by = $2, started_at = $3, transfers = $4 where id = $1`,
    values: [id, by, at, transfers],
  });
}

export async function noteImportKept(tx: Tx, id: string, statementId: bigint): Promise<void> {
  await tx.query({
    name: 'bank-import-kept',
    text: 'update bank_import set statement_id = $2 where id = $1',
    values: [id, statementId],
  });
}

export async function noteLinesDone(
  tx: Tx,
  id: string,
  counts: Pick<BankImport, 'done' | 'credited' | 'waiting' | 'known'>,
): Promise<void> {
  await tx.query({
    name: 'bank-import-lines',
    text: `update bank_import set done = done + $2, credited = credited + $3, waiting = waiting + $4, known = known + $5
           where id = $1`,
    values: [id, counts.done, counts.credited, counts.waiting, counts.known],
  });
}

/** It is over: the text of the file goes. */
export async function endBankImport(
  tx: Tx,
  id: string,
  { state, at, why = null }: { readonly state: ImportState; readonly at: Date; readonly why?: string | null },
): Promise<void> {
  await tx.query({
    name: 'bank-import-end',
    text: `update bank_import set state = $2, ended_at = $3, why = $4, sealed = null, corrections = null where id = $1`,
    values: [id, state, at, why],
  });
}

/** Files that nobody has imported since: their text goes. */
export async function forgetOpenImportsBefore(tx: Tx, before: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'bank-imports-forget',
    text: `update bank_import set state = 'cancelled', ended_at = now(), sealed = null, corrections = null
           where state = 'open' and opened_at < $1`,
    values: [before],
  });
  return rowCount;
}
