import { sandboxChannel, SandboxVendor } from '@candor/adapters';
import { channels, type Channel } from '@candor/adapters/channels';
import { leavesInTheClear } from '@candor/adapters/settings';
import { marketIds, type MarketId } from '@candor/markets';
import type { LendingDeps, IdentityDeps } from '@candor/services/kernel';
import type { CollectChannel, DisbursementChannel } from '@candor/services/kernel/ports';
import { lenderNames } from './lender-names.ts';
import { disbursementSettingOf, SettingsFault, type Settings } from './read-settings.ts';

type Values = Readonly<Record<string, unknown>>;

/** The settings as their channels read them: each knows its own by name. */
export const channelValues = (settings: Settings): Values => settings;

const disbursesIn = ({ id, disburse, markets: served }: Channel, market: MarketId, settings: Settings) =>
  served.includes(market) && settings[disbursementSettingOf(market)] === id ? disburse : undefined;

/** What is missing for the channels that were chosen, or not safe to use, each a sentence. */
export function channelFaults(settings: Settings): string[] {
  const values = channelValues(settings);
  const inTheClear = ([key, what]: readonly [string, string] = ['', '']) => {
    const url = String(values[key] ?? '');
    const isUnsafe = settings.CANDOR_MODE === 'production' && url !== 'sandbox' && leavesInTheClear(url);
    return isUnsafe ? [`${key} is not an https address: ${what} would travel in the clear.`] : [];
  };
  const disbursing = settings.MARKETS.flatMap((market) =>
    channels.flatMap((channel) => {
      const disburse = disbursesIn(channel, market, settings);
      if (!disburse) return [];
      const missing = disburse.needs.filter((key) => values[key] === '');
      const chosen = `${disbursementSettingOf(market)}=${channel.id}`;
      return [
        ...missing.map((key) => `${key} is missing: ${chosen} needs it.`),
        ...inTheClear(disburse.address),
      ];
    }),
  );
  const collecting = channels
    .filter((channel) => channel.markets.some((market) => settings.MARKETS.includes(market)))
    .flatMap(({ collect }) => (collect?.faults?.(values) ?? []).concat(inTheClear(collect?.address)));
  return [...disbursing, ...collecting];
}

/**
 * The channels that the settings choose, of each market in the order of the table; null where a person
 * carries a file to the bank.
 */
export function paymentChannels(
  settings: Settings,
  { database, now }: Pick<IdentityDeps, 'database' | 'now'>,
): Pick<LendingDeps, 'collectChannels' | 'disbursementChannels'> {
  const faults = channelFaults(settings);
  if (faults.length > 0) throw new SettingsFault(faults);
  const vendor = new SandboxVendor({ database, now, momentMs: settings.STAND_IN_SECONDS * 1_000 });
  const surroundings = { database, now, vendor, lenderName: lenderNames(settings) };
  const values = channelValues(settings);
  const opened = channels
    .filter((channel) => channel.markets.some((market) => settings.MARKETS.includes(market)))
    .map((channel) => ({ channel, collects: channel.collect?.open(values, surroundings) ?? null }));
  const collects = (market: MarketId): CollectChannel[] =>
    opened.flatMap(({ channel, collects: one }) => (one && channel.markets.includes(market) ? [one] : []));
  const disburses = (market: MarketId): DisbursementChannel | null => {
    if (settings[disbursementSettingOf(market)] === 'sandbox') return sandboxChannel(vendor);
    const [chosen] = channels.flatMap((channel) => disbursesIn(channel, market, settings) ?? []);
    return chosen?.open(values, surroundings) ?? null;
  };
  return {
    collectChannels: inEach(collects),
    disbursementChannels: inEach(disburses),
  };
}

function inEach<T>(of: (market: MarketId) => T): Readonly<Record<MarketId, T>> {
  return Object.fromEntries(marketIds.map((market) => [market, of(market)])) as Record<MarketId, T>;
}
