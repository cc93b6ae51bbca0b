import type { LendingDeps, IdentityDeps } from '@candor/services/kernel';
import type { StaffDeps } from '@candor/services/backoffice/staff';
import type { TelemetryGate, TelemetrySink } from '@candor/services/kernel/telemetry';
import type { Database } from '@candor/store/database';
import { describe, expect, it } from 'vitest';
import type { CallContext } from '../http/handler.ts';
import type { LiveStreams } from '../live/live-streams.ts';
import type { PageBook } from '../pages/page-book.ts';
import { callHandlers } from './call-handlers.ts';

/** Only what the asked handler touches; the rest stays away. */
function handlers(parts: { healthy?: boolean; offered?: string[]; isDraining?: boolean }) {
  return callHandlers({
    database: { healthy: async () => parts.healthy } as unknown as Database,
    book: {
      config: (market: string) => (parts.offered?.includes(market) ? { market } : undefined),
    } as unknown as PageBook,
    telemetry: {} as TelemetrySink,
    gate: {} as TelemetryGate,
    identity: {} as IdentityDeps,
    borrowing: {} as LendingDeps,
    staff: {} as StaffDeps,
    live: {} as LiveStreams,
    offered: ['ph'],
    isDraining: () => parts.isDraining ?? false,
  });
}
const context = {} as CallContext as never;

describe('readiness', () => {
  it('is told when the database answers', async () => {
    expect(await handlers({ healthy: true })['operations.readyz']({}, context)).toEqual({ status: 'ready' });
  });
  it('is denied when the server is about to stop, which goes on serving', async () => {
    const stopping = handlers({ healthy: true, isDraining: true });
    expect(await stopping['operations.readyz']({}, context)).toEqual({ refused: 'service_unavailable' });
    expect(await stopping['operations.healthz']({}, context)).toEqual({ status: 'ok' });
  });
  it('is denied when the database is away; the process itself is still well', async () => {
    const away = handlers({ healthy: false });
    expect(await away['operations.readyz']({}, context)).toEqual({ refused: 'service_unavailable' });
    expect(await away['operations.healthz']({}, context)).toEqual({ status: 'ok' });
  });
});

describe('A16.1 · the page configuration', () => {
  it("is the default market's when none is named, and refused for one that is not offered", async () => {
    const ask = handlers({ offered: ['ph'] })['page.config'];
    expect(await ask({}, context)).toEqual({ market: 'ph' });
    expect(await ask({ market: 'in' }, context)).toEqual({ refused: 'market_not_offered' });
  });
});
