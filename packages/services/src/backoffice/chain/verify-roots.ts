import type { ReadTx } from '@candor/store/database';
import { hashOfLink, listRoots, type ChainRoot } from '@candor/store/chain';
import type { Difference } from '@candor/store/ledger';
import { hashOfLine, type DayRoot } from './day-lines.ts';
import type { RootsPlace } from './roots-place.ts';

export type CheckedRoots = {
  readonly days: number;
  readonly lastDay: string | null;
  readonly differences: readonly Difference[];
};

/** Asks of every root since a day whether it was signed, follows the one before, is written out, and fits. */
export async function checkRoots(
  tx: ReadTx,
  place: RootsPlace,
  { market, after }: { readonly market: string; readonly after: bigint },
): Promise<CheckedRoots> {
  const kept = await listRoots(tx, market);
  const { lines, faults } = place.standing[market]!;
  const written = new Map(lines.map(({ day, line }) => [day, line]));
  const differences = faults.map((detail) => difference(`the place of roots, ${market}`, detail));
  let days = 0;
  let before: { readonly entryNo: bigint; readonly line: string } | undefined;
  for (const root of kept) {
    if (root.entryNo > after || after === 0n) {
      days += 1;
      const found = await rootFaults(tx, place, { root, before, written: written.get(root.day) });
      differences.push(...found.map((detail) => difference(`chain_root ${market} ${root.day}`, detail)));
    }
    written.delete(root.day);
    before = root;
  }
  for (const day of written.keys())
    differences.push(
      difference(`chain_root ${market} ${day}`, 'the root of the day was removed: it is written out'),
    );
  return { days, lastDay: kept.at(-1)?.day ?? null, differences };
}

/** A worker that stood still when it had signed goes on, or the next round adds the line. */
const writtenOutWithinMs = 10 * 60_000;

function difference(where: string, detail: string): Difference {
  return { rule: 'a day’s root is as it was signed', where, detail };
}

async function rootFaults(
  tx: ReadTx,
  { keys, readAt }: RootsPlace,
  {
    root,
    before,
    written,
  }: {
    readonly root: ChainRoot;
    readonly before: { readonly entryNo: bigint; readonly line: string } | undefined;
    readonly written: string | undefined;
  },
): Promise<string[]> {
  const faults: string[] = [];
  if (written !== undefined && written !== root.line) faults.push('it is not the line that is written out');
  const opened = keys.open<DayRoot>(root.line);
  if ('fault' in opened) return [...faults, opened.fault];
  const { day, market, entries, audit, previous, signedAt } = opened.is;
  // The database has it first: whoever signed it may still be writing it out.
  if (written === undefined && Date.parse(signedAt) < readAt.getTime() - writtenOutWithinMs)
    faults.push('it is not written out where the lender keeps the roots');
  if (day !== root.day || market !== root.market) faults.push(`it is the root of ${market} ${day}`);
  if (previous !== (before ? hashOfLine(before.line) : null))
    faults.push('it does not follow the root before it');
  const spans = `entries ${(before?.entryNo ?? 0n) + 1n} to ${entries.no}`;
  for (const [chain, link, words] of [
    [market, entries, `the journal, ${spans}`],
    ['audit', audit, `the audit log up to ${audit.no}`],
  ] as const) {
    const now = link.no === '0' ? '' : await hashOfLink(tx, chain, BigInt(link.no));
    if (now !== link.hash)
      faults.push(
        `${words}, was made anew after it was signed: signed ${link.hash.slice(0, 12)}…, now ${now?.slice(0, 12) ?? 'no link'}…`,
      );
  }
  return faults;
}
