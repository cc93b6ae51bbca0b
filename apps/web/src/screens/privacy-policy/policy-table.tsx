import type { Calls, ResponseOf } from '@candor/contract/client';
import { policyWords } from './texts.ts';

type Props = {
  readonly caption: string;
  readonly rows: ResponseOf<Calls['privacy.policy']>['rows'];
};

const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table on paper and on wide screens; on a phone each row is a card of its own. The roles are said aloud,
 * because a browser forgets that it is a table once its rows are laid out otherwise.
 */
export function PolicyTable({ caption, rows }: Props) {
  const say = policyWords.useSay();
  return (
    <table className="w-table" {...as.table}>
      <caption className="c-unseen">{caption}</caption>
      <thead {...as.rowgroup}>
        <tr {...as.row}>
          <th scope="col" {...as.columnheader}>
            {say('data')}
          </th>
          <th scope="col" {...as.columnheader}>
            {say('purpose')}
          </th>
          <th scope="col" {...as.columnheader}>
            {say('keptFor')}
          </th>
        </tr>
      </thead>
      <tbody {...as.rowgroup}>
        {rows.map(({ data, purpose, keptFor }) => (
          <tr key={data} {...as.row}>
            <th scope="row" {...as.rowheader}>
              {data}
            </th>
            <td {...as.cell}>
              <span className="w-name" aria-hidden="true">
                {say('purpose')}
              </span>
              {purpose}
            </td>
            <td {...as.cell}>
              <span className="w-name" aria-hidden="true">
                {say('keptFor')}
              </span>
              {keptFor}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
