import {
  houseChannels,
  noteChannelTest,
  readChannelTests,
  testChannel,
  type ChannelTest,
} from '@candor/services/backoffice/channels';
import { runCommand } from '@candor/services/kernel/commands';
import { staffLoginWait } from '@candor/services/backoffice/staff-login';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type ChannelsCalls = CallHandlers<'console.channels' | 'console.channel-test'>;

/** A15.170, A15.171: whom the house speaks to, and whether they answer. */
export function consoleChannelsHandlers({ borrowing, staff }: HandlerParts): ChannelsCalls {
  const { database, now } = staff;
  return {
    'console.channels': async ({ market }) => {
      const channels = houseChannels(borrowing, market);
      const tests = await readChannelTests(database, market);
      return {
        channels: channels.map(({ key, name, does, needs, note }) => ({
          key,
          name,
          does,
          needs,
          note,
          lastTest: testAnswer(tests.get(key)),
        })),
      };
    },

    'console.channel-test': async ({ market, key, to }, { staff: { staffId }, requestId, caller }) => {
      // A test message costs money, and a stranger's telephone could be rung with it.
      const wait = await staffLoginWait(staff, caller);
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

function testAnswer(test: ChannelTest | undefined) {
  return test ? { ...test, at: test.at.toISOString(), by: test.by ?? 'somebody' } : null;
}
