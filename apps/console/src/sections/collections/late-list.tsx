import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk, useNow } from '../../shell/me.ts';
import { ListExport } from '../../shell/list/list-export.tsx';
import { Page } from '../../shell/page.tsx';
import { useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { DayText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { ageWords } from '../../kit/words/time-words.ts';
import { leftColumn } from '../../queue/queue-columns.tsx';
import { StandWords } from '../../queue/stand-words.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { outcomeWords } from './outcome-words.ts';

type Line = ResponseOf<Calls['console.collections']>['loans'][number];

type Show = 'promised' | 'late';

const empties: Readonly<Record<Show, readonly [string, string]>> = {
  promised: [
    'No promise to pay is open',
    'Whoever promised to pay by a day stands here until the day has shown it.',
  ],
  late: ['Nobody is late', 'Whoever misses a day stands here on the next.'],
};

/** The promises that are open, which is the queue; or everybody who is late, the latest first. */
export function LateList() {
  const { market, money } = useDesk();
  const now = useNow();
  const router = useRouter();
  const [after, setAfter] = useQuery<string>('after', '');
  const [row, setRow] = useQuery<string>('row', '');
  const [show] = useQuery<Show>('show', 'promised', ['promised', 'late']);
  const { loaded, reload } = useLoad('console.collections', {
    market: market.market,
    show,
    ...(after !== '' && { cursor: after }),
  });
  useFreshList('collections', reload);
  const answer = loaded.read?.data;
  const next = answer?.nextCursor;
  return (
    <Page crumbs={[{ words: 'Queues' }, { words: 'Collections' }]}>
      <Pane>
        <PaneHead title="Collections">
          <StandWords queue={answer?.queue} />
          {answer && (
            <span>
              Contact only {answer.contact.from}–{answer.contact.until}:{' '}
              {answer.contact.isOpen ? 'open now' : 'not now'}.
            </span>
          )}
        </PaneHead>
        <p>
          <Segmented
            label="Which loans"
            value={show}
            onChange={(chosen) =>
              router.go({
                section: 'collections',
                id: null,
                query: chosen === 'promised' ? {} : { show: chosen },
              })
            }
            options={[
              { value: 'promised', words: 'Promises to pay' },
              { value: 'late', words: 'All past due' },
            ]}
          />
          <ListExport list="collections" label="Collections" usual={{ show: 'promised' }} />
        </p>
        <Table
          label={show === 'late' ? 'Late loans' : 'Promises to pay'}
          columns={[
            ...(show === 'promised' ? [leftColumn<Line>(now)] : []),
            ...columns(money, market.businessDate, now),
          ]}
          rows={answer?.loans ?? []}
          rowKey={({ loan }) => loan}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={row === '' ? undefined : row}
          onFocus={setRow}
          onOpen={({ loan }) => router.go({ section: 'collections', id: loan, query: {} })}
          isDim={({ isSheltered }) => show === 'late' && isSheltered}
          empty={<Empty title={empties[show][0]}>{empties[show][1]}</Empty>}
        />
        {(after !== '' || next) && (
          <div className="k-buttons">
            {after !== '' && <Button onClick={() => setAfter('')}>From the first</Button>}
            {next && <Button onClick={() => setAfter(next)}>Further 50</Button>}
          </div>
        )}
      </Pane>
    </Page>
  );
}

function columns(way: MoneyWay, today: string, now: Date): Column<Line>[] {
  return [
    {
      key: 'late',
      head: 'Late',
      cell: ({ daysLate }) =>
        daysLate === 0 ? (
          <Chip>not late</Chip>
        ) : (
          <Chip tone="red">{daysLate === 1 ? '1 day' : `${daysLate} days`} late</Chip>
        ),
    },
    {
      key: 'borrower',
      head: 'Borrower',
      look: 'strong',
      cell: ({ borrower, phone, loan }) => (
        <>
          {borrower ?? 'Name not kept'} <span className="k-detail">{phone}</span>{' '}
          <span className="k-detail k-reference">{loan}</span>
        </>
      ),
    },
    {
      key: 'overdue',
      head: `Overdue ${way.sign}`,
      align: 'end',
      look: 'figure',
      cell: ({ overdue }) => <MoneyText way={way} minor={BigInt(overdue)} place="column" tone="red" />,
    },
    {
      key: 'since',
      head: 'Oldest day',
      look: 'muted',
      cell: ({ oldestDueOn }) => <DayText day={oldestDueOn} today={today} />,
    },
    {
      key: 'agreed',
      head: 'Agreed',
      cell: ({ promisedOn, isSheltered }) =>
        promisedOn === null
          ? isSheltered
            ? 'asked for help'
            : '–'
          : `promised for ${dayWords(promisedOn, today)}`,
    },
    {
      key: 'contact',
      head: 'Last contact',
      look: 'muted',
      cell: ({ lastContact, contactsThisWeek }) =>
        lastContact === null
          ? '–'
          : `${outcomeWords[lastContact.outcome]}, ${ageWords(new Date(lastContact.at), now)} ago · ${contactsThisWeek} this week`,
    },
  ];
}
