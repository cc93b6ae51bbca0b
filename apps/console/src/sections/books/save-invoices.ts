import type { Calls, ConsoleClient, RequestOf } from '@candor/contract/console-client';
import { saveCsv } from '../../kit/chart/save-csv.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { invoiceCells, invoiceHeads } from './invoice-cells.ts';
import type { Invoice, Invoices } from './invoice-columns.tsx';

type Wish = Omit<RequestOf<Calls['console.invoices']>, 'cursor'>;

/** All that a search finds, page after page, as a file. */
export async function saveInvoices(client: ConsoleClient, wish: Wish, money: MoneyWay): Promise<void> {
  const all: Invoice[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Invoices = await client.call('console.invoices', { ...wish, ...(cursor && { cursor }) });
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  const month = wish.month === undefined ? '' : `-${wish.month.slice(0, 7)}`;
  saveCsv(`invoices-${wish.market}${month}`, invoiceHeads, all.map(invoiceCells(money)));
}
