import type { CalendarDate } from '@candor/domain/calendar';
import { marketIds, markets, type MarketId } from '@candor/markets';
import type { ReadTx } from '@candor/store/database';
import {
  hurryMandates,
  latestNotice,
  openDebitsOf,
  openTryOf,
  runningMandates,
  updateNotice,
} from '@candor/store/mandates';
import { lease } from '../../kernel/commands/lease.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';
import type { CollectChannels } from '../../kernel/ports/collect-channel.ts';
import { instantOf } from '../../kernel/time/market-time.ts';
import { advanceMandates } from '../../payments/mandates/index.ts';

type Parts = Pick<LendingDeps, 'database' | 'seal' | 'collectChannels'>;
type Day = { readonly market: MarketId; readonly on: CalendarDate };

const hourMs = 3_600_000;

/**
 * Autopay on a day that is moved over, hour by hour: borrowers are told, their debits are requested, and
 * banks and wallets in the sandbox pay them, as they would have on a day that somebody had waited for.
 */
export async function passDebitDay({ database, seal, collectChannels }: Parts, day: Day): Promise<void> {
  const { market, on } = day;
  const running = (tx: ReadTx) => runningMandates(tx, market);
  if ((await database.read(running)).length === 0) return;
  const midnight = instantOf(on, '00:00', markets[market].timeZone).getTime();
  const hurry = (at: Date) => lease(database, 'mandate.claim', (tx) => hurryMandates(tx, market, at));
  await hurry(new Date(midnight));
  for (let hour = 0; hour < 24; hour += 1) {
    const at = new Date(midnight + hour * hourMs);
    const parts = { database, seal, now: () => at, collectChannels: onlyOf(collectChannels, market) };
    if ((await advanceMandates(parts)) === 0) continue;
    if (await reachPeople(parts, { running, at })) {
      await hurry(at);
      await advanceMandates(parts);
    }
  }
}

function onlyOf(channels: CollectChannels, market: MarketId): CollectChannels {
  const entries = marketIds.map((id) => [id, id === market ? channels[id] : []] as const);
  return Object.fromEntries(entries) as CollectChannels;
}

/** What was written rings the borrower's phone, and what was requested is paid. True where anything was. */
async function reachPeople(
  { database, collectChannels }: Pick<Parts, 'database' | 'collectChannels'>,
  { running, at }: { readonly running: (tx: ReadTx) => Promise<string[]>; readonly at: Date },
): Promise<boolean> {
  const { notices, tries } = await database.read(async (tx) => {
    const debits = (await Promise.all((await running(tx)).map((id) => openDebitsOf(tx, id)))).flat();
    return {
      notices: await Promise.all(debits.map((debit) => latestNotice(tx, debit))),
      tries: await Promise.all(debits.map((debit) => openTryOf(tx, debit))),
    };
  });
  const accounts = Object.values(collectChannels).flatMap((channels) =>
    channels.flatMap(({ mandates }) => mandates?.account ?? []),
  );
  let isAny = false;
  for (const notice of notices) {
    if (!notice || notice.toldAt !== null) continue;
    await lease(database, 'sandbox.simulate', (tx) => updateNotice(tx, { ...notice, toldAt: at }));
    isAny = true;
  }
  for (const open of tries) {
    if (!open) continue;
    for (const account of accounts) isAny = (await account.act(open.paymentId, 'pay')) !== null || isAny;
  }
  return isAny;
}
