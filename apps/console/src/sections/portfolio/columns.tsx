import { MoneyText } from '../../kit/words/money-text.tsx';
import type { Column } from '../../kit/table/column.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { bucketFills } from './portfolio-read.ts';

/** A sum of money, with the currency in the head. */
export function moneyColumn<Row>(
  way: MoneyWay,
  head: string,
  of: (row: Row) => number,
  total?: number,
): Column<Row> {
  return {
    key: head,
    head: `${head} ${way.sign}`,
    align: 'end',
    look: 'figure',
    cell: (row) => <MoneyText way={way} minor={String(of(row))} place="column" />,
    ...(total !== undefined && {
      total: <MoneyText way={way} minor={String(total)} place="column" />,
    }),
  };
}

/** A count or a share, as it is written. */
export function figureColumn<Row>(head: string, of: (row: Row) => string, total?: string): Column<Row> {
  return { key: head, head, align: 'end', look: 'figure', cell: of, ...(total !== undefined && { total }) };
}

export function strongColumn<Row>(head: string, of: (row: Row) => string): Column<Row> {
  return { key: head, head, look: 'strong', cell: of };
}

/** A bucket with its colour, as in the chart. */
export function bucketColumn<Row extends { readonly name: string; readonly bucket: number }>(): Column<Row> {
  return {
    key: 'name',
    head: 'DPD',
    cell: ({ name, bucket }) => (
      <>
        <span className="k-swatch" data-fill={bucketFills[bucket]} />
        {name}
      </>
    ),
    total: 'Total',
  };
}
