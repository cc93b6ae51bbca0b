import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { Desk } from '../../shell/me.ts';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';

export type Invoices = ResponseOf<Calls['console.invoices']>;
export type Invoice = Invoices['items'][number];

/** Number, whom it is for and what it comes to. What a credit note takes back is written with a minus. */
export function invoiceColumns({ money, market }: Desk): Column<Invoice>[] {
  const figure = (key: string, head: string, of: (row: Invoice) => number): Column<Invoice> => ({
    key,
    head: `${head} ${money.sign}`,
    width: 112,
    align: 'end',
    look: 'figure',
    bone: 2,
    cell: (row) => (
      <MoneyText way={money} minor={BigInt(row.kind === 'invoice' ? of(row) : -of(row))} place="column" />
    ),
  });
  return [
    {
      key: 'on',
      width: 92,
      head: 'Issued',
      bone: 2,
      cell: ({ issuedOn }) => <DayText day={issuedOn} today={market.businessDate} />,
    },
    {
      key: 'number',
      width: 160,
      head: 'Number',
      look: 'strong',
      bone: 4,
      cell: ({ number }) => <span className="k-reference">{number}</span>,
    },
    {
      key: 'who',
      head: 'Recipient',
      bone: 5,
      cell: ({ recipient }) => recipient ?? 'The borrower',
    },
    figure('taxable', 'Taxable', ({ taxable }) => taxable),
    figure('tax', 'Tax', ({ tax }) => tax),
    figure('total', 'Total', ({ total }) => total),
  ];
}
