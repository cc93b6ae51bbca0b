import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { dayOrderOf } from '../../kit/words/read-day.ts';
import { FilterBar } from '../../kit/list/filter-bar.tsx';
import type { ListColumn, Sort } from '../../kit/list/list-types.ts';
import { writeSort } from '../../kit/list/list-types.ts';
import { SaveViewDialog } from '../../kit/list/save-view-dialog.tsx';
import type { Selection } from '../../kit/list/use-selection.ts';
import { ViewPane } from '../../kit/list/view-pane.tsx';
import { ViewsBar } from '../../kit/list/views-bar.tsx';
import type { Column, TableState } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { useDesk } from '../me.ts';
import { useQuery } from '../router.ts';
import type { List } from './use-list.ts';
import { useSavedViews } from './use-saved-views.ts';

type Props<Row> = {
  readonly list: List<Row>;
  /** "Loans". */
  readonly label: string;
  /** Of the whole filter, not of the page: "54", "over 10,000". */
  readonly count: string | null;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowWords: (row: Row) => string;
  readonly state: TableState;
  readonly onAgain: () => void;
  readonly onOpen: (row: Row) => void;
  /** A click only goes to the row, whose details stand beside; Enter opens it. */
  readonly opensByKey?: boolean;
  readonly isDim?: (row: Row) => boolean;
  /** A queue: whoever comes is at its first row, and Enter opens it. */
  readonly beginsAtFirst?: boolean;
  /** Above the filters: what all of it comes to. */
  readonly head?: ReactNode;
  /** Before the first row of each group, by that row. */
  readonly groups?: ReadonlyMap<string, Readonly<Record<string, ReactNode>>>;
  /** The row that is open beside the list, where that is not what the address calls `row`. */
  readonly focused?: string | undefined;
  readonly onFocus?: (key: string) => void;
  /**
   * What is open beside the list, or null where nothing is: it stands where the list's columns would when
   * they are asked for.
   */
  readonly beside?: ReactNode;
  /** Without it rows can't be selected. */
  readonly selection?: Selection;
  readonly empty: ReactNode;
  /** By column, over the whole filter. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
  /** Right of the filters: "in ₱, as of …". */
  readonly about?: ReactNode;
  /** Instead of the filters, where somebody looks for one thing. */
  readonly instead?: ReactNode;
  /** Right of the tabs, beside "Save view": the export. */
  readonly acts?: ReactNode;
  /** The bar of what is selected. */
  readonly bar?: ReactNode;
  /** Where the bar has more to it than what is selected. */
  readonly isSelecting?: boolean;
  /** Below the table: more rows. */
  readonly children?: ReactNode;
};

/** What every list of many is drawn in: views, filters, table, what is selected, how it is shown. */
export function ListFrame<Row>(props: Props<Row>) {
  const { list, label, rows, rowKey, selection, beside } = props;
  const { market, money } = useDesk();
  const [row, setRow] = useQuery<string>('row', '');
  const [pane, setPane] = useQuery<'shown' | 'hidden'>('pane', 'hidden', ['shown', 'hidden']);
  const saved = useSavedViews(list);
  const first = props.beginsAtFirst && rows[0] !== undefined ? rowKey(rows[0]) : undefined;
  const columns = columnsIn(list, props.totals);
  const turnPane = () => setPane(pane === 'shown' ? 'hidden' : 'shown');
  useListKeys(list, saved, turnPane);
  return (
    <div className="k-list-frame">
      <ViewsBar
        label={`Views of ${label.toLowerCase()}`}
        views={list.views}
        active={list.view?.id ?? null}
        isChanged={list.isChanged}
        count={props.count}
        onChoose={list.choose}
      >
        <Button size="small" keys="v" onClick={saved.ask}>
          Save view
        </Button>
        <Button size="small" keys="c" isExpanded={pane === 'shown'} onClick={turnPane}>
          Columns
        </Button>
        {props.acts}
      </ViewsBar>
      <div className="k-list-panes">
        <div
          className="k-list-pane"
          data-selecting={(props.isSelecting ?? Boolean(props.bar)) ? '' : undefined}
        >
          {props.head ?? <h1 className="k-spoken">{label}</h1>}
          {list.unread.length > 0 && (
            <Notice tone="amber">
              The address has a value for {list.unread.join(', ')} that can’t be: the list is shown without
              it.
            </Notice>
          )}
          {props.instead ?? (
            <FilterBar
              filters={list.filters}
              chosen={list.chosen}
              money={money}
              today={market.businessDate}
              dayOrder={dayOrderOf(market.market)}
              onChange={(key, value) => list.change({ [key]: value })}
            >
              {props.about}
            </FilterBar>
          )}
          <Table
            label={label}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            state={props.state}
            onAgain={props.onAgain}
            focused={props.focused ?? (row === '' ? first : row)}
            onFocus={props.onFocus ?? setRow}
            onOpen={props.onOpen}
            clickOpens={props.opensByKey !== true}
            density={list.density}
            hasTotal={props.totals !== undefined && rows.length > 0}
            empty={props.empty}
            {...(props.groups && { groups: props.groups })}
            {...(props.isDim && { isDim: props.isDim })}
            {...(selection && { selection: { ...selection, words: props.rowWords } })}
          />
          {props.children}
        </div>
        {pane !== 'shown' && beside}
        {pane === 'shown' && (
          <ViewPane
            view={list.view}
            isChanged={list.isChanged}
            columns={list.columns}
            shown={list.shown}
            onColumn={(key) => list.change({ cols: columnsAfter(list, key) })}
            sort={list.sort}
            onSort={(sort) => list.change({ sort: writeSort(sort) })}
            density={list.density}
            onDensity={(rowsAs) => list.change({ rows: rowsAs === 'dense' ? 'dense' : '' })}
            onSave={saved.saveChange}
            onDelete={saved.remove && (() => void saved.remove?.())}
            onReset={() => list.view && list.choose(list.view)}
            onClose={turnPane}
          />
        )}
        {props.bar}
      </div>
      {saved.isAsking && (
        <SaveViewDialog
          isBusy={saved.isBusy}
          fault={saved.fault?.words}
          onSave={saved.saveAs}
          onClose={saved.close}
        />
      )}
    </div>
  );
}

