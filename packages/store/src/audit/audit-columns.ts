import type { ActorKind, AuditChange } from './audit-log.ts';

export type AuditEntry = {
  id: string;
  at: Date;
  /** With its microseconds, which a Date has not: where a page ends. */
  atKey: string;
  actorKind: ActorKind;
  actorId: string;
  /** Of somebody at the lender. */
  staffName: string | null;
  command: string;
  subject: string;
  outcome: string;
  facts: Record<string, unknown>;
  requestId: string | null;
  changes: readonly AuditChange[] | null;
  /** Who asked for what the actor approved. */
  makerId: string | null;
  makerName: string | null;
  address: string | null;
  device: string | null;
  /** Why, sealed; null: nothing was said, or it is forgotten. */
  why: string | null;
};

/** Of audit_log as `a`, with staff as `s`. */
export const auditColumns = `a.id, a.at, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "atKey",
  a.actor_kind as "actorKind", a.actor_id as "actorId", s.name as "staffName", a.command, a.subject, a.outcome, a.facts,
  a.request_id as "requestId", a.changes, a.maker_id::text as "makerId", m.name as "makerName", a.address, a.device, w.sealed as why`;

/**
 * Of audit_log as `a`: who it was, and why. An actor's id is a text: of staff it is a uuid, of others it may
 * be anything.
 */
export const auditStaff = `left join staff s on a.actor_kind = 'staff' and s.id =
  (case when a.actor_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a.actor_id::uuid end)
  left join staff m on m.id = a.maker_id
  left join audit_word w on w.audit_id = a.id`;
