import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useQuery } from '../../shell/router.ts';
import { useServices } from '../../shell/services.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, SidePane } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { invoiceColumns, type Invoice, type Invoices } from './invoice-columns.tsx';
import { InvoiceFilters, InvoicesMissing, InvoicesTie } from './invoice-parts.tsx';
import { InvoiceSide } from './invoice-side.tsx';
import type { Calls, ConsoleClient, RequestOf } from '@candor/contract/console-client';
import { saveCsv } from '../../kit/chart/save-csv.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { invoiceCells, invoiceHeads } from './invoice-cells.ts';

/** Every tax invoice and credit note, and whether each month’s come to what the books owe the state. */
export function InvoicesTab() {
  const desk = useDesk();
  const { market, money } = desk;
  const { client } = useServices();
  const [month] = useQuery<string>('month', '');
  const [search] = useQuery<string>('search', '');
  const [row, setRow] = useQuery<string>('row', '');
  const [isFaulty, setFaulty] = useState(false);
  const request = {
    market: market.market,
    ...(/^\d{4}-\d{2}-\d{2}$/u.test(month) && { month }),
    ...(search.trim() !== '' && { search: search.trim().slice(0, 40) }),
  };
  const { loaded, pages, reload, ...more } = usePages('console.invoices', request);
  const read = pages[0];
  const items = pages.flatMap((page) => page.items);
  const focused = items.find(({ number }) => number === row) ?? items[0];
  const save = () => {
    setFaulty(false);
    saveInvoices(client, request, money).catch(() => setFaulty(true));
  };
  useKeys('Invoices', [{ keys: 'Shift+d', words: 'CSV', inBar: true, run: save }]);
  return (
    <>
      <Pane>
        <PaneHead title="Tax invoices">
          {read?.supplier && (
            <span>
              GSTIN <span className="k-reference">{read.supplier.number}</span>, {read.supplier.state}
            </span>
          )}
          <Button size="small" icon="download" onClick={save}>
            CSV
          </Button>
        </PaneHead>
        {isFaulty && <Notice tone="red">The file could not be made. Try it once more.</Notice>}
        {read && <InvoicesMissing read={read} />}
        <InvoiceFilters months={read?.months ?? []} />
        {read && <InvoicesTie read={read} month={month} />}
        <Table
          label="Tax invoices"
          columns={invoiceColumns(desk)}
          rows={items}
          rowKey={({ number }) => number}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={focused?.number}
          onFocus={setRow}
          empty={
            read?.missing === null ? (
              <Empty title="No law here asks for tax invoices">
                Fees of this market carry no tax of their own.
              </Empty>
            ) : (
              <Empty title="No invoice is like that">A fee with tax makes the next one.</Empty>
            )
          }
        />
        <MoreButton {...more} />
      </Pane>
      {focused ? <InvoiceSide invoice={focused} /> : <SidePane label="Invoice">{null}</SidePane>}
    </>
  );
}

type Wish = Omit<RequestOf<Calls['console.invoices']>, 'cursor'>;

/** All that a search finds, page after page, as a file. */
async function saveInvoices(client: ConsoleClient, wish: Wish, money: MoneyWay): Promise<void> {
  const all: Invoice[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Invoices = await client.call('console.invoices', { ...wish, ...(cursor && { cursor }) });
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  const month = wish.month === undefined ? '' : `-${wish.month.slice(0, 7)}`;
  saveCsv(`invoices${month}`, invoiceHeads, all.map(invoiceCells(money)));
}
