import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { ChangeHoliday, type HolidayWish } from './change-holiday.tsx';

type Holiday = ResponseOf<Calls['console.holidays']>['holidays'][number];

const sources = { declared: 'declared', expected: 'expected', lender: 'your own' } as const;

/**
 * On which days the offices rest, year by year; what was promised before a change stays as it was promised.
 */
export function Holidays({ mayChange }: { readonly mayChange: boolean }) {
  const { market } = useDesk();
  const thisYear = market.businessDate.slice(0, 4);
  const years = [0, 1, 2].map((later) => String(Number(thisYear) + later));
  const [year, setYear] = useQuery<string>('year', thisYear);
  const [wish, setWish] = useState<HolidayWish>();
  const [done, setDone] = useState<string>();
  const { loaded, reload } = useLoad('console.holidays', { market: market.market, year: Number(year) });
  const read = loaded.read?.data;
  const add = () => setWish({ day: '', name: '', isOff: true });
  useKeys('Holidays', mayChange ? [{ keys: 'a', words: 'add a holiday', inBar: true, run: add }] : []);
  return (
    <Pane>
      <PaneHead title="Holidays">
        <span>{read && `${read.source} The list reaches until ${read.until}.`}</span>
        <Segmented
          label="Year"
          value={year}
          options={years.map((value) => ({ value, words: value }))}
          onChange={setYear}
        />
        {mayChange && (
          <Button look="primary" keys="A" icon="plus" onClick={add}>
            Add a holiday
          </Button>
        )}
      </PaneHead>
      {done && <Notice tone="green">{done}</Notice>}
      <Table
        label="Holidays"
        columns={columns(market.businessDate, read?.worksFrom ?? '9999', mayChange ? setWish : null)}
        rows={read?.holidays ?? []}
        rowKey={({ day }) => day}
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        isDim={({ isOff }) => !isOff}
        density="dense"
        empty={
          <Empty title={`No holiday of ${year} is known`}>
            Weekends are days off anyway. Add holidays once the government has declared them.
          </Empty>
        }
      />
      {wish && (
        <ChangeHoliday
          wish={wish}
          onClose={() => setWish(undefined)}
          onDone={(words) => {
            setWish(undefined);
            setDone(words);
            reload();
          }}
        />
      )}
    </Pane>
  );
}

function columns(
  today: string,
  worksFrom: string,
  onChange: ((wish: HolidayWish) => void) | null,
): Column<Holiday>[] {
  return [
    { key: 'day', head: 'Day', bone: 2, width: 160, cell: ({ day }) => <DayText day={day} today={today} /> },
    { key: 'name', head: 'Holiday', look: 'strong', bone: 5, cell: ({ name }) => name },
    { key: 'by', head: 'Source', look: 'muted', width: 110, bone: 2, cell: ({ by }) => sources[by] },
    {
      key: 'state',
      head: 'Counts as',
      width: 130,
      bone: 2,
      cell: ({ isOff }) => (isOff ? 'holiday' : <Chip>working day</Chip>),
    },
    {
      key: 'act',
      head: '',
      width: 170,
      cell: ({ day, name, isOff }) =>
        onChange &&
        day > today &&
        (isOff ? day >= worksFrom : true) && (
          <Button size="small" onClick={() => onChange({ day, name, isOff: !isOff })}>
            {isOff ? 'Make it a working day' : 'Make it a holiday'}
          </Button>
        ),
    },
  ];
}
