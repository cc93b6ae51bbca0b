import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { namesRow, type Column, type RowSelection } from './column.ts';

/** A cell without words. */
const blank = '\u00a0';

type HeadsProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly selection: RowSelection<Row> | undefined;
};

/** A head without words is no head: it would be read out as one. */
export function Heads<Row>({ columns, selection }: HeadsProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <td className="k-no-head k-select">
            <HeadBox state={selection.state} onToggle={selection.toggleAll} />
          </td>
        )}
        {columns.map(({ key, head, align, sorting }) =>
          head === '' ? (
            <td key={key} className="k-no-head">
              {blank}
            </td>
          ) : (
            <th
              key={key}
              scope="col"
              data-align={align}
              data-names={namesRow(columns, key)}
              aria-sort={ariaSort(sorting)}
            >
              {sorting ? <SortHead sorting={sorting}>{head}</SortHead> : head}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

type Sorting = Column<unknown>['sorting'];

function ariaSort(sorting: Sorting): 'ascending' | 'descending' | 'none' | undefined {
  if (!sorting) return undefined;
  if (sorting.now === null) return 'none';
  return sorting.now === 'up' ? 'ascending' : 'descending';
}

function SortHead({
  sorting: { now, onSort },
  children,
}: {
  readonly sorting: NonNullable<Sorting>;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className="k-sort" data-on={now === null ? undefined : ''} onClick={onSort}>
      {children}
      {now !== null && <Icon name={now === 'up' ? 'arrowUp' : 'arrowDown'} />}
    </button>
  );
}

/** A dash where some are selected: only a script can say so. */
function HeadBox({
  state,
  onToggle,
}: {
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: () => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Select all rows in sight"
      checked={state === 'all'}
      onChange={onToggle}
    />
  );
}

type TotalsProps<Row> = { readonly columns: readonly Column<Row>[]; readonly isIndented: boolean };

export function Totals<Row>({ columns, isIndented }: TotalsProps<Row>) {
  return (
    <tfoot>
      <tr>
        {isIndented && <td>{blank}</td>}
        {columns.map(({ key, align, wrap, total }) => (
          <td
            key={key}
            data-align={align}
            data-names={namesRow(columns, key)}
            data-wrap={wrap ? '' : undefined}
          >
            {total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
