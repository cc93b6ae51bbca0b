import { assertBalanced, type Entry } from '@candor/domain/ledger';
import type { Refusal } from '@candor/domain/refusals';
import { errorCode } from '../database/database-errors.ts';
import type { Tx } from '../database/database.ts';

export type Posting = {
  readonly entryId: bigint;
  /**
   * `replayed`: it stood in the books already, with the same lines. `undone`: so it did, and was reversed
   * since. In both nothing was written; what shall happen anew is made with `again`, see `Occasion`.
   */
  readonly outcome: 'posted' | 'replayed' | 'undone';
};

/**
 * `natural_key_reused`: the event was posted before with other lines. `period_closed`: its business date lies
 * in a closed period. The statement failed, so the transaction can only be taken back, as `runCommand` does
 * after a refusal.
 */
export type PostingRefusal = Refusal<'natural_key_reused' | 'period_closed'>;

/** What the migration raises, by its code. */
const refusals: Readonly<Record<string, PostingRefusal['refused']>> = {
  LB001: 'natural_key_reused',
  LB002: 'period_closed',
};

export async function postEntry(tx: Tx, entry: Entry): Promise<Posting | PostingRefusal> {
  const posted = await postEntries(tx, [entry]);
  return 'refused' in posted ? posted : onlyOf(posted);
}

/**
 * Writes any number of entries in one statement: the receiving and the allocating of a repayment, or five
 * thousand accruals. All of them or none. The answers stand in the order of the entries.
 */
export async function postEntries(
  tx: Tx,
  entries: readonly Entry[],
): Promise<readonly Posting[] | PostingRefusal> {
  if (entries.length === 0) return [];
  const keys = new Set(entries.map(({ naturalKey }) => naturalKey));
  if (keys.size < entries.length) throw new RangeError('two of these entries have the same natural key');
  for (const { lines } of entries) assertBalanced(lines);
  try {
    const { rows } = await tx.query<{ entryIds: bigint[]; outcomes: Posting['outcome'][] }>({
      name: 'ledger-post',
      text: `select entry_ids as "entryIds", outcomes
             from post_entries($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      values: columnsOf(entries),
    });
    const { entryIds, outcomes } = onlyOf(rows);
    const made = entryIds.filter((_id, place) => outcomes[place] === 'posted');
    for (const seen of watchers.get(tx) ?? []) seen.push(...made);
    return outcomes.map((outcome, place) => ({ entryId: entryIds[place] ?? 0n, outcome }));
  } catch (error) {
    const refused = refusals[errorCode(error) ?? ''];
    if (refused === undefined) throw error;
    return { refused, facts: JSON.parse((error as { detail: string }).detail) as Record<string, string> };
  }
}

/** Whoever looks on while something is posted, by the transaction that posts it. */
const watchers = new WeakMap<Tx, bigint[][]>();

/**
 * Does something and says which entries it has posted: all of them, of whomever they are, and none that
 * another transaction posted meanwhile. A preview shows these, so it can't leave one out.
 */
export async function watchPostings<Answer>(
  tx: Tx,
  act: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly entryIds: readonly bigint[] }> {
  const seen: bigint[] = [];
  const others = watchers.get(tx) ?? [];
  watchers.set(tx, [...others, seen]);
  try {
    return { answer: await act(), entryIds: seen };
  } finally {
    watchers.set(tx, others);
  }
}

/** One array a column, as the function takes them. */
function columnsOf(entries: readonly Entry[]): unknown[] {
  const lines = entries.flatMap((entry, index) =>
    entry.lines.map((line, place) => ({ ...line, entry: index + 1, n: place + 1 })),
  );
  return [
    entries.map(({ naturalKey }) => naturalKey),
    entries.map(({ event }) => event),
    entries.map(({ market }) => market),
    entries.map(({ businessDate }) => businessDate),
    entries.map(({ reverses }) => reverses),
    entries.map((entry) => entry.lines.length),
    lines.map(({ entry }) => entry),
    lines.map(({ n }) => n),
    lines.map(({ account }) => account),
    lines.map(({ subject }) => subject),
    lines.map(({ currency }) => currency),
    lines.map(({ minor }) => minor),
  ];
}

function onlyOf<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('the books gave no answer');
  return item;
}
