import { calls, pathsOf } from '@candor/contract';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import { applicationReference } from '@candor/services/kernel/references';
import {
  readInvoiceFile,
  readInvoices,
  taxOf,
  withTax,
  type InvoiceLine,
} from '@candor/services/payments/tax';
import type { TaxOfMonth } from '@candor/services/payments/tax';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { minor } from './money-answers.ts';

type InvoiceCalls = CallHandlers<'console.invoices' | 'console.invoice-file'>;

/** A15.69 and A15.70: tax invoices and credit notes. */
export function consoleInvoiceHandlers({ borrowing, offered }: HandlerParts): InvoiceCalls {
  const { database, seal } = borrowing;
  return {
    'console.invoices': async ({ market, month, search, cursor }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const read = await readInvoices(database, seal, market, {
        month: month as CalendarDate | undefined,
        search,
        cursor,
      });
      const { supplier } = read;
      return {
        supplier: supplier && {
          name: supplier.name,
          address: supplier.address,
          number: supplier.number,
          state: `${supplier.state.name} (${supplier.state.code})`,
        },
        missing: read.missing && [...read.missing],
        waiting: read.waiting,
        months: read.months.map(monthOf),
        items: read.items.map((item) => itemOf(item, market)),
        nextCursor: read.nextCursor,
      };
    },

    'console.invoice-file': async ({ market, paper }) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const file = await readInvoiceFile(borrowing, market, paper);
      if (!file) return { refused: 'not_found' };
      return { mediaType: 'application/pdf', ...file };
    },
  };
}

/** Of the console's own host: neither its cookie nor its content policy reaches another. */
const filePath = pathsOf(calls['console.invoice-file'])[0]!.path;

function monthOf(of: TaxOfMonth) {
  const { month, papers, taxable, central, state, integrated, ledger } = of;
  return {
    month,
    papers,
    taxable: minor(taxable),
    central: minor(central),
    state: minor(state),
    integrated: minor(integrated),
    tax: minor(taxOf(of)),
    ledger: minor(ledger),
    ties: taxOf(of) === ledger,
  };
}

function itemOf(item: InvoiceLine, market: MarketId) {
  const { number, kind, issuedOn, suppliedOn, orderId, loanId, against } = item;
  const { taxable, central, state, integrated } = item;
  return {
    number,
    kind,
    issuedOn,
    suppliedOn,
    what: item.feeName,
    recipient: item.recipient,
    loanId: orderId,
    reference: orderId === null ? String(loanId) : applicationReference(orderId),
    place: `${item.placeName} (${item.place})`,
    against,
    taxable: minor(taxable),
    central: minor(central),
    state: minor(state),
    integrated: minor(integrated),
    tax: minor(taxOf(item)),
    total: minor(withTax(item)),
    entryId: String(item.entryId),
    file: `${filePath}?${new URLSearchParams({ market, paper: number }).toString()}`,
  };
}
