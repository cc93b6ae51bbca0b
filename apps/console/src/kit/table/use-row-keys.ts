import { type RefObject, useEffect } from 'react';
import { useKeys } from '../keys/keyboard.ts';
import type { RowSelection } from './column.ts';

type Rows<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly focused?: string | undefined;
  readonly onFocus?: (key: string) => void;
  readonly onOpen?: (row: Row) => void;
  readonly selection?: RowSelection<Row>;
};

const rowOf = (key: string) => `[data-row="${CSS.escape(key)}"]`;

/**
 * J and K move over the rows, Enter opens; the row that has the focus is kept in sight, below the head that
 * stays.
 */
export function useRowKeys<Row>(
  box: RefObject<HTMLElement | null>,
  rowHeight: number,
  table: Rows<Row>,
): void {
  const { label, rows, rowKey, focused, onFocus, onOpen, selection } = table;
  const at = rows.findIndex((row) => rowKey(row) === focused);
  const move = (by: 1 | -1) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next === undefined) return;
    // A tab that was clicked before would take the Enter that is meant for the row.
    box.current?.querySelector<HTMLElement>(rowOf(rowKey(next)))?.focus({ preventScroll: true });
    onFocus?.(rowKey(next));
  };
  const row = rows[at];
  const select = () => row !== undefined && selection?.toggle(rowKey(row));
  const selectOn = () => {
    if (row !== undefined && selection && !selection.has(rowKey(row))) selection.toggle(rowKey(row));
    move(1);
  };
  useKeys(label, [
    ...(selection
      ? [
          { keys: 'x', words: 'select', inBar: true, run: select },
          { keys: ' ', run: select },
          { keys: 'Shift+j', words: 'select on', inBar: true, run: selectOn },
        ]
      : []),
    ...(onFocus
      ? [
          { keys: 'j', words: 'move', inBar: true, run: () => move(1) },
          { keys: 'k', words: 'move', inBar: true, run: () => move(-1) },
        ]
      : []),
    ...(onOpen
      ? [{ keys: 'Enter', words: 'open', inBar: true, run: () => row !== undefined && onOpen(row) }]
      : []),
  ]);
  useEffect(() => {
    const element = box.current;
    if (!element || focused === undefined || at < 0) return;
    const drawn = element.querySelector<HTMLElement>(rowOf(focused));
    if (drawn) drawn.scrollIntoView({ block: 'nearest' });
    else element.scrollTo({ top: at * rowHeight - element.clientHeight / 2 });
    // Only where somebody moves over rows already: a page that opens does not take the focus from where it
    // is.
    if (element.contains(document.activeElement)) drawn?.focus({ preventScroll: true });
  }, [box, focused, at, rowHeight]);
}
