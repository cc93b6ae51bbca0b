import { lockReference, type Payment } from '@candor/store/payments';
import { noteBreak, type ChannelBreak } from '@candor/store/transfers';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import type { MoneyReport } from '../callbacks/credit-report.ts';

type Report = Pick<MoneyReport, 'market' | 'channel' | 'externalId' | 'amount'>;

/**
 * A channel that was asked says something of money that could not be counted so: it is kept as a difference,
 * for a person to look at.
 *   ours R-1 1,000.00, theirs R-1 900.00: other-amount
 *   ours R-1 taken back, theirs R-1 still there: taken-back-here
 *   ours R-1 there and not to be undone, theirs R-1 taken back: only-ours
 *   ours none, theirs R-1: only-theirs
 * Taken back by both is no difference.
 */
export async function noteUncounted(
  { database, now }: Pick<LendingDeps, 'database' | 'now'>,
  report: Report,
  theirMoney: 'here' | 'gone',
): Promise<void> {
  const actor = { kind: 'channel', id: report.channel } as const;
  await runCommand(database, noteOfChannel, { input: { report, theirMoney }, actor, now: now() });
}

type Uncounted = { readonly report: Report; readonly theirMoney: 'here' | 'gone' };

const noteOfChannel: Command<Uncounted, null> = {
  name: 'channel.note-difference',
  subject: ({ report: { channel, externalId } }) => `money:${channel}:${externalId}`,
  async decide(tx, { report, theirMoney }, { now }) {
    const { market, channel, externalId: reference, amount: theirs } = report;
    const known = await lockReference(tx, report);
    const kind = kindOf(known, report, theirMoney);
    if (!kind) return { output: null };
    const ours = { paymentId: known?.id ?? null, ours: known?.amount ?? null };
    const on = await businessDateOf(tx, market);
    const found = { market, channel, kind, reference, ...ours, theirs: kind === 'only-ours' ? null : theirs };
    await noteBreak(tx, found, { on, at: now });
    return { output: null, facts: { kind, theirs: String(theirs) } };
  },
};

function kindOf(
  known: Payment | undefined,
  { amount }: Report,
  theirMoney: 'here' | 'gone',
): ChannelBreak['kind'] | undefined {
  if (!known) return theirMoney === 'here' ? 'only-theirs' : undefined;
  if (theirMoney === 'gone') return known.state === 'reversed' ? undefined : 'only-ours';
  if (known.amount !== amount) return 'other-amount';
  return known.state === 'reversed' ? 'taken-back-here' : undefined;
}
