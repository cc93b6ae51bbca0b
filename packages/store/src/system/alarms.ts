import type { ReadTx, Tx } from '../database/database.ts';

type AlarmToNote = {
  readonly kind: string;
  readonly about: string;
  readonly detail: string;
  /** How often it happened since it was last written down. */
  readonly times: number;
};

/** Opens a row, or counts it on the one that is open. */
export async function noteAlarm(tx: Tx, { kind, about, detail, times }: AlarmToNote): Promise<void> {
  await tx.query({
    name: 'alarm-note',
    text: `insert into alarm (kind, about, detail, count) values ($1, $2, $3, $4)
           on conflict (kind, about) where acknowledged_at is null
           do update set count = alarm.count + excluded.count, last_seen_at = now(), detail = excluded.detail`,
    values: [kind, about, detail, times],
  });
}

export type OpenAlarm = {
  readonly id: string;
  readonly kind: string;
  readonly about: string;
  readonly detail: string;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
  readonly count: bigint;
};

/** The newest first. There is one for each thing that is wrong: a hundred are more than anybody reads. */
export async function listOpenAlarms(tx: ReadTx): Promise<readonly OpenAlarm[]> {
  const { rows } = await tx.query<OpenAlarm>({
    name: 'alarm-list-open',
    text: `select id, kind, about, detail, opened_at as "openedAt", last_seen_at as "lastSeenAt", count
           from alarm where acknowledged_at is null order by last_seen_at desc, id limit 100`,
  });
  return rows;
}

export async function countOpenAlarms(tx: ReadTx): Promise<readonly { kind: string; open: bigint }[]> {
  const { rows } = await tx.query<{ kind: string; open: bigint }>({
    name: 'alarm-count-open',
    text: `select kind, coalesce(count(*), 0) as open from alarm where acknowledged_at is null group by kind`,
  });
  return rows;
}

export type AcknowledgedAlarm = OpenAlarm & {
  readonly acknowledgedAt: Date;
  readonly by: string;
  /** Why, sealed beside the audit log. */
  readonly sealed: string | null;
};

/** The last twenty; the audit trail has them all. */
export async function listAcknowledgedAlarms(tx: ReadTx): Promise<readonly AcknowledgedAlarm[]> {
  const { rows } = await tx.query<AcknowledgedAlarm>({
    name: 'alarm-list-acknowledged',
    text: `select m.id, m.kind, m.about, m.detail, m.opened_at as "openedAt", m.last_seen_at as "lastSeenAt", m.count,
                  coalesce(m.acknowledged_at, m.last_seen_at) as "acknowledgedAt", s.name as by, w.sealed
           from alarm m
           join staff s on s.id = m.acknowledged_by
           left join audit_log a on a.subject = 'alarm:' || m.id and a.command = 'alarm.acknowledge' and a.outcome = 'done'
           left join audit_word w on w.audit_id = a.id
           where m.acknowledged_at is not null order by m.acknowledged_at desc limit 20`,
  });
  return rows;
}

export async function lockAlarm(
  tx: Tx,
  id: string,
): Promise<{ readonly kind: string; readonly about: string; readonly isOpen: boolean } | undefined> {
  const { rows } = await tx.query<{ kind: string; about: string; isOpen: boolean }>({
    name: 'alarm-lock',
    text: `select kind, about, acknowledged_at is null as "isOpen" from alarm where id = $1 for update`,
    values: [id],
  });
  return rows[0];
}

export async function acknowledgeAlarm(
  tx: Tx,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'alarm-acknowledge',
    text: 'update alarm set acknowledged_at = $3, acknowledged_by = $2 where id = $1',
    values: [id, by, at],
  });
}