/** Those that are shown, each with its way to sort and its total. */
function columnsIn<Row>(list: List<Row>, totals: Props<Row>['totals']): Column<Row>[] {
  const shown = list.columns.filter(({ key }) => list.shown.has(key));
  return shown.map((column): Column<Row> => {
    const { sort } = column;
    const sorting =
      sort === undefined
        ? {}
        : {
            sorting: {
              now: list.sort.key === sort ? list.sort.way : null,
              onSort: () => list.change({ sort: writeSort(nextSort(list.sort, column)) }),
            },
          };
    return Object.assign({}, column, totals && { total: totals[column.key] }, sorting);
  });
}

/** A first click sorts the way that is asked for most, a second the other way. */
function nextSort<Row>(now: Sort, { sort = '', sortsFirst = 'down' }: ListColumn<Row>): Sort {
  if (now.key !== sort) return { key: sort, way: sortsFirst };
  return { key: sort, way: now.way === 'up' ? 'down' : 'up' };
}

/** Shown or hidden; the usual ones again are no words in the address. */
function columnsAfter<Row>({ columns, shown }: List<Row>, key: string): string {
  const next = columns.filter((column) =>
    column.key === key ? !shown.has(key) : shown.has(column.key) || column.isAlways,
  );
  const isUsual = columns.every(
    (column) => next.includes(column) === (column.isUsual === true || column.isAlways === true),
  );
  return isUsual ? '' : next.map((column) => column.key).join(',');
}

/** O sorts by the next column that can be sorted by, V saves the view. */
function useListKeys<Row>(
  list: List<Row>,
  saved: ReturnType<typeof useSavedViews<Row>>,
  onPane: () => void,
): void {
  const sortable = list.columns.filter(({ key, sort }) => sort !== undefined && list.shown.has(key));
  const at = sortable.findIndex(({ sort }) => sort === list.sort.key);
  const sortOn = () => {
    const next = sortable[(at + 1) % sortable.length];
    if (next?.sort !== undefined)
      list.change({ sort: writeSort({ key: next.sort, way: next.sortsFirst ?? 'down' }) });
  };
  const turn = () =>
    list.change({ sort: writeSort({ ...list.sort, way: list.sort.way === 'up' ? 'down' : 'up' }) });
  useKeys('View', [
    { keys: 'o', words: 'sort', inBar: true, run: sortOn },
    { keys: 'Shift+o', words: 'sort the other way', run: turn },
    { keys: 'v', words: 'save view', inBar: true, run: saved.ask },
    { keys: 'c', words: 'columns', run: onPane },
    ...(saved.saveChange && list.isChanged
      ? [{ keys: 'Ctrl+s', words: 'save this view', run: saved.saveChange }]
      : []),
  ]);
}
