import type { CalendarDate } from '@candor/domain/calendar';
import { isHandOver } from '@candor/domain/reminder-plan';
import { markets, type MarketId } from '@candor/markets';
import { readBusinessClock } from '@candor/store/ledger';
import { hurryMandates } from '@candor/store/mandates';
import type { Database } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Actor, Command } from '../../kernel/commands/command.ts';
import { lease } from '../../kernel/commands/lease.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { withReason } from '../../kernel/commands/with-reason.ts';
import { endDay } from '../../lending/end-of-day/end-day.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { planDay } from '../../lending/reminders/plan-day.ts';
import { handOver } from '../../lending/reminders/hand-over.ts';
import { sendReminder } from '../../lending/loans/send-reminder.ts';
import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { passDebitDay } from './pass-debit-day.ts';
import { simulatedInstant } from './simulated-time.ts';

export type MoveClock = { readonly market: MarketId; readonly from: CalendarDate; readonly to: CalendarDate };

type ClockRefusal = 'clock_was_moved' | 'clock_goes_forward_only';

const begin: Command<MoveClock, null, ClockRefusal> = {
  name: 'sandbox.move-clock',
  subject: ({ market }) => `clock:${market}`,
  async decide(tx, { market, from, to }) {
    if (to <= from) return { refused: 'clock_goes_forward_only', facts: { from, to } };
    const clock = await readBusinessClock(tx, market);
    if (clock?.businessDate !== from) return { refused: 'clock_was_moved', facts: { from, to } };
    return { output: null, facts: { from, to } };
  },
};

type World = Pick<LendingDeps, 'database' | 'seal' | 'newId' | 'collectChannels'>;

type ClockMover = {
  readonly now: Date;
  readonly requestId: string;
  /**
   * What the days that are moved over would bring, each at the hour of its own day: reminders, and debits of
   * those who set up autopay. Without it nobody is reminded, and nothing debited.
   */
  readonly world?: World;
  /** Somebody at the lender, who says why; else whoever plays with the sandbox. */
  readonly by?: { readonly actor: Actor; readonly reason: string; readonly seal: PersonSeal };
};

/**
 * Moves a market's business day forward as the end of the day does it, day by day, so that nothing is
 * skipped.
 */
export async function moveClock(
  database: Database,
  wish: MoveClock,
  { now, requestId, by, world }: ClockMover,
): Promise<{ readonly businessDate: CalendarDate } | { readonly refused: ClockRefusal }> {
  const actor = by?.actor ?? { kind: 'sandbox', id: 'clock' };
  const command = by ? withReason(begin, by.seal) : begin;
  const input = by ? { ...wish, reason: by.reason } : wish;
  const begun = await runCommand(database, command, { input, actor, requestId, now });
  if (begun.kind === 'refused') return { refused: begun.refusal.refused };
  // The end of a day believes that the day is over: here it is because the sandbox says so. By the hour the
  // reminders of that day are over too, or the worker would wait with them for a day of the real calendar.
  const dayHasCome = instantOf(wish.to, '23:59', markets[wish.market].timeZone);
  const then = dayHasCome > now ? dayHasCome : now;
  for (;;) {
    const clock = await database.read((tx) => readBusinessClock(tx, wish.market));
    if (!clock || clock.businessDate >= wish.to) {
      // On the day that has come, what is debited by itself follows the day, not the calendar on the wall.
      await lease(database, 'mandate.claim', (tx) => hurryMandates(tx, wish.market, now));
      return { businessDate: clock?.businessDate ?? wish.from };
    }
    if (world) await passDebitDay(world, { market: wish.market, on: clock.businessDate });
    const ended = await endDay(database, {
      market: wish.market,
      day: clock.businessDate,
      now: simulatedInstant(then),
    });
    if ('refused' in ended) return { refused: 'clock_was_moved' };
    if (world) await remind(database, wish.market, world);
  }
}

/** What the day that has just begun would remind of, at the hour at which it would. */
async function remind(
  database: Database,
  market: MarketId,
  parts: Pick<IdentityDeps, 'seal' | 'newId'>,
): Promise<void> {
  const found = await database.read(async (tx) => {
    const clock = await readBusinessClock(tx, market);
    if (!clock) return undefined;
    const all = { firstLoan: 0n, lastLoan: 2n ** 63n - 1n };
    return { on: clock.businessDate, steps: await planDay(tx, market, clock.businessDate, all) };
  });
  if (!found) return;
  for (const { due, step, by, stop } of found.steps) {
    if (stop !== null) continue;
    const at = instantOf(found.on, step.from, markets[market].timeZone);
    const { loan: loanId, dueOn } = due;
    const { productId, version } = by;
    const run = { actor: { kind: 'system', id: 'reminders' }, now: simulatedInstant(at) } as const;
    if (isHandOver(step))
      await runCommand(database, handOver, {
        ...run,
        input: { loanId, dueOn, plan: { productId, version } },
      });
    else
      await runCommand(database, sendReminder(parts), {
        ...run,
        input: { loanId, dueOn, step: { productId, version, day: step.day } },
      });
  }
}
