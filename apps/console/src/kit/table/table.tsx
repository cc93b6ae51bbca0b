import { Fragment, type ReactNode, useRef } from 'react';
import { ErrorLine, OfflineLine } from '../state-lines.tsx';
import type { Column, Gap, RowSelection, TableState } from './column.ts';
import { BoneRows, GapRow, GroupRow, SpaceRow, TableRow } from './table-rows.tsx';
import { Heads, Totals } from './table-heads.tsx';
import { useOverflow } from '../use-overflow.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';

type Props<Row> = {
  /** What it lists, for who hears it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly state?: TableState;
  readonly onAgain?: () => void;
  /** Instead of rows when there are none: `<Empty>`. */
  readonly empty?: ReactNode;
  /** The row that j and k move over; it lives in the address. */
  readonly focused?: string | undefined;
  readonly onFocus?: (key: string) => void;
  /** Enter, and a click or a tap anywhere on the row that is not on a control. */
  readonly onOpen?: (row: Row) => void;
  /** False: a click only shows it in the side pane. */
  readonly clickOpens?: boolean;
  /** Boxes before the rows; X, Space and Shift J select. */
  readonly selection?: RowSelection<Row>;
  /** A row that stays and can't be acted on: one's own request, say. */
  readonly isDim?: (row: Row) => boolean;
  /** A heading before the row of that key, by column: the bucket that begins with it, and its sum. */
  readonly groups?: ReadonlyMap<string, Readonly<Record<string, ReactNode>>>;
  /** What is folded away after the row of that key. */
  readonly gaps?: ReadonlyMap<string, Gap>;
  /** With the columns' totals under a double rule: they must tie. */
  readonly hasTotal?: boolean;
  /** `dense` for what is looked over rather than read: 28 px instead of 32. */
  readonly density?: 'normal' | 'dense';
};

const rowHeights = { normal: 32, dense: 28 } as const;
const ready: TableState = { state: 'ready' };

/**
 * The table that every list is. The frame never moves: loading, old and empty rows stand in the same columns.
 */
export function Table<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, state = ready, empty, density = 'normal' } = props;
  const box = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeights[density];
  useRowKeys(box, rowHeight, props);
  const { from, to, before, after } = useRowWindow(box, rows.length, rowHeight);
  // Not all of its rows are drawn: with those in sight alone its columns would move while it scrolls.
  const isLong = rows.length > to - from;
  const isFixed = isLong && columns.some(({ width }) => width !== undefined);
  const isEmpty = Boolean(empty) && rows.length === 0 && state.state === 'ready';
  const overflows = useOverflow(box, true);
  const span = columns.length + (props.selection ? 1 : 0);
  const isOld = state.state === 'failed' || state.state === 'offline';
  if (isEmpty) return <div className="k-table-box">{empty}</div>;
  return (
    <div className={state.state === 'failed' ? 'k-table-box k-dimmed' : 'k-table-box'}>
      {state.state === 'failed' && <ErrorLine {...(props.onAgain && { onAgain: props.onAgain })} />}
      {state.state === 'offline' && (
        <OfflineLine since={state.since} {...(props.onAgain && { onAgain: props.onAgain })} />
      )}
      <div
        ref={box}
        className="k-table-scroll"
        data-long={isLong ? '' : undefined}
        {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          className="k-table"
          data-density={density}
          data-fixed={isFixed ? '' : undefined}
          data-min={isFixed ? narrowest(columns) : undefined}
          aria-label={label}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          aria-busy={state.state === 'loading' || undefined}
        >
          <colgroup>
            {props.selection && <col width={32} />}
            {columns.map(({ key, width }) => (
              <col key={key} width={width} />
            ))}
          </colgroup>
          <Heads columns={columns} selection={props.selection} />
          <tbody>
            {state.state === 'loading' && rows.length === 0 && (
              <BoneRows columns={columns} isIndented={props.selection !== undefined} />
            )}
            <SpaceRow height={before} span={span} />
            {rows.slice(from, to).map((row) => (
              <OneRow key={rowKey(row)} row={row} table={props} />
            ))}
            <SpaceRow height={after} span={span} />
          </tbody>
          {props.hasTotal && <Totals columns={columns} isIndented={props.selection !== undefined} />}
        </table>
      </div>
      {isOld && state.asOf !== null && (
        <p className="k-table-foot">
          {state.state === 'failed' && state.requestId && (
            <>
              request <span className="k-reference">{state.requestId}</span> ·{' '}
            </>
          )}
          shown as of {state.asOf}
        </p>
      )}
      {isOld && state.asOf === null && state.state === 'failed' && state.requestId && (
        <p className="k-table-foot">
          request <span className="k-reference">{state.requestId}</span>
        </p>
      )}
    </div>
  );
}

/** A column without a width takes what is left, and is never narrower than a name. */
const flexible = 140;

/**
 * Of a long table, in hundreds of pixels: below it the table scrolls within its place instead of writing over
 * itself. Any other is as wide as its cells need.
 */
function narrowest<Row>(columns: readonly Column<Row>[]): number {
  const pixels = columns.map(({ width = flexible }) => width).reduce((before, width) => before + width, 0);
  return Math.min(14, Math.ceil(pixels / 100));
}

function OneRow<Row>({ row, table }: { readonly row: Row; readonly table: Props<Row> }) {
  const {
    columns,
    rowKey,
    focused,
    onFocus,
    onOpen,
    clickOpens = true,
    isDim,
    gaps,
    groups,
    selection,
  } = table;
  const id = rowKey(row);
  const gap = gaps?.get(id);
  const group = groups?.get(id);
  return (
    <Fragment>
      {group && <GroupRow cells={group} columns={columns} isIndented={selection !== undefined} />}
      <TableRow
        row={row}
        id={id}
        columns={columns}
        isFocused={id === focused}
        isDim={isDim?.(row) ?? false}
        onFocus={onFocus && (() => onFocus(id))}
        onOpen={clickOpens && onOpen ? () => onOpen(row) : undefined}
        selection={selection}
      />
      {gap && <GapRow gap={gap} span={columns.length + (selection ? 1 : 0)} />}
    </Fragment>
  );
}
