import type { ReactNode } from 'react';
import { useTableShape } from './use-table-shape.ts';

export type AmountColumn = { readonly id: string; readonly label: ReactNode };

export type AmountRow = { readonly id: string; readonly cells: readonly ReactNode[] };

type Props = {
  readonly caption: string;
  /** The first column names the row, the others hold amounts. */
  readonly columns: readonly AmountColumn[];
  readonly rows: readonly AmountRow[];
  /** The double rule stands under it. The currency's sign belongs into its first cell. */
  readonly total?: readonly ReactNode[];
  /** The last column is what the reader looks for. */
  readonly lastIsMain?: boolean;
};

/**
 * Amounts in columns. Where the table does not fit, each row becomes lines of name and value: the page never
 * scrolls sideways.
 */
export function AmountTable({ caption, columns, rows, total, lastIsMain = false }: Props) {
  const box = useTableShape();
  const row = ({ id, cells }: AmountRow, className?: string) => (
    <tr key={id} {...(className && { className })}>
      {cells.map((cell, index) => {
        const column = columns[index];
        return index === 0 ? (
          <th key={column?.id} scope="row">
            {cell}
          </th>
        ) : (
          <td key={column?.id}>
            <span className="c-table-name" aria-hidden="true">
              {column?.label}
            </span>
            <span>{cell}</span>
          </td>
        );
      })}
    </tr>
  );
  return (
    <div className={lastIsMain ? 'c-table c-table-main-last' : 'c-table'} ref={box}>
      <table>
        <caption className="c-unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label }) => {
              // A column without a name has no heading, and no reader stops at an empty one.
              const Cell = label === '' ? 'td' : 'th';
              return (
                <Cell key={id} {...(label !== '' && { scope: 'col' })}>
                  {label}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>{rows.map((one) => row(one))}</tbody>
        {total && <tfoot>{row({ id: 'total', cells: total }, 'c-table-total')}</tfoot>}
      </table>
    </div>
  );
}
