import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx, Tx } from '../database/database.ts';

export type TaxInvoice = {
  readonly id: bigint;
  readonly market: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly year: string;
  readonly serial: number;
  readonly number: string;
  readonly entryId: bigint;
  readonly loanId: bigint;
  readonly orderId: string | null;
  readonly against: string | null;
  readonly suppliedOn: CalendarDate;
  readonly issuedOn: CalendarDate;
  readonly taxable: bigint;
  readonly central: bigint;
  readonly state: bigint;
  readonly integrated: bigint;
  readonly place: string;
  readonly sealed: string;
  readonly issuedAt: Date;
};

const columns = `id, market, kind, year, serial, number, entry_id as "entryId", loan_id as "loanId", order_id as "orderId", against,
  supplied_on as "suppliedOn", issued_on as "issuedOn", taxable, central, state, integrated, place, sealed, issued_at as "issuedAt"`;

/**
 * The next number of a series. It is taken in the transaction that writes its paper: if that fails, the
 * number was never taken.
 */
export async function takeTaxSerial(
  tx: Tx,
  { market, kind, year }: Pick<TaxInvoice, 'market' | 'kind' | 'year'>,
): Promise<number> {
  const { rows } = await tx.query<{ last: number }>({
    name: 'tax-serial',
    text: `insert into tax_invoice_series as s (market, kind, year, last) values ($1, $2, $3, 1)
           on conflict (market, kind, year) do update set last = s.last + 1 returning last`,
    values: [market, kind, year],
  });
  return rows[0]!.last;
}

