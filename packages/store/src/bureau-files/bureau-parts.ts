import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';
import { figureColumns, type BureauFigures } from '../bureau/snapshot-bureau.ts';

export type BureauRow = BureauFigures & {
  readonly n: number;
  readonly loanId: bigint;
  readonly orderId: string | null;
  readonly borrowerId: string;
  readonly isDisputed: boolean;
  readonly isCorrection: boolean;
  readonly leftOut: string | null;
};

const columns = `r.n, r.loan_id as "loanId", l.order_id as "orderId", r.borrower_id as "borrowerId", ${figureColumns('r')},
  r.is_disputed as "isDisputed", r.is_correction as "isCorrection", r.left_out as "leftOut"`;

/** The rows after a number, in their order. */
export async function listBureauRows(
  tx: ReadTx,
  fileId: string,
  {
    after,
    limit,
    isLeftOut,
  }: { readonly after: number; readonly limit: number; readonly isLeftOut?: boolean },
): Promise<BureauRow[]> {
  const { rows } = await tx.query<BureauRow>({
    name: `bureau-row-list${isLeftOut ? '-left-out' : ''}`,
    rowsOf: 'bureau-row-list',
    text: `select ${columns} from bureau_row r join loan l on l.id = r.loan_id
           where r.file_id = $1 and r.n > $2 ${isLeftOut ? 'and r.left_out is not null' : ''} order by r.n limit $3`,
    values: [fileId, after, limit],
  });
  return rows;
}

/** A borrower whom a file reports as late or written off, with the loans that it says so of. */
export type ReportedDefault = {
  readonly borrowerId: string;
  readonly loans: readonly {
    readonly id: bigint;
    readonly orderId: string | null;
    readonly daysLate: number;
    readonly isWrittenOff: boolean;
  }[];
};

// A row that is left out tells nobody anything.
const isDefault = `r.left_out is null and (r.days_late > 0 or r.status = 'written-off')`;

