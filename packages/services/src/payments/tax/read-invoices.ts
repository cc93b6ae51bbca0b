import { createHash } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, type MarketId } from '@candor/markets';
import { taxRules, type TaxInvoiceRules } from '@candor/markets/tax';
import {
  countTaxedEntries,
  findTaxInvoice,
  listTaxInvoices,
  taxByMonth,
  type TaxInvoice,
} from '@candor/store/tax';
import { findApplication } from '@candor/store/applications';
import type { Database } from '@candor/store/database';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { numberPart, readCursor, writeCursor } from '../../kernel/page-cursor.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { referenceRange } from '../../lending/applications/reference-range.ts';
import { firstOfMonth } from '../../lending/provisions/months.ts';
import { feeWords, invoiceDocument } from './invoice-document.ts';
import { openInvoice } from './invoice-words.ts';
import { taxSupplier } from './tax-supplier.ts';

const pageSize = 100;

export type InvoiceWish = {
  readonly month?: CalendarDate | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
};

export type InvoiceLine = TaxInvoice & {
  readonly feeName: string;
  readonly recipient: string | null;
  readonly placeName: string;
};

/**
 * The tax invoices and credit notes of a market, the newest first, and what each month's come to beside the
 * books.
 */
export function readInvoices(database: Database, seal: PersonSeal, market: MarketId, wish: InvoiceWish) {
  return database.read(async (tx) => {
    const rules = taxRules[market].invoice;
    const today = await businessDateOf(tx, market);
    const found = await taxSupplier(tx, market);
    if (!rules || !found)
      return { supplier: null, missing: null, waiting: 0, months: [], items: [], nextCursor: null };
    const place = readCursor(wish.cursor, [numberPart]);
    const typed = wish.search?.trim().toUpperCase() ?? '';
    const orders = referenceRange(typed);
    const rows = await listTaxInvoices(tx, market, {
      month: wish.month === undefined ? null : firstOfMonth(wish.month),
      number: typed === '' || orders ? null : typed,
      orders,
      before: place ? BigInt(place[0]!) : null,
      limit: pageSize + 1,
    });
    const items = rows.slice(0, pageSize);
    const last = items.at(-1);
    return {
      ...found,
      waiting: await countTaxedEntries(tx, market),
      months: await taxByMonth(tx, market, yearBefore(today)),
      items: items.map((invoice) => lineOf(seal, invoice)),
      nextCursor: rows.length > pageSize && last ? writeCursor([String(last.id)]) : null,
    };
  });
}

function lineOf(seal: PersonSeal, invoice: TaxInvoice): InvoiceLine {
  const { recipient, feeName } = openInvoice(seal, invoice.entryId, invoice.sealed);
  const words = {
    feeName: feeWords(feeName),
    recipient: recipient.name,
    placeName: recipient.state.name,
  };
  return { ...invoice, ...words };
}

/** The first day of the month a year ago. */
function yearBefore(day: CalendarDate): CalendarDate {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}-01` as CalendarDate;
}

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'press'>;

/** The PDF of an invoice: made when it is asked for, the same to the byte each time. */
export async function readInvoiceFile(
  parts: Parts,
  market: MarketId,
  number: string,
): Promise<InvoiceFile | undefined> {
  const invoice = await parts.database.read((tx) => findTaxInvoice(tx, market, number));
  return invoice && printed(parts, market, invoice);
}

type Own = { readonly borrowerId: string; readonly orderId: string; readonly number: string };

/** The same for the borrower; nobody else's is found. */
export async function readOwnInvoiceFile(
  parts: Parts,
  { borrowerId, orderId, number }: Own,
): Promise<(InvoiceFile & { readonly sha256: string }) | undefined> {
  const found = await parts.database.read(async (tx) => {
    const order = await findApplication(tx, orderId);
    if (!order || order.borrowerId !== borrowerId || !isMarketId(order.market)) return undefined;
    const invoice = await findTaxInvoice(tx, order.market, number);
    return invoice?.orderId === orderId ? { market: order.market, invoice } : undefined;
  });
  const file = found && (await printed(parts, found.market, found.invoice));
  return file && { ...file, sha256: createHash('sha256').update(file.bytes).digest('hex') };
}

type InvoiceFile = { readonly fileName: string; readonly bytes: Buffer };

async function printed(
  { seal, press }: Parts,
  market: MarketId,
  invoice: TaxInvoice,
): Promise<InvoiceFile | undefined> {
  const rules: TaxInvoiceRules | null = taxRules[market].invoice;
  if (!rules) return undefined;
  const words = openInvoice(seal, invoice.entryId, invoice.sealed);
  const bytes = await press(invoiceDocument({ market, invoice, words, rules }));
  return { fileName: `${invoice.number.replaceAll('/', '-')}.pdf`, bytes };
}
