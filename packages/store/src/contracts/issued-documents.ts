import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type IssuedKind = 'statement' | 'certificate' | 'settlement-quote' | 'interest-certificate';

/** A paper about a loan that was given out under a number of its own. */
export type IssuedDocument = {
  readonly id: string;
  readonly loanId: bigint;
  readonly kind: IssuedKind;
  readonly number: string;
  readonly language: string;
  /** Of a statement and of an interest certificate: the days that it tells of. */
  readonly from: CalendarDate | null;
  /** The last of them; of a settlement quote the day to which it is valid. */
  readonly until: CalendarDate | null;
  /** Of a settlement quote: what settles the loan by then. */
  readonly amount: bigint | null;
  readonly issuedOn: CalendarDate;
  readonly issuedAt: Date;
  /** Who of the lender gave it out; null: the borrower took it in the app. */
  readonly issuedBy: string | null;
  /** Of what stood on it, in hex. */
  readonly digest: string;
};

/** The next number of a series. Whoever takes one holds the series until the transaction ends: no holes. */
export async function takeDocumentSerial(
  tx: Tx,
  { market, kind, year }: { readonly market: string; readonly kind: IssuedKind; readonly year: number },
): Promise<number> {
  const { rows } = await tx.query<{ last: number }>({
    name: 'issued-document-serial',
    text: `insert into issued_document_series as s (market, kind, year, last) values ($1, $2, $3, 1)
           on conflict (market, kind, year) do update set last = s.last + 1 returning last`,
    values: [market, kind, year],
  });
  return rows[0]!.last;
}

export async function insertIssuedDocument(tx: Tx, document: IssuedDocument): Promise<void> {
  const { id, loanId, kind, number, language, from, until, issuedOn, issuedAt, issuedBy, digest, amount } =
    document;
  await tx.query({
    name: 'issued-document-insert',
    text: `insert into issued_document (id, loan_id, kind, number, language, from_on, until_on, issued_on, issued_at, issued_by, digest, amount)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [id, loanId, kind, number, language, from, until, issuedOn, issuedAt, issuedBy, digest, amount],
  });
}

/** What was given out about a loan, the newest first, with who did. */
export async function listIssuedDocuments(
  tx: ReadTx,
  loanId: bigint,
  limit: number,
): Promise<(Omit<IssuedDocument, 'loanId' | 'digest' | 'issuedBy'> & { readonly by: string | null })[]> {
  const { rows } = await tx.query<
    Omit<IssuedDocument, 'loanId' | 'digest' | 'issuedBy'> & { readonly by: string | null }
  >({
    name: 'issued-document-list',
    text: `select d.id, d.kind, d.number, d.language, d.from_on as "from", d.until_on as until, d.amount, d.issued_on as "issuedOn",
             d.issued_at as "issuedAt", s.name as by
           from issued_document d left join staff s on s.id = d.issued_by where d.loan_id = $1
           order by d.issued_at desc, d.number desc limit $2`,
    values: [loanId, limit],
  });
  return rows;
}

/**
 * The newest of a kind, a language and a last day about a loan: it is given again as it was, if nothing has
 * changed.
 */
export async function newestIssuedDocument(
  tx: ReadTx,
  { loanId, kind, language, until }: Pick<IssuedDocument, 'loanId' | 'kind' | 'language' | 'until'>,
): Promise<Pick<IssuedDocument, 'number' | 'amount' | 'issuedOn' | 'digest'> | undefined> {
  const { rows } = await tx.query<Pick<IssuedDocument, 'number' | 'amount' | 'issuedOn' | 'digest'>>({
    name: 'issued-document-newest',
    text: `select number, amount, issued_on as "issuedOn", digest from issued_document
           where loan_id = $1 and kind = $2 and language = $3 and until_on is not distinct from $4::date order by issued_at desc, number desc limit 1`,
    values: [loanId, kind, language, until],
  });
  return rows[0];
}
