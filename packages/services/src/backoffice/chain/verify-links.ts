import { createHash } from 'node:crypto';
import { outsideCommands, type ReadTx } from '@candor/store/database';
import {
  readAuditLinks,
  readEntryLinks,
  type AuditLink,
  type EntryLink,
  type Link,
} from '@candor/store/chain';
import type { Difference } from '@candor/store/ledger';

export type Followed = {
  /** Where the chain ends. */
  readonly head: Link;
  readonly links: number;
  readonly differences: readonly Difference[];
};

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const joined = (...hex: readonly string[]) => sha256(Buffer.from(hex.join(''), 'hex'));

/** Follows a market's journal from a believed link to its end; names every entry that was not sealed so. */
export function followEntries(tx: ReadTx, market: string, from: Link): Promise<Followed> {
  return follow({
    from,
    read: (after) => readEntryLinks(tx, market, after),
    where: ({ no, entryId, day }) =>
      `ledger_entry ${entryId ?? '?'}, number ${no} ${market}${day === null ? '' : ` of ${day}`}`,
    parts: ({ entryDigest, linesDigest }) => [entryDigest, linesDigest],
    faults: entryFaults,
    rule: 'an entry is what was sealed',
  });
}

export function followAudit(tx: ReadTx, from: Link): Promise<Followed> {
  return follow({
    from,
    read: (after) => readAuditLinks(tx, after),
    where: ({ no, auditId, at }) =>
      `audit_log ${auditId}, number ${no}${at === null ? '' : ` of ${at.toISOString().slice(0, 10)}`}`,
    parts: ({ whoDigest, whatDigest }) => [whoDigest, whatDigest],
    faults: actFaults,
    rule: 'a line of the audit log is what was sealed',
  });
}

async function follow<Row extends AuditLink | EntryLink>({
  from,
  read,
  where,
  parts,
  faults,
  rule,
}: {
  readonly from: Link;
  readonly read: (after: bigint) => Promise<readonly Row[]>;
  readonly where: (row: Row) => string;
  readonly parts: (row: Row) => readonly string[];
  readonly faults: (row: Row) => readonly string[];
  readonly rule: Difference['rule'];
}): Promise<Followed> {
  const differences: Difference[] = [];
  let head = from;
  let links = 0;
  for (;;) {
    const rows = await read(head.no);
    if (rows.length === 0) return { head, links, differences };
    for (const row of rows) {
      const found = [...gapBefore(row.no, head.no), ...faults(row)];
      // After a gap nothing can be told of the link itself.
      const fits = joined(head.hash, ...parts(row));
      if (row.no === head.no + 1n && row.hash !== fits)
        found.push(`its link is ${short(row.hash)}, and ${short(fits)} follows from the one before`);
      for (const detail of found) differences.push({ rule, where: where(row), detail });
      head = { no: row.no, hash: row.hash };
      links += 1;
    }
  }
}

const short = (hash: string) => `${hash.slice(0, 12)}…`;

function gapBefore(no: bigint, before: bigint): string[] {
  if (no === before + 1n) return [];
  return [
    `the link before it is missing: ${before + 1n === no - 1n ? no - 1n : `${before + 1n} to ${no - 1n}`}`,
  ];
}

/** As far as can be told: the entry's own fields or its lines, and what else does not agree with them. */
function entryFaults(row: EntryLink): string[] {
  if (row.entryId === null) return ['its number was removed'];
  if (!row.isThere) return ['the entry was removed'];
  const faults: string[] = [];
  if (sha256(row.entryText) !== row.entryDigest)
    faults.push(
      `day, event, author, cause or another field of the entry was changed, or its number: sealed ${short(row.entryDigest)}, now ${short(sha256(row.entryText))}`,
    );
  if (sha256(row.linesText) !== row.linesDigest)
    faults.push(
      `an account, a subject or an amount of its lines was changed: sealed ${short(row.linesDigest)}, now ${short(sha256(row.linesText))}`,
    );
  if (row.off !== 0n) faults.push(`its lines are off by ${row.off}`);
  if (row.lines !== row.lineCount) faults.push(`${row.lines} lines of ${row.lineCount}`);
  return [...faults, ...authorFaults(row)];
}

/** What was posted before entries had authors names none; what a tool posted has no line in the log. */
function authorFaults({ cause, author, actor, outcome }: EntryLink): string[] {
  if (cause === null || cause === outsideCommands.auditId) return [];
  if (actor === null) return [`its cause ${cause} is not in the audit log`];
  if (author !== actor) return [`its author is ${author}; the audit log says ${actor}`];
  return outcome === 'done' ? [] : [`its cause was not done: ${outcome}`];
}

function actFaults(row: AuditLink): string[] {
  if (!row.isThere) return ['the line was removed'];
  const faults: string[] = [];
  if (sha256(row.whoText) !== row.whoDigest)
    faults.push(
      `who acted, asked or from where was changed: sealed ${short(row.whoDigest)}, now ${short(sha256(row.whoText))}`,
    );
  if (sha256(row.whatText) !== row.whatDigest)
    faults.push(
      `what was done, when, or what it changed was changed: sealed ${short(row.whatDigest)}, now ${short(sha256(row.whatText))}`,
    );
  return faults;
}
