import type { Calls } from '@candor/contract';
import { isLanguage, markets, type Language, type MarketId } from '@candor/markets';
import type { LendingDeps, IdentityDeps } from '@candor/services/kernel';
import type { StaffDeps } from '@candor/services/backoffice/staff';
import type { TelemetryGate, TelemetrySink } from '@candor/services/kernel/telemetry';
import type { Database } from '@candor/services/kernel';
import type { Handler } from '../http/handler.ts';
import type { RequestFacts } from '../http/request-facts.ts';
import type { LiveStreams } from '../live/live-streams.ts';
import type { PageBook } from '../pages/page-book.ts';

export type HandlerParts = {
  readonly database: Database;
  readonly book: PageBook;
  readonly telemetry: TelemetrySink;
  readonly gate: TelemetryGate;
  readonly identity: IdentityDeps;
  readonly borrowing: LendingDeps;
  readonly staff: StaffDeps;
  readonly live: LiveStreams;
  readonly offered: readonly [MarketId, ...MarketId[]];
  /** The server is about to stop: it serves, and says that it is not ready. */
  readonly isDraining?: () => boolean;
};

/** The handlers of one group of calls. */
export type GroupHandlers<Group extends string> = {
  readonly [K in keyof Calls as K extends `${Group}.${string}` ? K : never]: Handler<Calls[K]>;
};

/** The language that a page says its reader has chosen, or the market's first. */
export function languageOf({ language }: RequestFacts, market: MarketId): Language {
  return isLanguage(language) ? language : markets[market].languages[0];
}

/** The handlers of some calls, by name. */
export type CallHandlers<Key extends keyof Calls> = { readonly [K in Key]: Handler<Calls[K]> };
