import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk, useNow } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { usePlace, useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip } from '../../kit/chip.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { ageWords } from '../../kit/words/time-words.ts';
import { leftColumn } from '../../queue/queue-columns.tsx';
import { StandWords } from '../../queue/stand-words.tsx';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { HardshipPage } from './hardship-page.tsx';
import { optionWords } from './option-words.ts';
import './hardship.css';

type Line = ResponseOf<Calls['console.hardships']>['requests'][number];

/** Those who can't pay and have said so. */
export function Screen() {
  const { id } = usePlace();
  return id === null ? <HardshipList /> : <HardshipPage key={id} requestId={id} />;
}

function HardshipList() {
  const { market } = useDesk();
  const now = useNow();
  const router = useRouter();
  const [after, setAfter] = useQuery<string>('after', '');
  const [row, setRow] = useQuery<string>('row', '');
  const { loaded, reload } = useLoad('console.hardships', {
    market: market.market,
    ...(after !== '' && { cursor: after }),
  });
  useFreshList('hardship', reload);
  const answer = loaded.read?.data;
  const next = answer?.nextCursor;
  return (
    <Page crumbs={[{ words: 'Queues' }, { words: 'Hardship' }]}>
      <Pane>
        <PaneHead title="Hardship">
          <StandWords queue={answer?.queue} />
          <span>Collections and late charges are suspended while these are open.</span>
        </PaneHead>
        <Table
          label="Requests for help"
          columns={columns(market.businessDate, now)}
          rows={answer?.requests ?? []}
          rowKey={({ requestId }) => requestId}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={row === '' ? undefined : row}
          onFocus={setRow}
          onOpen={({ requestId }) => router.go({ section: 'hardship', id: requestId, query: {} })}
          empty={<Empty title="No open requests">Requests from the app show up here, oldest first.</Empty>}
        />
        {(after !== '' || next) && (
          <div className="k-buttons">
            {after !== '' && <Button onClick={() => setAfter('')}>Back to first</Button>}
            {next && <Button onClick={() => setAfter(next)}>Next 50</Button>}
          </div>
        )}
      </Pane>
    </Page>
  );
}

function columns(today: string, now: Date): Column<Line>[] {
  return [
    leftColumn<Line>(now),
    {
      key: 'borrower',
      head: 'Borrower',
      look: 'strong',
      cell: ({ borrower, loan }) => (
        <>
          {borrower ?? 'Name not kept'} <span className="k-detail k-reference">{loan}</span>
        </>
      ),
    },
    {
      key: 'option',
      head: 'Request',
      cell: ({ option, promisedOn, isForApproval }) => (
        <>
          {promisedOn === null
            ? optionWords[option]
            : `${optionWords[option]}: ${dayWords(promisedOn, today)}`}{' '}
          {isForApproval && <Chip>waits for approval</Chip>}
        </>
      ),
    },
    {
      key: 'paused',
      head: 'Late charges suspended until',
      look: 'muted',
      cell: ({ pausedUntil }) => dayWords(pausedUntil, today),
    },
    {
      key: 'age',
      head: 'Age',
      align: 'end',
      look: 'muted',
      cell: ({ askedAt }) => ageWords(new Date(askedAt), now),
    },
  ];
}
