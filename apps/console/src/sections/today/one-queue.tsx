import { useDesk, useNow } from '../../shell/me.ts';
import { useQuery, useRouter } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { MoreButton } from '../../kit/more-button.tsx';
import { PartHead } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { ownerColumns, subjectColumn, timeColumns } from '../../queue/queue-columns.tsx';
import type { QueueStands } from '../../shell/queue-counts.ts';
import type { QueueItem } from '../../queue/claimable.ts';
import { AssignedCard } from '../../queue/assigned-card.tsx';
import { useClaiming } from '../../queue/use-claiming.ts';
import type { Show } from './next-table.tsx';

type Props = {
  readonly queue: QueueStands;
  readonly show: Show;
  readonly onShow: (show: Show) => void;
  readonly onChanged: () => void;
  readonly onLeave: () => void;
  readonly isOpen: (section: string) => boolean;
};

/** All that waits in one queue, next deadline first, page by page: nothing is folded. */
export function OneQueue({ queue, show, onShow, onChanged, onLeave, isOpen }: Props) {
  const desk = useDesk();
  const now = useNow();
  const router = useRouter();
  const [focused, setFocused] = useQuery<string>('row', '');
  const request = { market: desk.market.market, queue: queue.queue, show };
  const { loaded, pages, reload, ...more } = usePages('console.queue', request);
  const rows = pages.flatMap(({ items }) => items);
  const open = (item: QueueItem) =>
    isOpen(item.section) && router.go({ section: item.section, id: item.openedAs, query: {} });
  const again = () => {
    reload();
    onChanged();
  };
  const claiming = useClaiming({
    rows,
    row: rows.find(({ itemId }) => itemId === focused),
    onFocus: ({ itemId }) => setFocused(itemId),
    onChanged: again,
  });
  useKeys('Queue', [{ keys: '0', words: 'all queues', inBar: true, run: onLeave }]);
  const sight = { now, desk };
  return (
    <>
      <PartHead title={queue.name} words={`${queue.waiting} wait · promised: ${queue.promise}`}>
        <Segmented
          label="Name"
          value={show}
          onChange={onShow}
          options={[
            { value: 'all', words: `All ${queue.waiting}` },
            { value: 'free', words: `Unassigned ${queue.free}` },
            { value: 'mine', words: `Mine ${queue.mine}` },
          ]}
        />
        <Button size="small" keys="0" onClick={onLeave}>
          All queues
        </Button>
      </PartHead>
      <Table
        label={queue.name}
        columns={[
          ...timeColumns<QueueItem>(sight),
          subjectColumn<QueueItem>(),
          ...ownerColumns<QueueItem>(sight, (item) => void claiming.claim(item)),
        ]}
        rows={rows}
        rowKey={({ itemId }) => itemId}
        state={tableStateOf(loaded, desk.market.timeZone)}
        onAgain={again}
        empty={<Empty title="Nothing in this queue">New items show up automatically.</Empty>}
        focused={focused}
        onFocus={setFocused}
        onOpen={open}
      />
      <MoreButton {...more} />
      <AssignedCard claiming={claiming} onRead={open} />
    </>
  );
}
