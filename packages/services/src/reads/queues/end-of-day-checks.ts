import { marketMoney, type MarketId } from '@candor/markets';

export type EndOfDayCheck = {
  readonly is: 'kept' | 'look' | 'broken';
  readonly name: string;
  readonly words: string;
};

type Difference = { readonly what: string; readonly minor: string };

/**
 * What the end of a day found, in words, from what it wrote down; nothing is said of what it did not look at.
 */
export function endOfDayChecks(
  market: MarketId,
  facts: Readonly<Record<string, unknown>>,
  channels: readonly { readonly channel: string; readonly count: number }[],
): EndOfDayCheck[] {
  const differences = (facts['differences'] ?? []) as readonly Difference[];
  const off = differences.reduce((sum, { minor }) => sum + abs(BigInt(minor)), 0n);
  const count = (name: string) => Number(facts[name] ?? 0);
  const stuck = count('stuckLoans');
  const refused = count('refusedLoans');
  return [
    {
      is: off === 0n ? 'kept' : 'broken',
      name: off === 0n ? 'Books tie' : 'Books differ',
      words: `difference ${marketMoney(market, off)}`,
    },
    { is: 'kept', name: 'Interest accrued', words: loans(count('accruedLoans')) },
    {
      is: refused === 0 ? 'kept' : 'look',
      name: 'Late charges within legal limits',
      words: refused === 0 ? loans(count('chargedLoans')) : `${loans(refused)} refused`,
    },
    ...(stuck > 0 ? [{ is: 'broken', name: 'Skipped', words: loans(stuck) } as const] : []),
    { is: 'kept', name: 'Reminders planned', words: number(count('reminders')) },
    ...channels.map(({ channel, count: open }) => ({
      is: 'look' as const,
      name: `${channel.charAt(0).toUpperCase()}${channel.slice(1)} differs`,
      words: `${number(open)} to explain`,
    })),
  ];
}

const abs = (minor: bigint) => (minor < 0n ? -minor : minor);
const number = (count: number) => count.toLocaleString('en-US');
const loans = (count: number) => `${number(count)} ${count === 1 ? 'loan' : 'loans'}`;
