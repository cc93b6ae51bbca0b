import type { CalendarDate } from '@candor/domain/calendar';
import type { ReadTx } from '../database/database.ts';

/**
 * A link of a market's journal beside what its entry says now. What was digested is put together here once
 * more, as text: the database's own functions made the links, and are not believed.
 */
export type EntryLink = {
  readonly no: bigint;
  readonly entryDigest: string;
  readonly linesDigest: string;
  readonly hash: string;
  readonly entryId: bigint | null;
  readonly isThere: boolean;
  readonly day: CalendarDate | null;
  readonly entryText: string;
  readonly linesText: string;
  readonly lineCount: number | null;
  readonly lines: number;
  readonly off: bigint;
  readonly cause: string | null;
  readonly author: string | null;
  /** Who acted, as the audit log says of the cause; null where it has no such line. */
  readonly actor: string | null;
  readonly outcome: string | null;
};

const linksAtOnce = 5_000;

export async function readEntryLinks(
  tx: ReadTx,
  market: string,
  after: bigint,
): Promise<readonly EntryLink[]> {
  const { rows } = await tx.query<EntryLink>({
    name: 'chain-entry-links',
    text: `select c.no, coalesce(encode(c.entry, 'hex'), '') as "entryDigest", coalesce(encode(c.lines, 'hex'), '') as "linesDigest", coalesce(encode(c.hash, 'hex'), '') as hash,
                  n.entry_id as "entryId", e.id is not null as "isThere", e.business_date as day,
                  coalesce(json_build_array(c.market, c.no, e.id, e.natural_key, e.event, e.market, e.business_date, e.line_count, e.reverses,
                    (extract(epoch from e.posted_at) * 1000000)::bigint, e.cause, e.author)::text, '') as "entryText",
                  coalesce(l.text, '') as "linesText", e.line_count as "lineCount", l.lines, l.off, e.cause, e.author,
                  a.actor_kind || ':' || a.actor_id as actor, a.outcome
           from ledger_chain c
           left join ledger_number n on n.market = c.market and n.no = c.no
           left join ledger_entry e on e.id = n.entry_id
           left join audit_log a on a.id = e.cause
           cross join lateral (
             select string_agg(json_build_array(n, account, subject, currency, minor)::text, ',' order by n) as text,
                    count(*)::int as lines, coalesce(sum(minor) filter (where account < 9000), 0)::bigint as off
             from ledger_line where entry_id = e.id) l
           where c.market = $1 and c.no > $2
           order by c.no limit $3`,
    values: [market, after, linksAtOnce],
  });
  return rows;
}

export type AuditLink = {
  readonly no: bigint;
  readonly auditId: string;
  readonly whoDigest: string;
  readonly whatDigest: string;
  readonly hash: string;
  readonly isThere: boolean;
  readonly at: Date | null;
  readonly whoText: string;
  readonly whatText: string;
};

export async function readAuditLinks(tx: ReadTx, after: bigint): Promise<readonly AuditLink[]> {
  const { rows } = await tx.query<AuditLink>({
    name: 'chain-audit-links',
    text: `select c.no, c.audit_id as "auditId", coalesce(encode(c.who, 'hex'), '') as "whoDigest", coalesce(encode(c.what, 'hex'), '') as "whatDigest",
                  coalesce(encode(c.hash, 'hex'), '') as hash, a.id is not null as "isThere", a.at,
                  coalesce(json_build_array(c.no, a.id, a.actor_kind, a.actor_id, a.maker_id, a.request_id, a.address, a.device)::text, '')
                    as "whoText",
                  coalesce(json_build_array(c.no, a.id, (extract(epoch from a.at) * 1000000)::bigint, a.command, a.subject, a.outcome,
                    a.facts::text, a.changes::text)::text, '') as "whatText"
           from audit_chain c left join audit_log a on a.id = c.audit_id
           where c.no > $1 order by c.no limit $2`,
    values: [after, linksAtOnce],
  });
  return rows;
}

/** What the chain of a market, or `audit`, says of one number; undefined where there is no such link. */
export async function hashOfLink(tx: ReadTx, chain: string, no: bigint): Promise<string | undefined> {
  const { rows } = await tx.query<{ hash: string }>({
    name: 'chain-hash',
    text: `select coalesce(encode(hash, 'hex'), '') as hash from ledger_chain where market = $1 and no = $2
           union all
           select coalesce(encode(hash, 'hex'), '') from audit_chain where $1 = 'audit' and no = $2`,
    values: [chain, no],
  });
  return rows[0]?.hash;
}

type Unnumbered = { readonly market: string; readonly entryId: bigint; readonly day: CalendarDate };

/** Entries that have no number and wait for none: nothing that posts makes one. */
export async function unnumberedEntries(tx: ReadTx): Promise<readonly Unnumbered[]> {
  const { rows } = await tx.query<Unnumbered>({
    name: 'chain-unnumbered-entries',
    text: `select e.market, e.id as "entryId", e.business_date as day from ledger_entry e
           where not exists (select from ledger_number n where n.entry_id = e.id)
             and not exists (select from ledger_unsealed u where u.entry_id = e.id)
           order by e.id limit 50`,
  });
  return rows;
}

/** Lines of the audit log that are in no chain and wait for none. */
export async function unlinkedActs(tx: ReadTx): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'chain-unlinked-acts',
    text: `select a.id from audit_log a
           where not exists (select from audit_chain c where c.audit_id = a.id)
             and not exists (select from audit_unsealed u where u.audit_id = a.id)
           order by a.id limit 50`,
  });
  return rows.map(({ id }) => id);
}

/** What was committed and is not linked yet: seconds old, or the sealer stands still. */
export async function countWaiting(tx: ReadTx): Promise<{ readonly entries: bigint; readonly acts: bigint }> {
  const { rows } = await tx.query<{ entries: bigint; acts: bigint }>({
    name: 'chain-waiting',
    text: `select coalesce((select count(*) from ledger_unsealed), 0)
                  + coalesce((select sum(m.last - coalesce(c.no, 0)) from
                      (select b.market, coalesce((select n.no from ledger_number n where n.market = b.market order by n.no desc limit 1), 0) as last
                         from business_clock b) m
                      left join lateral (select no from ledger_chain where market = m.market order by no desc limit 1) c on true), 0)::bigint
                    as entries,
                  coalesce((select count(*) from audit_unsealed), 0) as acts`,
  });
  return rows[0] ?? { entries: 0n, acts: 0n };
}
