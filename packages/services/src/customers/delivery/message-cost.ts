import type { MarketId } from '@candor/markets';
import type { CarryingWay, MessageCost } from '@candor/store/message-attempts';
import type { MessagePorts } from '../../kernel/message-ports/message-ports.ts';

type Carried = { readonly market: MarketId; readonly way: CarryingWay; readonly parts: number };

/** What so many parts cost by the market's price list; null of a way without a price. */
export function costOf(prices: MessagePorts['prices'], { market, way, parts }: Carried): MessageCost | null {
  const price = prices?.[market]?.[way];
  return price ? { currency: price.currency, micros: price.micros * BigInt(parts) } : null;
}