export async function listReportedDefaults(
  tx: ReadTx,
  fileId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<ReportedDefault[]> {
  type Row = {
    borrowerId: string;
    loans: { id: string; orderId: string | null; daysLate: number; isWrittenOff: boolean }[];
  };
  const { rows } = await tx.query<Row>({
    name: 'bureau-row-defaults',
    text: `select r.borrower_id as "borrowerId", json_agg(json_build_object('id', r.loan_id::text, 'orderId', l.order_id,
             'daysLate', r.days_late, 'isWrittenOff', r.status = 'written-off') order by r.n) as loans
           from bureau_row r join loan l on l.id = r.loan_id
           where r.file_id = $1 and ${isDefault} and ($2::uuid is null or r.borrower_id > $2)
           group by r.borrower_id order by r.borrower_id limit $3`,
    values: [fileId, after, limit],
  });
  return rows.map(({ borrowerId, loans }) => ({
    borrowerId,
    loans: loans.map((loan) => ({ ...loan, id: BigInt(loan.id) })),
  }));
}

export async function countReportedDefaults(tx: ReadTx, fileId: string): Promise<number> {
  const { rows } = await tx.query<{ borrowers: number }>({
    name: 'bureau-row-count-defaults',
    text: `select count(distinct r.borrower_id)::int as borrowers from bureau_row r where r.file_id = $1 and ${isDefault}`,
    values: [fileId],
  });
  return rows[0]?.borrowers ?? 0;
}

export async function findBureauRow(tx: ReadTx, fileId: string, n: number): Promise<BureauRow | undefined> {
  const { rows } = await tx.query<BureauRow>({
    name: 'bureau-row-find',
    text: `select ${columns} from bureau_row r join loan l on l.id = r.loan_id where r.file_id = $1 and r.n = $2`,
    values: [fileId, n],
  });
  return rows[0];
}

export async function findBureauRowOfLoan(
  tx: ReadTx,
  fileId: string,
  loanId: bigint,
): Promise<BureauRow | undefined> {
  const { rows } = await tx.query<BureauRow>({
    name: 'bureau-row-of-loan',
    text: `select ${columns} from bureau_row r join loan l on l.id = r.loan_id
           where r.file_id = $1 and r.loan_id = $2 and r.left_out is null`,
    values: [fileId, loanId],
  });
  return rows[0];
}

export type BureauPerson = {
  readonly borrowerId: string;
  readonly phoneSealed: string | null;
  readonly documents: readonly { readonly kind: string; readonly sealed: string }[];
  readonly steps: readonly { readonly step: 'base' | 'personal'; readonly sealed: string }[];
};

/** What is sealed of those people, for the file alone. */
export async function bureauPeople(
  tx: ReadTx,
  borrowerIds: readonly string[],
): Promise<ReadonlyMap<string, BureauPerson>> {
  const { rows } = await tx.query<BureauPerson>({
    name: 'bureau-people',
    text: `select b.id as "borrowerId", b.phone_sealed as "phoneSealed",
             coalesce((select json_agg(json_build_object('kind', d.kind, 'sealed', d.number_sealed) order by d.kind)
                       from borrower_document d where d.borrower_id = b.id), '[]') as documents,
             coalesce((select json_agg(json_build_object('step', c.step, 'sealed', c.sealed) order by c.step)
                       from certification_step c where c.borrower_id = b.id and c.step in ('base', 'personal')), '[]') as steps
           from borrower b where b.id = any ($1::uuid[])`,
    values: [borrowerIds],
  });
  return new Map(rows.map((row) => [row.borrowerId, row]));
}

/** Where the next part begins. */
export async function lastBureauPart(
  tx: ReadTx,
  fileId: string,
): Promise<{ readonly no: number; readonly lastN: number }> {
  const { rows } = await tx.query<{ no: number; lastN: number }>({
    name: 'bureau-part-last',
    text: `select no, last_n as "lastN" from bureau_part where file_id = $1 order by no desc limit 1`,
    values: [fileId],
  });
  return rows[0] ?? { no: 0, lastN: 0 };
}

type NewPart = {
  readonly fileId: string;
  readonly no: number;
  readonly lastN: number;
  readonly sealed: Buffer;
};

/** Keeps a part with how far the file is; `unfit` are those that could not be written after all. */
export async function keepBureauPart(
  tx: Tx,
  { fileId, no, lastN, sealed }: NewPart,
  { bytes, unfit }: { readonly bytes: number; readonly unfit: readonly { n: number; why: string }[] },
): Promise<void> {
  await tx.query({
    name: 'bureau-part-insert',
    text: 'insert into bureau_part (file_id, no, last_n, sealed) values ($1, $2, $3, $4)',
    values: [fileId, no, lastN, sealed],
  });
  await tx.query({
    name: 'bureau-row-unfit',
    text: `update bureau_row r set left_out = u.why from unnest($2::int[], $3::text[]) as u (n, why)
           where r.file_id = $1 and r.n = u.n`,
    values: [fileId, unfit.map(({ n }) => n), unfit.map(({ why }) => why)],
  });
  await tx.query({
    name: 'bureau-file-progress',
    text: `update bureau_file f set done = $2, bytes = bytes + $3, left_out = left_out + cardinality($4::int[]),
             left_outstanding = left_outstanding
               + (select coalesce(sum(r.outstanding), 0) from bureau_row r where r.file_id = $1 and r.n = any ($4::int[]))
           where f.id = $1`,
    values: [fileId, lastN, bytes, unfit.map(({ n }) => n)],
  });
}

export async function findBureauPart(tx: ReadTx, fileId: string, no: number): Promise<Buffer | undefined> {
  const { rows } = await tx.query<{ sealed: Buffer }>({
    name: 'bureau-part-find',
    text: 'select sealed from bureau_part where file_id = $1 and no = $2',
    values: [fileId, no],
  });
  return rows[0]?.sealed;
}

/** Names are kept in a file for as long as its bureau may ask about it. */
export async function forgetBureauPartsBefore(tx: Tx, at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'bureau-part-forget',
    text: 'delete from bureau_part p using bureau_file f where f.id = p.file_id and f.made_at < $1',
    values: [at],
  });
  return rowCount;
}

/** What was reported of somebody, for their own eyes. */
export async function listReportedOf(
  tx: ReadTx,
  borrowerId: string,
): Promise<readonly (BureauFigures & { readonly day: CalendarDate; readonly orderId: string | null })[]> {
  const { rows } = await tx.query<BureauFigures & { day: CalendarDate; orderId: string | null }>({
    name: 'bureau-row-of-borrower',
    text: `select f.on_day as day, l.order_id as "orderId", ${figureColumns('r')}
           from bureau_row r join bureau_file f on f.id = r.file_id join loan l on l.id = r.loan_id
           where r.borrower_id = $1 and r.left_out is null and f.sent_at is not null order by f.on_day, r.n`,
    values: [borrowerId],
  });
  return rows;
}
