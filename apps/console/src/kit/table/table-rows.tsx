import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { namesRow, type Column, type Gap, type RowSelection } from './column.ts';

/** A cell without words. */
const blank = '\u00a0';

type RowProps<Row> = {
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  readonly isFocused: boolean;
  readonly isDim: boolean;
  readonly onFocus: (() => void) | undefined;
  readonly onOpen: (() => void) | undefined;
  readonly selection: RowSelection<Row> | undefined;
};

/** What is a control of its own, or a text that is being marked, is no click on the row. */
function isOnRow({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button, input, label, select') !== null;
  return !isControl && (getSelection()?.isCollapsed ?? true);
}

/** A row of the table. A click puts the focus on it and opens it, as Enter and the link in it do. */
export function TableRow<Row>(props: RowProps<Row>) {
  const { row, id, columns, isFocused, isDim, onFocus, onOpen, selection } = props;
  const click = (event: MouseEvent) => {
    onFocus?.();
    if (isOnRow(event)) onOpen?.();
  };
  return (
    <tr
      className="k-row"
      data-row={id}
      tabIndex={onFocus ? -1 : undefined}
      aria-current={isFocused ? 'true' : undefined}
      data-opens={onFocus ? '' : undefined}
      data-dim={isDim ? '' : undefined}
      data-selected={selection?.has(id) ? '' : undefined}
      onClick={onFocus || onOpen ? click : undefined}
    >
      {selection && (
        <td className="k-select">
          <input
            type="checkbox"
            aria-label={selection.words(row)}
            checked={selection.has(id)}
            onChange={() => selection.toggle(id)}
          />
        </td>
      )}
      {columns.map(({ key, align, look, cut, wrap, cell }) => (
        <td
          key={key}
          data-align={align}
          data-look={look}
          data-names={namesRow(columns, key)}
          data-cut={cut ? '' : undefined}
          data-wrap={wrap ? '' : undefined}
        >
          {cell(row, isFocused)}
        </td>
      ))}
    </tr>
  );
}

type GroupProps<Row> = {
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly columns: readonly Column<Row>[];
  readonly isIndented: boolean;
};

/** What the rows below have in common, with their sums in the columns. */
export function GroupRow<Row>({ cells, columns, isIndented }: GroupProps<Row>) {
  return (
    <tr className="k-group">
      {isIndented && <td className="k-select">{blank}</td>}
      {columns.map(({ key, align }) => (
        <td key={key} data-align={align} data-names={namesRow(columns, key)}>
          {cells[key] ?? blank}
        </td>
      ))}
    </tr>
  );
}

/** What is folded away, counted in words. */
export function GapRow({ gap, span }: { readonly gap: Gap; readonly span: number }) {
  return (
    <tr className="k-gap">
      <td colSpan={span}>
        {gap.onOpen ? (
          <button type="button" className="k-gap-words" onClick={gap.onOpen}>
            <Icon name="chevronRight" />
            {gap.words}
          </button>
        ) : (
          gap.words
        )}
      </td>
    </tr>
  );
}

const boneRows = [0, 1, 2, 3, 4];

/**
 * The final shape, empty: the same columns, the same heights. The bones come after 300 ms, and never a
 * spinner.
 */
export function BoneRows<Row>({
  columns,
  isIndented,
}: {
  readonly columns: readonly Column<Row>[];
  readonly isIndented: boolean;
}) {
  return boneRows.map((at) => (
    <tr key={at} className="k-row" aria-hidden="true">
      {isIndented && <td>{blank}</td>}
      {columns.map(({ key, align, bone = 3 }, column) => (
        <td key={key} data-align={align}>
          {blank}
          <span
            className="k-bone"
            data-width={bone > 3 ? 4 + ((at * 2 + column) % 3) : bone}
            data-tall={column === 0 ? '' : undefined}
          />
        </td>
      ))}
    </tr>
  ));
}

/** Room for the rows that are not drawn. */
export function SpaceRow({ height, span }: { readonly height: number; readonly span: number }): ReactNode {
  if (height === 0) return null;
  return (
    <tr className="k-space" aria-hidden="true">
      <td colSpan={span} height={height}>
        {blank}
      </td>
    </tr>
  );
}
