import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { Column, Gap } from './column.ts';

type RowProps<Row> = {
  readonly row: Row;
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  readonly isFocused: boolean;
  readonly isDim: boolean;
  readonly onFocus: (() => void) | undefined;
};

/** A row of the table. A click puts the focus on it; what opens it is the link in it, or Enter. */
export function TableRow<Row>({ row, id, columns, isFocused, isDim, onFocus }: RowProps<Row>) {
  return (
    <tr
      className="k-row"
      data-row={id}
      tabIndex={onFocus ? -1 : undefined}
      aria-current={isFocused ? 'true' : undefined}
      data-opens={onFocus ? '' : undefined}
      data-dim={isDim ? '' : undefined}
      onClick={onFocus}
    >
      {columns.map(({ key, align, look, cut, wrap, cell }) => (
        <td
          key={key}
          data-align={align}
          data-look={look}
          data-cut={cut ? '' : undefined}
          data-wrap={wrap ? '' : undefined}
        >
          {cell(row, isFocused)}
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

/** A cell without words. */
const blank = '\u00a0';

const boneRows = [0, 1, 2, 3, 4];

/**
 * The final shape, empty: the same columns, the same heights. The bones come after 300 ms, and never a
 * spinner.
 */
export function BoneRows<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  return boneRows.map((at) => (
    <tr key={at} className="k-row" aria-hidden="true">
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
