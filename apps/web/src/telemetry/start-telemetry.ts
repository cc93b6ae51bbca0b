import type { Client } from '@candor/contract/client';
import { createTelemetry, type Tell } from './telemetry.ts';

/** The page's own telemetry: what waits is sent when the network is back, and when the reader turns away. */
export function startTelemetry(client: Client): Tell {
  const { tell, flush } = createTelemetry({
    send: (events) => client.call('event.buried-points', { events: [...events] }),
    now: () => new Date(),
    isOnline: () => navigator.onLine,
    drawn: Math.random() * 100,
    after: (run, waitMs) => void setTimeout(run, waitMs),
  });
  addEventListener('online', () => void flush());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flush());
  return tell;
}
