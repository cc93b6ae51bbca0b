import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { channelWords, costWords, purposeWords } from './kind-words.ts';

type Line = ResponseOf<Calls['console.message-costs']>['lines'][number];

type Day = ReturnType<typeof useDesk>['market']['businessDate'];

const daysShown = 30;

/** What messages cost, by day, purpose and channel. */
export function Costs() {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.message-costs', { market: market.market, days: daysShown });
  const data = loaded.read?.data;
  const lines = data?.lines ?? [];
  return (
    <Pane>
      <PaneHead title="Message costs">
        <span>
          {data
            ? `${daysShown} days, by the gateways’ day (UTC): ${costWords(data.totals.flatMap(({ cost }) => cost ?? []))}.`
            : ''}
        </span>
      </PaneHead>
      <Table
        label="Message costs"
        columns={costColumns(market.businessDate)}
        rows={lines}
        rowKey={({ day, purpose, way, cost }) => `${day} ${purpose} ${way} ${cost?.currency ?? ''}`}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        empty={<Empty title="No messages yet">Nothing was sent in these days.</Empty>}
      />
    </Pane>
  );
}

const heads = { messages: 'Messages', delivered: 'Delivered', failed: 'Failed', parts: 'Segments' } as const;

function costColumns(today: Day): Column<Line>[] {
  return [
    {
      key: 'day',
      head: 'Day',
      width: 130,
      bone: 3,
      cell: ({ day }) => <DayText day={day} today={today} />,
    },
    {
      key: 'purpose',
      head: 'Purpose',
      look: 'strong',
      bone: 5,
      cell: ({ purpose }) => purposeWords[purpose],
    },
    { key: 'way', head: 'Channel', width: 110, bone: 2, cell: ({ way }) => channelWords[way] },
    ...(['messages', 'delivered', 'failed', 'parts'] as const).map((key): Column<Line> => ({
      key,
      head: heads[key],
      width: 90,
      align: 'end',
      look: 'figure',
      bone: 1,
      cell: (line) => line[key],
    })),
    {
      key: 'cost',
      head: 'Cost',
      width: 130,
      align: 'end',
      look: 'figure',
      bone: 3,
      cell: ({ cost }) => costWords(cost === null ? [] : [cost]),
    },
  ];
}
