import type { Calls, ResponseOf } from '@candor/contract/console-client';

type QueueStand = ResponseOf<Calls['console.hardships']>['queue'];

/**
 * What waits in a section and what is past its deadline: the numbers that the nav and Today have, in the head
 * of the section's page.
 */
export function StandWords({ queue }: { readonly queue: QueueStand | undefined }) {
  if (!queue) return null;
  return (
    <span>
      {queue.waiting === 0 ? 'None waits.' : queue.waiting === 1 ? '1 waits.' : `${queue.waiting} wait.`}{' '}
      {queue.over > 0 && <span className="k-red">{queue.over} past the deadline.</span>}
    </span>
  );
}
