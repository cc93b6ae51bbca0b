import { useEffect, useEffectEvent } from 'react';
import { useDesk } from '../me.ts';
import { useServices } from '../services.ts';
import { faultOf } from '../runtime/fault.ts';
import { queueCounts } from '../queue-counts.ts';

/** Others work too: so often the numbers are read again, while the page is in sight. */
const everyMs = 30_000;

/**
 * Keeps the numbers beside the sections. Drawn once, by the shell. A failure leaves the old ones: the page
 * itself says what is wrong.
 */
export function useQueueReading(): void {
  const { client, session } = useServices();
  const { market } = useDesk();
  const read = useEffectEvent(async () => {
    try {
      const { queues } = await client.call('console.queues', { market: market.market });
      queueCounts.put(queues);
    } catch (error) {
      if (faultOf(error).code === 'not_logged_in') session.lose();
    }
  });
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && read());
    look();
    const timer = setInterval(look, everyMs);
    const leave = queueCounts.onTouch(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      leave();
      document.removeEventListener('visibilitychange', look);
      queueCounts.clear();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another market is another reading
  }, [market.market]);
}
