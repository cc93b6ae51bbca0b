import type { Calls, RequestOf } from '@candor/contract/console-client';
import { useDesk, useNow } from '../../shell/me.ts';
import { ListExport } from '../../shell/list/list-export.tsx';
import { ListFoot } from '../../shell/list/list-foot.tsx';
import { ListFrame } from '../../shell/list/list-frame.tsx';
import { useList } from '../../shell/list/use-list.ts';
import { useListTotals } from '../../shell/list/use-list-totals.ts';
import { useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { useSettled } from '../../shell/runtime/use-settled.ts';
import { countWords } from '../../kit/list/count-words.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { complaintColumns, isOpen, type ComplaintLine } from './complaint-columns.tsx';
import { complaintFilters, complaintViews } from './complaint-filters.ts';

type Asked = Omit<RequestOf<Calls['console.complaints']>, 'market' | 'cursor'>;

/** The complaints that the address asks for, and how the list is shown. */
export function useComplaints() {
  const { market } = useDesk();
  const now = useNow();
  const list = useList<ComplaintLine>({
    list: 'complaints',
    filters: complaintFilters,
    columns: complaintColumns(market, now),
    usualSort: '',
    views: complaintViews,
  });
  const [find, setFind] = useQuery<string>('find', '');
  const sought = useSettled(find.trim());
  const asked: Asked = { ...(list.asked as Asked), ...(sought !== '' && { find: sought }) };
  const read = usePages('console.complaints', { market: market.market, ...asked });
  const rows = read.pages.flatMap(({ complaints }) => complaints);
  return { list, asked, read, rows, find, setFind };
}

export type Complaints = ReturnType<typeof useComplaints>;

const empties: Readonly<Record<string, string>> = {
  answered: 'None was answered yet',
  all: 'No complaint is like that',
};

/** Every complaint: those that wait by their deadlines, the others as somebody looks for them. */
export function ComplaintDesk({
  complaints,
  onOpen,
}: {
  readonly complaints: Complaints;
  readonly onOpen: (reportId: string) => void;
}) {
  const { market } = useDesk();
  const { list, asked, read, rows, find, setFind } = complaints;
  const { loaded, pages, reload, ...more } = read;
  const { counted, countAll } = useListTotals('complaints', asked);
  const [stand] = pages;
  return (
    <ListFrame
      list={list}
      label="Complaints"
      count={countWords(counted)}
      rows={rows}
      rowKey={({ reportId }) => reportId}
      rowWords={({ reference }) => `Select ${reference}`}
      beginsAtFirst
      isDim={(row) => list.chosen['show'] === 'all' && !isOpen(row)}
      state={tableStateOf(loaded, market.timeZone)}
      onAgain={reload}
      onOpen={({ reportId }) => onOpen(reportId)}
      acts={<ListExport list="complaints" label="Complaints" count={countWords(counted)} />}
      about={
        <span className="k-find">
          <TextField
            label="Reference or complainant"
            value={find}
            onChange={setFind}
            autoComplete="off"
            placeholder="how it begins, or a name"
          />
          {stand && (
            <span>
              {stand.waiting} open. {stand.over} past {stand.over === 1 ? 'its' : 'their'} SLA.
            </span>
          )}
        </span>
      }
      empty={
        <Empty title={empties[list.chosen['show'] ?? ''] ?? 'No open complaints'}>
          Complaints from the app, and those that staff log, stand here by deadline.
        </Empty>
      }
    >
      <ListFoot {...more} onCountAll={countAll} />
    </ListFrame>
  );
}
