import { readChannelEvent, type ChannelEvent } from '@candor/store/payments';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { OutboxHandler } from '../../kernel/outbox/relay-outbox.ts';
import { processCallback } from '../../payments/callbacks/process-callback.ts';

type Heard = { readonly event: string };

/** Follows a callback of a channel; what it says is read as its message is claimed. */
export function followingCallbacks(
  parts: Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>,
): OutboxHandler<Heard> {
  return Object.assign(
    ({ event }: Heard, message: Parameters<OutboxHandler<Heard>>[1], prepared?: unknown) =>
      processCallback(parts, BigInt(event), {
        message,
        ...(prepared !== undefined && { event: prepared as ChannelEvent }),
      }),
    {
      prepare: ((tx, { event }) =>
        readChannelEvent(tx, BigInt(event))) satisfies OutboxHandler<Heard>['prepare'],
    },
  );
}
