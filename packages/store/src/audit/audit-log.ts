import type { ReadTx, Tx } from '../database/database.ts';
import type { Part } from '../database/together.ts';

export type ActorKind = 'anyone' | 'borrower' | 'staff' | 'channel' | 'system' | 'sandbox' | 'key';

/**
 * One thing that an act changed. `money` is minor units in decimal, of its currency; `day` is a calendar day.
 * Nothing where there was nothing before, or is nothing after.
 */
export type AuditChange = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
} & ({ readonly kind: 'money'; readonly currency: string } | { readonly kind: 'day' | 'text' });

export type AuditRow = {
  id: string;
  actorKind: ActorKind;
  actorId: string;
  command: string;
  subject: string;
  outcome: string;
  facts: Record<string, unknown>;
  requestId: string | null;
  changes: readonly AuditChange[];
  /** Of what two people did: who asked for it. Whoever approved it is the actor. */
  makerId: string | null;
  address: string | null;
  device: string | null;
};

/** Each later than the one before it. */
export function auditLines(rows: readonly AuditRow[]): Part {
  return {
    name: 'audit-append',
    text: `insert into audit_log (id, actor_kind, actor_id, command, subject, outcome, facts, request_id,
                                  changes, maker_id, address, device)
           select a.id, a.actor_kind, a.actor_id, a.command, a.subject, a.outcome, a.facts, a.request_id,
                  a.changes, a.maker_id, a.address, a.device
           from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::text[],
                       $9::jsonb[], $10::uuid[], $11::text[], $12::text[])
             with ordinality as a (id, actor_kind, actor_id, command, subject, outcome, facts, request_id,
                                   changes, maker_id, address, device, nth)
           order by a.nth`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ actorKind }) => actorKind),
      rows.map(({ actorId }) => actorId),
      rows.map(({ command }) => command),
      rows.map(({ subject }) => subject),
      rows.map(({ outcome }) => outcome),
      rows.map(({ facts }) => JSON.stringify(facts)),
      rows.map(({ requestId }) => requestId),
      rows.map(({ changes }) => (changes.length === 0 ? null : JSON.stringify(changes))),
      rows.map(({ makerId }) => makerId),
      rows.map(({ address }) => address),
      rows.map(({ device }) => device),
    ],
  };
}

/**
 * Why, sealed: beside the entry, since that is never changed, and what may tell of somebody is forgotten one
 * day.
 */
export function auditWord(auditId: string, sealed: string): Part {
  return {
    name: 'audit-word-append',
    text: 'insert into audit_word (audit_id, sealed) values ($1, $2)',
    values: [auditId, sealed],
  };
}

/** What was said about whatever is a borrower's goes with the account. */
export async function forgetAuditWords(tx: Tx, borrowerId: string): Promise<void> {
  const own = `select 'order:' || id as subject from loan_order where borrower_id = $1
    union all select 'loan:' || id from loan where borrower_id = $1
    union all select 'complaint:' || id from complaint where borrower_id = $1
    union all select 'payment:' || p.id from payment p join loan l on l.id = p.loan_id where l.borrower_id = $1
    union all select 'payout:' || p.id from payout p join loan_order o on o.id = p.order_id where o.borrower_id = $1
    union all select 'bureau-refusal:' || r.id from bureau_refusal r join loan l on l.id = r.loan_id where l.borrower_id = $1`;
  await tx.query({
    name: 'audit-word-forget',
    text: `update audit_word set sealed = null
           where sealed is not null and audit_id in (select a.id from audit_log a where a.subject in (${own}))`,
    values: [borrowerId],
  });
  await tx.query({
    name: 'approval-word-forget',
    text: `update approval_word set sealed = null, shown = null
           where (sealed is not null or shown is not null) and request_id in (select r.id from approval_request r where r.subject in (${own}))`,
    values: [borrowerId],
  });
}

/** Whether the command that chose this id was committed. */
export async function auditExists(tx: ReadTx, id: string): Promise<boolean> {
  const found = await tx.query({
    name: 'audit-exists',
    text: 'select 1 from audit_log where id = $1',
    values: [id],
  });
  return found.rows.length > 0;
}
