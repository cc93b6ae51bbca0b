import type { ReadTx } from '../database/database.ts';

export type DayDifference = { readonly what: string; readonly currency: string; readonly minor: string };

/** What the kept balances of a market come to. */
export type KeptBalances = {
  readonly currency: string;
  readonly balance: bigint;
  readonly memorandum: bigint;
  /** Principal receivable, account 1210. */
  readonly principal: bigint;
};

export async function keptBalances(tx: ReadTx, market: string): Promise<readonly KeptBalances[]> {
  const { rows } = await tx.query<KeptBalances>({
    name: 'day-end-kept',
    text: `select currency,
                  coalesce(sum(minor) filter (where account < 9000), 0)::bigint as balance,
                  coalesce(sum(minor) filter (where account >= 9000), 0)::bigint as memorandum,
                  coalesce(sum(minor) filter (where account = 1210), 0)::bigint as principal
           from ledger_balance where market = $1 group by currency order by currency`,
    values: [market],
  });
  return rows;
}

/**
 * The cheap proof of every day, of one look: the kept balances of a market add up to nothing, and what is
 * left of the principal in the loans' rows is what the books say is owed. `verifyBooks` re-adds every line;
 * that is for when there is time.
 *   Books 31,421,144.22, loans 31,421,144.20: one difference, principal 0.02.
 */
export function differencesOfDay(
  kept: readonly KeptBalances[],
  owed: readonly { readonly currency: string; readonly principal: bigint }[],
): DayDifference[] {
  const left = new Map<string, bigint>();
  for (const { currency, principal } of owed) left.set(currency, (left.get(currency) ?? 0n) + principal);
  const currencies = [...new Set([...kept.map(({ currency }) => currency), ...left.keys()])].toSorted();
  return currencies
    .flatMap((currency) => {
      const books = kept.find((each) => each.currency === currency);
      return [
        { what: 'balances', currency, minor: books?.balance ?? 0n },
        { what: 'memorandum', currency, minor: books?.memorandum ?? 0n },
        { what: 'principal', currency, minor: (books?.principal ?? 0n) - (left.get(currency) ?? 0n) },
      ];
    })
    .filter(({ minor }) => minor !== 0n)
    .map(({ what, currency, minor }) => ({ what, currency, minor: String(minor) }));
}
