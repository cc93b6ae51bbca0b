import type { CodeCarrier } from '@candor/store/sessions';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import { permit, takeAll } from '../../kernel/rate-limits/limits.ts';

type Spend = { channel: string; cap: number; isReached: boolean };

const raiseSpendAlarm: Command<Spend, null> = {
  name: 'messages.spend-alarm',
  subject: ({ channel }) => `messages:${channel}`,
  decide: async (_tx, spend) => ({ output: null, facts: spend }),
};

/**
 * Raises the alarm when four fifths of the day's messages are gone, and when all are: in the audit log, to
 * the metrics and to the log, once an hour for all nodes together.
 */
export async function noteSpend(
  parts: IdentityDeps,
  { by, sentToday }: { readonly by: CodeCarrier; readonly sentToday: number },
): Promise<void> {
  const { database, seal, now, messagesADay: cap, onSpend } = parts;
  if (sentToday < Math.ceil(cap * 0.8)) return;
  const isReached = sentToday > cap;
  const once = permit(seal, 'alarm', `${by}:${isReached}`);
  if ((await takeAll(database, [once], now())) > 0) return;
  onSpend({ channel: by, sent: Math.min(sentToday, cap), cap, isReached });
  await runCommand(database, raiseSpendAlarm, {
    input: { channel: by, cap, isReached },
    actor: { kind: 'system', id: 'messages' },
    now: now(),
  });
}
