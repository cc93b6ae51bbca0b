import type { ReadTx } from '@candor/store/database';
import { countWaiting, hashOfLink, unlinkedActs, unnumberedEntries, type Link } from '@candor/store/chain';
import type { Difference } from '@candor/store/ledger';
import { marketIds } from '@candor/markets';
import type { BooksSeal } from './books-keys.ts';
import { checkpoints, type RootsPlace } from './roots-place.ts';
import { followAudit, followEntries } from './verify-links.ts';
import { checkRoots } from './verify-roots.ts';

const nothing: Link = { no: 0n, hash: '' };

/** That everything up to these links was proved: by market, and `audit`. */
type Checkpoint = {
  readonly kind: 'checkpoint';
  readonly at: string;
  readonly heads: Readonly<Record<string, { readonly no: string; readonly hash: string }>>;
};

export type ChainProof = {
  readonly entries: number;
  readonly acts: number;
  /** Roots of days that were checked; null where days are not signed. */
  readonly days: number | null;
  readonly waiting: { readonly entries: bigint; readonly acts: bigint };
  /** When what is before was proved; null where everything was. */
  readonly since: string | null;
  readonly heads: Readonly<Record<string, Link>>;
  readonly differences: readonly Difference[];
};

/**
 * Follows both chains and the signed days. From the last signed checkpoint on it costs what was written
 * since, not what was ever written; `all` believes none.
 */
export async function verifyChain(
  tx: ReadTx,
  { place, all }: { readonly place: RootsPlace | null; readonly all: boolean },
): Promise<ChainProof> {
  const { checkpoint, faults } =
    place && !all ? await lastCheckpoint(tx, place) : { checkpoint: null, faults: [] };
  const fromOf = (chain: string): Link => {
    const link = checkpoint?.heads[chain];
    return link ? { no: BigInt(link.no), hash: link.hash } : nothing;
  };
  const differences: Difference[] = [...faults];
  const heads: Record<string, Link> = {};
  let [entries, days] = [0, 0];
  for (const market of marketIds) {
    const from = fromOf(market);
    const followed = await followEntries(tx, market, from);
    heads[market] = followed.head;
    entries += followed.links;
    differences.push(...followed.differences);
    if (!place) continue;
    const roots = await checkRoots(tx, place, { market, after: from.no });
    days += roots.days;
    differences.push(...roots.differences);
  }
  const audit = await followAudit(tx, fromOf('audit'));
  heads['audit'] = audit.head;
  differences.push(...audit.differences, ...(checkpoint ? [] : await outsideTheChain(tx)));
  return {
    entries,
    acts: audit.links,
    days: place ? days : null,
    waiting: await countWaiting(tx),
    since: checkpoint?.at ?? null,
    heads,
    differences,
  };
}

/** Rows that somebody has put beside the chain. */
async function outsideTheChain(tx: ReadTx): Promise<Difference[]> {
  return [
    ...(await unnumberedEntries(tx)).map(({ market, entryId, day }) => ({
      rule: 'an entry is what was sealed' as const,
      where: `ledger_entry ${entryId}, no number ${market} of ${day}`,
      detail: 'it was put in by hand: it has no number and waits for none',
    })),
    ...(await unlinkedActs(tx)).map((id) => ({
      rule: 'a line of the audit log is what was sealed' as const,
      where: `audit_log ${id}`,
      detail: 'it was put in by hand: it is in no chain and waits for none',
    })),
  ];
}

/**
 * The newest that is signed and whose links are still what they were. One that the chain no longer fits is a
 * difference, unless a restore was declared after it.
 */
async function lastCheckpoint(
  tx: ReadTx,
  place: RootsPlace,
): Promise<{ readonly checkpoint: Checkpoint | null; readonly faults: readonly Difference[] }> {
  const restoredAt = Object.values(place.standing)
    .flatMap(({ restores }) => restores)
    .map(({ signedAt }) => signedAt)
    .toSorted()
    .at(-1);
  const line = place.checkpoints.at(-1);
  if (line === undefined) return { checkpoint: null, faults: [] };
  const opened = place.keys.open<Checkpoint>(line);
  const fault = (detail: string) => ({
    checkpoint: null,
    faults: [{ rule: 'a day’s root is as it was signed' as const, where: 'the last checkpoint', detail }],
  });
  if ('fault' in opened) return fault(opened.fault);
  const { at, heads } = opened.is;
  if (restoredAt !== undefined && at <= restoredAt) return { checkpoint: null, faults: [] };
  for (const [chain, { no, hash }] of Object.entries(heads)) {
    const now = no === '0' ? '' : await hashOfLink(tx, chain, BigInt(no));
    if (now !== hash) return fault(`link ${no} of ${chain} is not what it was when it was proved (${at})`);
  }
  return { checkpoint: opened.is, faults: [] };
}

/** Notes what was proved, so that the next proof begins there. */
export async function keepCheckpoint(
  { keys, archive }: BooksSeal,
  { heads }: Pick<ChainProof, 'heads'>,
  now: Date,
): Promise<void> {
  const written = Object.entries(heads).map(([chain, { no, hash }]) => [chain, { no: String(no), hash }]);
  const checkpoint = { kind: 'checkpoint', at: now.toISOString(), heads: Object.fromEntries(written) };
  await archive.append(checkpoints, keys.sign(checkpoint));
}
