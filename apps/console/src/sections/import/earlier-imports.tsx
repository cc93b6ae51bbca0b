import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk, type Desk } from '../../shell/me.ts';
import { useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Chip } from '../../kit/chip.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoreButton } from '../../kit/more-button.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { momentWords } from '../../kit/words/day-words.ts';
import { importStates } from './import-states.ts';

type Item = ResponseOf<Calls['console.imports']>['items'][number];

/** Files that somebody asked to bring in, the newest first. */
export function EarlierImports() {
  const { market } = useDesk();
  const router = useRouter();
  const [row, setRow] = useQuery<string>('row', '');
  const list = usePages('console.imports', { market: market.market });
  return (
    <>
      <PartHead title="Earlier imports" />
      <Table
        label="Earlier imports"
        columns={columns(market)}
        rows={list.pages.flatMap(({ items }) => items)}
        rowKey={({ importId }) => importId}
        state={tableStateOf(list.loaded, market.timeZone)}
        onAgain={list.reload}
        focused={row || undefined}
        onFocus={setRow}
        onOpen={({ importId }) => router.go({ section: 'import', id: importId, query: {} })}
        empty={
          <Empty title="No imports yet">
            Download the template, fill it from your previous system, and choose the file here.
          </Empty>
        }
      />
      <MoreButton {...list} />
    </>
  );
}

function columns({ timeZone, businessDate }: Desk['market']): Column<Item>[] {
  return [
    {
      key: 'state',
      head: 'State',
      bone: 2,
      cell: ({ state }) => <Chip tone={importStates[state].tone}>{importStates[state].words}</Chip>,
    },
    { key: 'file', head: 'File', look: 'strong', cut: true, bone: 5, cell: ({ fileName }) => fileName },
    {
      key: 'asOf',
      head: 'As of',
      bone: 2,
      cell: ({ asOf }) => <DayText day={asOf} today={businessDate} />,
    },
    { key: 'rows', head: 'Rows', align: 'end', look: 'figure', bone: 1, cell: ({ rows }) => rows },
    {
      key: 'in',
      head: 'Imported',
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ imported }) => imported,
    },
    {
      key: 'refused',
      head: 'Rejected',
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: ({ refused }) => refused,
    },
    {
      key: 'by',
      head: 'Requested by',
      bone: 4,
      cell: ({ by, askedAt }) => (
        <>
          {by}
          <span className="k-detail">{momentWords(new Date(askedAt), timeZone, businessDate)}</span>
        </>
      ),
    },
  ];
}
