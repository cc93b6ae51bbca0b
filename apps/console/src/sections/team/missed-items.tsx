import type { Calls, ResponseOf } from '@candor/contract/console-client';
import type { ReactNode } from 'react';
import { useDesk } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { PartHead } from '../../kit/pane.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { MomentText } from '../../kit/words/day-text.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { stretchWords } from '../../kit/words/time-words.ts';
import type { Cell, Team } from './team-read.ts';

type Props = {
  readonly cell: Cell;
  readonly team: Team | undefined;
  readonly from: string;
  readonly to: string;
  readonly onClose: () => void;
};

/** The things behind a number of missed ones, each with the way to it. */
export function MissedItems({ cell, team, from, to, onClose }: Props) {
  const { market } = useDesk();
  const { queue, staffId, day } = cell;
  const [after, setAfter] = useQuery<string>('after', '');
  const { loaded, reload } = useLoad('console.team-missed', {
    market: market.market,
    from: day ?? from,
    to: day ?? to,
    ...(queue !== null && { queue }),
    ...(staffId !== null && { staffId }),
    ...(after !== '' && { cursor: after }),
  });
  useKeys('Missed items', [{ keys: 'Escape', words: 'close', run: onClose }]);
  const items = loaded.read?.data.items ?? [];
  const next = loaded.read?.data.nextCursor;
  const about = [
    team?.queues.find((each) => each.queue === queue)?.name,
    team?.people.find((each) => each.staffId === staffId)?.name,
    day && dayWords(day, market.businessDate),
  ].filter(Boolean);
  const moment = (at: string) => (
    <MomentText at={new Date(at)} timeZone={market.timeZone} today={market.businessDate} />
  );
  return (
    <section aria-label="Missed items">
      <PartHead title="Missed" words={about.join(' · ')}>
        <Button size="small" look="quiet" icon="close" onClick={onClose}>
          Close
        </Button>
      </PartHead>
      <Table
        label="Missed items"
        density="dense"
        state={tableStateOf(loaded, market.timeZone)}
        onAgain={reload}
        empty={<Empty title="None was missed">What is done after its deadline stands here.</Empty>}
        columns={columns(moment)}
        rows={items}
        rowKey={({ itemId, doneAt }) => `${itemId} ${doneAt}`}
      />
      {next && (
        <div className="k-buttons">
          <Button onClick={() => setAfter(next)}>Show 50 more</Button>
        </div>
      )}
    </section>
  );
}

type Missed = ResponseOf<Calls['console.team-missed']>['items'][number];

function columns(moment: (at: string) => ReactNode): Column<Missed>[] {
  return [
    {
      key: 'item',
      head: 'Item',
      look: 'strong',
      wrap: true,
      cell: ({ section, openedAs, subject, item }) => (
        <a href={hrefTo(section, openedAs)}>
          {subject} <span className="k-muted">{item}</span>
        </a>
      ),
    },
    { key: 'by', head: 'By', wrap: true, cell: ({ by }) => by },
    { key: 'deadline', head: 'Deadline', cell: ({ deadline }) => moment(deadline) },
    { key: 'done', head: 'Done', cell: ({ doneAt }) => moment(doneAt) },
    {
      key: 'over',
      head: 'Late by',
      align: 'end',
      cell: ({ deadline, doneAt }) => (
        <span className="k-red">
          {stretchWords(Math.floor((Date.parse(doneAt) - Date.parse(deadline)) / 60_000))}
        </span>
      ),
    },
  ];
}
