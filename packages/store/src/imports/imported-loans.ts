import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type ImportedLoan = {
  readonly loanId: bigint;
  readonly market: string;
  readonly externalReference: string;
  readonly importId: string;
  readonly line: number;
  readonly asOf: CalendarDate;
  readonly paidOutOn: CalendarDate;
  readonly principal: bigint;
};

export async function insertImportedLoan(tx: Tx, row: ImportedLoan): Promise<void> {
  await tx.query({
    name: 'imported-loan-insert',
    text: `insert into imported_loan (loan_id, market, external_reference, import_id, line, as_of, paid_out_on, principal)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      row.loanId,
      row.market,
      row.externalReference,
      row.importId,
      row.line,
      row.asOf,
      row.paidOutOn,
      row.principal,
    ],
  });
}

/** Where a loan came from; undefined for one of our own. */
export async function findImportedLoan(tx: ReadTx, loanId: bigint): Promise<ImportedLoan | undefined> {
  const { rows } = await tx.query<ImportedLoan>({
    name: 'imported-loan-find',
    text: `select loan_id as "loanId", market, external_reference as "externalReference", import_id as "importId", line,
                  as_of as "asOf", paid_out_on as "paidOutOn", principal
           from imported_loan where loan_id = $1`,
    values: [loanId],
  });
  return rows[0];
}

/** Those of some references that are loans here already. */
export async function knownReferences(
  tx: ReadTx,
  market: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ reference: string }>({
    name: 'imported-references',
    text: `select external_reference as reference from imported_loan
           where market = $1 and external_reference = any ($2::text[])`,
    values: [market, references],
  });
  return new Set(rows.map(({ reference }) => reference));
}

/** The open accounts of some telephone numbers, by the number's index in hexadecimal digits. */
export async function borrowersByPhones(
  tx: ReadTx,
  market: string,
  indexes: readonly Buffer[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ id: string; phone: Buffer }>({
    name: 'borrowers-by-phones',
    text: 'select id, phone_index as phone from borrower where market = $1 and phone_index = any ($2::bytea[])',
    values: [market, indexes],
  });
  return new Map(rows.map(({ id, phone }) => [phone.toString('hex'), id]));
}

/** Whose some documents are, of those that are kept whole, by the number's index in hexadecimal digits. */
export async function ownersOfDocuments(
  tx: ReadTx,
  market: string,
  indexes: readonly Buffer[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await tx.query<{ id: string; number: Buffer }>({
    name: 'owners-of-documents',
    text: `select d.borrower_id as id, d.number_index as number
           from borrower_document d join borrower b on b.id = d.borrower_id
           where d.market = $1 and d.number_index = any ($2::bytea[]) and b.deleted_at is null`,
    values: [market, indexes],
  });
  return new Map(rows.map(({ id, number }) => [number.toString('hex'), id]));
}
