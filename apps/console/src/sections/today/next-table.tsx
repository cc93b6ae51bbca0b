import { useState } from 'react';
import { useDesk, useNow } from '../../shell/me.ts';
import { useQuery, useRouter } from '../../shell/router.ts';
import { PartHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import type { Column, Gap, TableState } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import { localMoment } from '../../kit/words/day-words.ts';
import { ownerColumns, subjectColumn, timeColumns } from '../../queue/queue-columns.tsx';
import type { QueueItem } from '../../queue/claimable.ts';
import { AssignedCard } from '../../queue/assigned-card.tsx';
import { useClaiming } from '../../queue/use-claiming.ts';
import { foldNext, gapWords, keyOf } from './fold-next.ts';

export type Show = 'all' | 'free' | 'mine';

type Props = {
  readonly items: readonly QueueItem[];
  readonly counts: Readonly<Record<Show, number>>;
  readonly show: Show;
  readonly onShow: (show: Show) => void;
  readonly state: TableState;
  readonly onAgain: () => void;
  readonly isOpen: (section: string) => boolean;
};

const nothings: Readonly<Record<Show, string>> = {
  all: 'Nothing waiting',
  free: 'Nothing unassigned',
  mine: 'Nothing is assigned to you',
};

/** What is next in all queues together, by deadline, with what is folded counted in words. */
export function NextTable({ items, counts, show, onShow, state, onAgain, isOpen }: Props) {
  const desk = useDesk();
  const now = useNow();
  const router = useRouter();
  const [focused, setFocused] = useQuery<string>('row', '');
  const [isWhole, setWhole] = useState(false);
  const folded = isWhole ? { rows: items, gaps: new Map<string, readonly QueueItem[]>() } : foldNext(items);
  const beyond = counts[show] - items.length;
  const row = folded.rows.find((item) => keyOf(item) === focused);
  const open = (item: QueueItem) =>
    isOpen(item.section) && router.go({ section: item.section, id: item.openedAs, query: {} });
  const claiming = useClaiming({
    rows: folded.rows,
    row,
    onFocus: (item) => setFocused(keyOf(item)),
    onChanged: onAgain,
  });
  const sight = { now, desk };
  const columns: Column<QueueItem>[] = [
    ...timeColumns<QueueItem>(sight),
    { key: 'queue', head: 'Queue', width: 116, bone: 3, cell: ({ item }) => item },
    subjectColumn<QueueItem>(),
    ...ownerColumns<QueueItem>(sight, (item) => void claiming.claim(item)),
  ];
  const clock = (instant: string) => localMoment(new Date(instant), desk.market.timeZone);
  const gaps = new Map<string, Gap>(
    [...folded.gaps].map(([key, hidden]) => [
      key,
      { words: gapWords(hidden, clock(now.toISOString()).day, clock), onOpen: () => setWhole(true) },
    ]),
  );
  const last = folded.rows.at(-1);
  if (beyond > 0 && last && !gaps.has(keyOf(last)))
    gaps.set(keyOf(last), { words: `${beyond} more in the queues` });
  return (
    <>
      <PartHead title="Next by deadline">
        <Segmented
          label="Name"
          value={show}
          onChange={onShow}
          options={[
            { value: 'all', words: `All ${counts.all}` },
            { value: 'free', words: `Unassigned ${counts.free}` },
            { value: 'mine', words: `Mine ${counts.mine}` },
          ]}
        />
      </PartHead>
      <Table
        label="Next by deadline"
        columns={columns}
        rows={folded.rows}
        rowKey={keyOf}
        state={state}
        onAgain={onAgain}
        empty={<Empty title={nothings[show]}>New items show up automatically.</Empty>}
        focused={focused}
        onFocus={setFocused}
        onOpen={open}
        gaps={gaps}
      />
      <AssignedCard claiming={claiming} onRead={open} />
    </>
  );
}
