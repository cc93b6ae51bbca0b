import { houseChannels, noteChannelTest, runCommand, testChannel } from '@candor/services';
import { searchAudit, type AuditEntry } from '@candor/store';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';
import { waitFor } from './wait-for.ts';

type ChannelsCalls = CallHandlers<'console.channels' | 'console.channel-test'>;

/** A15.170, A15.171: whom the house speaks to, and whether they answer. */
export function consoleChannelsCalls({ borrowing, staff }: HandlerParts): ChannelsCalls {
  const { database, now } = staff;
  return {
    'console.channels': async ({ market }) => {
      const channels = houseChannels(borrowing, market);
      const tests = await database.read((tx) =>
        searchAudit(tx, { command: 'channel.test' }, { before: null, limit: 200 }),
      );
      const last = (key: string) =>
        tests.find(({ subject, facts }) => subject === `channel:${key}` && facts['market'] === market);
      return {
        channels: channels.map(({ key, name, does, needs, note }) => ({
          key,
          name,
          does,
          needs,
          note,
          lastTest: testOf(last(key)),
        })),
      };
    },

    'console.channel-test': async ({ market, key, to }, { staff: { staffId }, requestId, caller }) => {
      // A test message costs money, and a stranger's telephone could be rung with it.
      const wait = await waitFor(staff, caller);
      if (wait > 0) return { refused: 'too_many_requests', retryAfterSeconds: wait };
      const tested = await testChannel(borrowing, { market, key, to: to ?? null });
      if (tested === 'not-there') return { refused: 'not_found' };
      if (tested === 'needs-to') return { refused: 'test_needs_a_receiver' };
      const actor = { kind: 'staff', id: staffId } as const;
      const input = { market, key, tested };
      await runCommand(database, noteChannelTest, { input, actor, requestId, now: now() });
      return tested;
    },
  };
}

function testOf(entry: AuditEntry | undefined) {
  if (!entry) return null;
  const { at, staffName, facts } = entry;
  return {
    at: at.toISOString(),
    by: staffName ?? 'somebody',
    isWorking: facts['isWorking'] === true,
    words: String(facts['words'] ?? ''),
  };
}
