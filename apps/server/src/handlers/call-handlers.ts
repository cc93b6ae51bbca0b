import type { Calls } from '@candor/contract';
import { isMarketId, type MarketId } from '@candor/markets';
import type { TelemetrySink } from '@candor/services';
import type { Database } from '@candor/store';
import type { Handlers } from '../http/handler.ts';
import type { PageBook } from '../pages/page-book.ts';

export type HandlerParts = {
  readonly database: Database;
  readonly book: PageBook;
  readonly telemetry: TelemetrySink;
  readonly defaultMarket: MarketId;
};

/** Each declared call, answered: a few lines from the wire to the service that knows. */
export function callHandlers({ database, book, telemetry, defaultMarket }: HandlerParts): Handlers<Calls> {
  return {
    'page.config': async ({ market = defaultMarket }) =>
      (isMarketId(market) && book.config(market)) || { refused: 'market_not_offered' },

    'event.save': async (event, { market }) =>
      telemetry.takeEvents([{ market, ...event, props: event.props ?? {} }]),

    'event.buried-points': async ({ events }, { market }) =>
      telemetry.takeEvents(events.map((event) => ({ market, ...event, props: event.props ?? {} }))),

    'report.union-error': async ({ errors }, { market }) =>
      telemetry.takeErrors(
        errors.map(({ stack, appVersion, ...error }) => ({
          market,
          ...error,
          stack: stack ?? null,
          appVersion: appVersion ?? null,
        })),
      ),

    'operations.healthz': async () => ({ status: 'ok' }),

    'operations.readyz': async () =>
      (await database.healthy()) ? { status: 'ready' } : { refused: 'service_unavailable' },
  };
}