export async function insertTaxInvoice(tx: Tx, invoice: Omit<TaxInvoice, 'id'>): Promise<void> {
  const { market, kind, year, serial, number, entryId, loanId, orderId, against } = invoice;
  const { suppliedOn, issuedOn, taxable, central, state, integrated, place, sealed, issuedAt } = invoice;
  const values = [market, kind, year, serial, number, entryId, loanId, orderId, against];
  values.push(suppliedOn, issuedOn, taxable, central, state, integrated, place, sealed);
  await tx.query({
    name: 'tax-invoice-insert',
    text: `insert into tax_invoice (market, kind, year, serial, number, entry_id, loan_id, order_id, against, supplied_on, issued_on,
                                    taxable, central, state, integrated, place, sealed, issued_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    values: [...values, issuedAt],
  });
}

/** Adds a paper to what its month comes to. */
export async function addToTaxMonth(
  tx: Tx,
  {
    market,
    kind,
    suppliedOn,
    taxable,
    central,
    state,
    integrated,
  }: Pick<TaxInvoice, 'market' | 'kind' | 'suppliedOn' | 'taxable' | 'central' | 'state' | 'integrated'>,
): Promise<void> {
  const sign = kind === 'invoice' ? 1n : -1n;
  await tx.query({
    name: 'tax-month-add',
    text: `insert into tax_month as m (market, month, papers, taxable, central, state, integrated)
           values ($1, date_trunc('month', $2::date)::date, 1, $3, $4, $5, $6)
           on conflict (market, month) do update set papers = m.papers + 1, taxable = m.taxable + excluded.taxable,
             central = m.central + excluded.central, state = m.state + excluded.state, integrated = m.integrated + excluded.integrated`,
    values: [market, suppliedOn, sign * taxable, sign * central, sign * state, sign * integrated],
  });
}

export async function findTaxInvoice(
  tx: ReadTx,
  market: string,
  number: string,
): Promise<TaxInvoice | undefined> {
  const { rows } = await tx.query<TaxInvoice>({
    name: 'tax-invoice-find',
    text: `select ${columns} from tax_invoice where market = $1 and number = $2`,
    values: [market, number],
  });
  return rows[0];
}

/** Of one order's loan, the oldest first. */
export async function listTaxInvoiceNumbers(tx: ReadTx, orderId: string): Promise<string[]> {
  const { rows } = await tx.query<{ number: string }>({
    name: 'tax-invoice-numbers',
    text: 'select number from tax_invoice where order_id = $1 order by id limit 100',
    values: [orderId],
  });
  return rows.map(({ number }) => number);
}

/** What somebody was invoiced for, on all their loans. */
export async function listTaxInvoicesOf(tx: ReadTx, borrowerId: string): Promise<TaxInvoice[]> {
  const { rows } = await tx.query<TaxInvoice>({
    name: 'tax-invoices-of',
    text: `select ${columns} from tax_invoice
           where loan_id in (select l.id from loan l where l.borrower_id = $1) order by id`,
    values: [borrowerId],
  });
  return rows;
}

export async function findTaxInvoiceOfEntry(tx: ReadTx, entryId: bigint): Promise<TaxInvoice | undefined> {
  const { rows } = await tx.query<TaxInvoice>({
    name: 'tax-invoice-of-entry',
    text: `select ${columns} from tax_invoice where entry_id = $1`,
    values: [entryId],
  });
  return rows[0];
}

/** The invoice that a credit note takes back: that of the entry which it undoes, else the loan's last. */
export async function findInvoiceToCredit(
  tx: ReadTx,
  { reverses, loanId }: { readonly reverses: bigint | null; readonly loanId: bigint },
): Promise<TaxInvoice | undefined> {
  const { rows } = await tx.query<TaxInvoice>({
    name: 'tax-invoice-to-credit',
    text: `select ${columns} from tax_invoice where loan_id = $2 and kind = 'invoice'
           order by (entry_id = $1) is true desc, id desc limit 1`,
    values: [reverses, loanId],
  });
  return rows[0];
}

export type TaxInvoiceFilter = {
  /** The first day of the month in which it was supplied. */
  readonly month: CalendarDate | null;
  /** The beginning of its number. */
  readonly number: string | null;
  /** Between which ids its order is. */
  readonly orders: { readonly from: string; readonly to: string } | null;
  readonly before: bigint | null;
  readonly limit: number;
};

/** The newest first. */
export async function listTaxInvoices(
  tx: ReadTx,
  market: string,
  { month, number, orders, before, limit }: TaxInvoiceFilter,
): Promise<TaxInvoice[]> {
  const values: unknown[] = [market];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['market = $1'];
  if (month !== null) {
    const first = place(month);
    conditions.push(
      `supplied_on >= ${first}::date and supplied_on < (${first}::date + interval '1 month')::date`,
    );
  }
  if (number !== null) conditions.push(`starts_with(number, ${place(number)})`);
  if (orders !== null)
    conditions.push(`order_id between ${place(orders.from)}::uuid and ${place(orders.to)}::uuid`);
  if (before !== null) conditions.push(`id < ${place(before)}`);
  const { rows } = await tx.query<TaxInvoice>({
    rowsOf: 'tax-invoice-list',
    text: `select ${columns} from tax_invoice where ${conditions.join(' and ')} order by id desc limit ${place(limit)}`,
    values,
  });
  return rows;
}

export type TaxOfMonth = {
  readonly month: CalendarDate;
  readonly papers: number;
  /** Invoices less credit notes. */
  readonly taxable: bigint;
  readonly central: bigint;
  readonly state: bigint;
  readonly integrated: bigint;
  /** What tax payable moved in the month, in the books. */
  readonly ledger: bigint;
};

/**
 * The papers of each month beside what the books say was owed to the state for it; the newest month first.
 */
export async function taxByMonth(tx: ReadTx, market: string, since: CalendarDate): Promise<TaxOfMonth[]> {
  const { rows } = await tx.query<TaxOfMonth>({
    name: 'tax-by-month',
    text: `with paper as (
             select * from tax_month where market = $1 and month >= $2::date
           ), book as (
             select date_trunc('month', business_date)::date as month, -sum(minor) as ledger from ledger_sum
             where market = $1 and business_date >= $2::date and account = 2010 group by 1
           )
           select month, coalesce(papers, 0) as papers, coalesce(taxable, 0)::bigint as taxable, coalesce(central, 0)::bigint as central,
                  coalesce(state, 0)::bigint as state, coalesce(integrated, 0)::bigint as integrated, coalesce(ledger, 0)::bigint as ledger
           from paper full join book using (month) order by month desc`,
    values: [market, since],
  });
  return rows;
}
