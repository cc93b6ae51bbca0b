import type { Calls } from '@candor/contract';
import { isMarketId } from '@candor/markets';
import type { Handlers } from '../http/handler.ts';
import type { HandlerParts } from './handler-parts.ts';
import { messageCalls } from './message-calls.ts';
import { orderCalls } from './order-calls.ts';
import { privacyCalls } from './privacy-calls.ts';
import { reportCalls, eventCalls } from './telemetry-calls.ts';
import { sandboxCalls } from './sandbox-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { uploadCalls } from './upload-calls.ts';

/** Each declared call, answered: a few lines from the wire to the service that knows. */
export function callHandlers(parts: HandlerParts): Handlers<Calls> {
  const { database, book, identity, offered } = parts;
  return {
    ...sessionCalls(identity),
    ...orderCalls(identity),
    ...eventCalls(parts),
    ...uploadCalls(identity),
    ...reportCalls(parts),
    ...privacyCalls(identity),
    ...messageCalls(identity),
    ...sandboxCalls(parts),

    'page.config': async ({ market = offered[0] }) =>
      (isMarketId(market) && book.config(market)) || { refused: 'market_not_offered' },

    'operations.healthz': async () => ({ status: 'ok' }),

    'operations.readyz': async () =>
      (await database.healthy()) ? { status: 'ready' } : { refused: 'service_unavailable' },
  };
}
