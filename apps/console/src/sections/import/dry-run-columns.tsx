import { Chip } from '../../kit/chip.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import type { Checked } from './import-start.tsx';
import { ReasonList } from './reason-list.tsx';

type Refused = Checked['refusedRows'][number];
type Good = Checked['goodRows'][number];

export const refusedColumns: Column<Refused>[] = [
  { key: 'line', head: 'Line', look: 'figure', cell: ({ line }) => line },
  {
    key: 'reference',
    head: 'Loan',
    look: 'strong',
    cell: ({ reference }) => <span className="k-reference">{reference === '' ? '–' : reference}</span>,
  },
  { key: 'why', head: 'Reason', cell: ({ reasons }) => <ReasonList reasons={reasons} /> },
];

export function goodColumns(money: MoneyWay): Column<Good>[] {
  return [
    { key: 'line', head: 'Line', look: 'figure', cell: ({ line }) => line },
    {
      key: 'reference',
      head: 'Loan',
      look: 'strong',
      cell: ({ reference }) => <span className="k-reference">{reference}</span>,
    },
    { key: 'product', head: 'Product', cell: ({ product }) => product },
    {
      key: 'who',
      head: 'Borrower',
      cell: ({ isKnown }) => (isKnown ? <Chip>has an account here</Chip> : 'new'),
    },
    {
      key: 'owed',
      head: `To repay ${money.sign}`,
      align: 'end',
      look: 'figure',
      cell: ({ owed }) => <MoneyText way={money} minor={BigInt(owed)} place="column" />,
    },
  ];
}
