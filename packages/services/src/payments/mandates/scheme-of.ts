import { isMarketId, type MarketId } from '@candor/markets';
import { mandateRules, type MandateScheme } from '@candor/markets/mandates';
import type { CollectChannel, CollectChannels } from '../../kernel/ports/collect-channel.ts';
import type { MandateChannel } from '../../kernel/mandate-ports/mandate-channel.ts';

/** The scheme of a market; undefined where it has no such. */
export function schemeOf(market: MarketId, id: string): MandateScheme | undefined {
  const { schemes }: { readonly schemes: readonly MandateScheme[] } = mandateRules[market];
  return schemes.find((scheme) => scheme.id === id);
}

/** The same of a mandate that is stored: it was asked for by a scheme that there is. */
export function schemeOfMandate({
  market,
  scheme,
}: {
  readonly market: string;
  readonly scheme: string;
}): MandateScheme & { readonly market: MarketId } {
  const found = isMarketId(market) ? schemeOf(market, scheme) : undefined;
  if (!found || !isMarketId(market)) throw new Error(`${market} has no scheme ${scheme}`);
  return { ...found, market };
}

export type DebitingChannel = CollectChannel & { readonly mandates: MandateChannel };

/** The channel that keeps a scheme of a market; the first where several do. */
export function channelOfScheme(
  channels: CollectChannels,
  market: MarketId,
  scheme: string,
): DebitingChannel | undefined {
  return channels[market].find(
    (channel): channel is DebitingChannel => channel.mandates?.schemes(market).includes(scheme) ?? false,
  );
}

/** Whether anything of a market can be debited by itself. */
export function isAutopayOffered(channels: CollectChannels, market: MarketId): boolean {
  const { schemes }: { readonly schemes: readonly MandateScheme[] } = mandateRules[market];
  return schemes.some(({ id }) => channelOfScheme(channels, market, id) !== undefined);
}

/** The channel of a mandate that is stored. */
export function debitingChannel(
  channels: CollectChannels,
  { market, channel: id }: { readonly market: string; readonly channel: string },
): DebitingChannel | undefined {
  return isMarketId(market)
    ? channels[market].find(
        (channel): channel is DebitingChannel => channel.id === id && channel.mandates !== undefined,
      )
    : undefined;
}
