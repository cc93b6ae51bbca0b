import { dateOfDayNumber, dayNumber } from '@candor/domain/calendar';
import type { CalendarDate } from '@candor/domain/calendar';
import { markets, type MarketId } from '@candor/markets';
import { listAskedOn, listReceivedOn } from '@candor/store/transfers';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import { runCommand } from '../../kernel/commands/run-command.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import type { CollectChannel } from '../../kernel/ports/collect-channel.ts';
import { transferChannel } from '../transfers/transfer-channel.ts';
import { breakOfOurs, theirsOf, type FoundBreak } from './compare-money.ts';
import { noteComparison, type ComparedDay } from './note-comparison.ts';

type Parts = Pick<LendingDeps, 'database' | 'now' | 'collectChannels'>;
type Compared = {
  readonly compared: number;
  readonly unanswered: number;
  readonly differences: readonly FoundBreak[];
};

const actor = { kind: 'system', id: 'reconciliation' } as const;

/**
 * Compares a business day of every channel with ours. The bank's list is its statement; a vendor is asked
 * about each payment that it gave a code for: those that we have, and those that we think nobody has paid.
 */
export async function reconcileDay(parts: Parts, market: MarketId, on: CalendarDate): Promise<ComparedDay[]> {
  const days: ComparedDay[] = [];
  for (const channel of parts.collectChannels[market]) {
    const found =
      channel.id === transferChannel
        ? await withStatement(parts, market, on)
        : await withVendor(parts, channel, { market, on });
    const input = { market, channel: channel.id, on, ...found };
    const noted = await runCommand(parts.database, noteComparison, { input, actor, now: parts.now() });
    if (noted.kind === 'done') days.push(noted.output);
  }
  return days;
}

/** Every line of a statement is a payment of ours; what a person vouched for may never have come. */
async function withStatement({ database }: Parts, market: MarketId, on: CalendarDate): Promise<Compared> {
  const ours = await database.read((tx) => listReceivedOn(tx, { market, channel: transferChannel, on }));
  const differences = ours.flatMap((money) => {
    const { onStatement, reference } = money;
    const theirs = onStatement === null ? 'not-theirs' : { reference, amount: onStatement };
    return breakOfOurs(money, theirs) ?? [];
  });
  return { compared: ours.length, unanswered: 0, differences };
}

async function withVendor(
  { database }: Parts,
  channel: CollectChannel,
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<Compared> {
  const { timeZone } = markets[market];
  const [from, to] = [instantOf(on, '00:00', timeZone), instantOf(nextDay(on), '00:00', timeZone)];
  const of = { market, channel: channel.id };
  const { ours, asked } = await database.read(async (tx) => ({
    ours: (await listReceivedOn(tx, { ...of, on })).filter(({ isAskable }) => isAskable),
    asked: await listAskedOn(tx, of, { from, to }),
  }));
  const differences: FoundBreak[] = [];
  let unanswered = 0;
  for (const money of ours) {
    const theirs = theirsOf(await channel.ask({ id: money.paymentId, externalId: money.reference }));
    if (theirs === undefined) unanswered += 1;
    differences.push(...[breakOfOurs(money, theirs) ?? []].flat());
  }
  for (const { paymentId, externalId } of asked) {
    const state = await channel.ask({ id: paymentId, externalId });
    if (state.is === 'unknown') unanswered += 1;
    if (state.is === 'paid')
      differences.push({
        kind: 'only-theirs',
        reference: state.externalId,
        paymentId,
        ours: null,
        theirs: state.amount,
      });
  }
  return { compared: ours.length + asked.length, unanswered, differences };
}

function nextDay(on: CalendarDate): CalendarDate {
  return dateOfDayNumber(dayNumber(on) + 1);
}
