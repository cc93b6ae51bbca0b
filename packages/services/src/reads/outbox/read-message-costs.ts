import type { MarketId } from '@candor/markets';
import type { Database } from '@candor/store/database';
import { listMessageCosts, type CostLine } from '@candor/store/message-attempts';
import type { MessagePurpose } from '../../customers/contact/message-purposes.ts';
import { priceText } from '../../kernel/message-ports/index.ts';

const dayMs = 86_400_000;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** What messages cost in the last so many days, today among them, and what it comes to. Days are in UTC. */
export async function readMessageCosts(
  database: Database,
  { market, days, now }: { readonly market: MarketId; readonly days: number; readonly now: Date },
) {
  const today = new Date(`${dayOf(now)}T00:00:00Z`);
  const [from, before] = [new Date(today.getTime() - (days - 1) * dayMs), new Date(today.getTime() + dayMs)];
  const lines = await database.read((tx) => listMessageCosts(tx, market, { from, before }));
  const currencies = [...new Set(lines.map(({ currency }) => currency))].toSorted();
  return {
    from: dayOf(from),
    to: dayOf(today),
    lines: lines.map(({ day, purpose, way, ...line }) => ({
      day,
      purpose: purpose as MessagePurpose,
      way,
      ...countsOf([line]),
    })),
    totals: currencies.map((currency) => countsOf(lines.filter((line) => line.currency === currency))),
  };
}

type Counted = Omit<CostLine, 'day' | 'purpose' | 'way'>;

/** Of lines of one currency. */
function countsOf(lines: readonly Counted[]) {
  const of = (name: 'messages' | 'delivered' | 'failed' | 'parts') =>
    lines.reduce((sum, line) => sum + line[name], 0);
  const currency = lines[0]?.currency ?? null;
  const micros = lines.reduce((sum, line) => sum + line.micros, 0n);
  return {
    messages: of('messages'),
    delivered: of('delivered'),
    failed: of('failed'),
    parts: of('parts'),
    cost: currency === null ? null : { exact: priceText(micros), currency },
  };
}
