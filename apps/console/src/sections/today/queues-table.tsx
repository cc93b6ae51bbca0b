import { useRouter } from '../../shell/router.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import type { TableState } from '../../kit/table/column.ts';
import { Table } from '../../kit/table/table.tsx';
import type { QueueStands } from '../../shell/queue-counts.ts';
import { placeOf, queueStandsColumns } from './queue-stands-columns.tsx';

type Props = {
  readonly queues: readonly QueueStands[];
  readonly now: Date;
  readonly state: TableState;
  readonly onAgain: () => void;
  /** Whether the section of a queue is one that this person can go to. */
  readonly isOpen: (section: string) => boolean;
};

/** Each queue with what waits in it, by how soon it is due; 1 to 8 lead to them. The total ties. */
export function QueuesTable({ queues, now, state, onAgain, isOpen }: Props) {
  const router = useRouter();
  useKeys(
    'Queues',
    queues.flatMap((queue, at) =>
      isOpen(queue.section)
        ? [{ keys: String(at + 1), words: 'queue', inBar: true, run: () => router.go(placeOf(queue)) }]
        : [],
    ),
  );
  return (
    <div className="t-queues">
      <Table
        label="Queues"
        columns={queueStandsColumns({ queues, now, isOpen })}
        rows={queues}
        rowKey={({ queue }) => queue}
        state={state}
        onAgain={onAgain}
        hasTotal
        density="dense"
      />
    </div>
  );
}
