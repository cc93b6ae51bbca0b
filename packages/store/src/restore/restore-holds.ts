import type { ReadTx, Tx } from '../database/database.ts';

export type RestoreHold = {
  readonly id: bigint;
  readonly how: 'found' | 'declared';
  readonly foundAt: Date;
  /** The newest act that the database remembers. */
  readonly restoredTo: Date;
};

/** Of a statement that takes something out: nothing is taken while a hold is open. */
export const nothingIsHeld = 'not exists (select from restore_hold h where h.released_at is null)';

/**
 * Whether this database is another than when it was last opened, and notes what it is now. False the first
 * time: then there is nothing that it could have forgotten.
 */
export async function noteDatabaseIdentity(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query<{ isAnother: boolean }>({
    rowsOf: 'database-identity-note',
    text: `with live as (
             select s.system_identifier::text as cluster,
                    -- Of what is written now: the last checkpoint's is the old one until some time after a promotion.
                    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer as timeline,
                    (select oid from pg_database where datname = current_database()) as database
             from pg_control_system() s
           ), known as (select cluster, timeline, database from database_identity for update
           ), noted as (
             insert into database_identity (cluster, timeline, database) select cluster, timeline, database from live
             on conflict (only_row) do update
               set cluster = excluded.cluster, timeline = excluded.timeline, database = excluded.database, noted_at = now()
               where (database_identity.cluster, database_identity.timeline, database_identity.database)
                     is distinct from (excluded.cluster, excluded.timeline, excluded.database))
           select (known.cluster, known.timeline, known.database) is distinct from (live.cluster, live.timeline, live.database)
             as "isAnother"
           from known, live`,
  });
  return rows[0]?.isAnother ?? false;
}

/** Undefined: one is open already. */
export async function beginRestoreHold(
  tx: Tx,
  how: RestoreHold['how'],
  at: Date,
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ hold: bigint | null }>({
    rowsOf: 'restore-hold-begin',
    text: 'select begin_restore_hold($1, $2) as hold',
    values: [how, at],
  });
  return rows[0]?.hold ?? undefined;
}

export async function openRestoreHold(tx: ReadTx): Promise<RestoreHold | undefined> {
  const { rows } = await tx.query<RestoreHold>({
    name: 'restore-hold-open',
    text: `select id, how, found_at as "foundAt", restored_to as "restoredTo" from restore_hold where released_at is null`,
  });
  return rows[0];
}

/** Held, until whoever asked has let go of the transaction: nobody releases it at the same time. */
export async function lockRestoreHold(tx: Tx): Promise<RestoreHold | undefined> {
  const { rows } = await tx.query<RestoreHold>({
    name: 'restore-hold-lock',
    text: `select id, how, found_at as "foundAt", restored_to as "restoredTo" from restore_hold
           where released_at is null for update`,
  });
  return rows[0];
}

export type RestoreCheck = { readonly market: string; readonly channel: string };

export async function listRestoreChecks(tx: ReadTx, holdId: bigint): Promise<RestoreCheck[]> {
  const { rows } = await tx.query<RestoreCheck>({
    name: 'restore-checks',
    text: 'select market, channel from restore_check where hold_id = $1 order by 1, 2',
    values: [holdId],
  });
  return rows;
}

export async function insertRestoreCheck(
  tx: Tx,
  holdId: bigint,
  { market, channel }: RestoreCheck,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'restore-check-insert',
    text: `insert into restore_check (hold_id, market, channel, checked_at) values ($1, $2, $3, $4)
           on conflict do nothing`,
    values: [holdId, market, channel, at],
  });
  return rowCount > 0;
}

/** Disbursements of a channel that nobody knows the outcome of. */
export async function countUnknownDisbursements(
  tx: ReadTx,
  { market, channel }: RestoreCheck,
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'restore-unknown-payouts',
    text: `select count(*)::int as count from payout_intent i join payout p on p.id = i.payout_id
           where p.market = $1 and i.channel = $2 and i.state in ('unknown', 'calling')`,
    values: [market, channel],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Ends a hold. A message that was due before the restore was found may have reached its reader in what was
 * forgotten: it is not sent again, and whoever looks at the outbox decides. Gives how many those are.
 */
export async function releaseRestoreHold(tx: Tx, { id, foundAt }: RestoreHold): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'restore-give-up-messages',
    text: `update outbox set given_up_at = now(), leased_until = null,
             last_error = 'not sent: it may have gone out before the database was restored'
           where topic = 'message.deliver' and done_at is null and given_up_at is null
             and created_at <= $1 and next_attempt_at <= $1`,
    values: [foundAt],
  });
  await tx.query({
    name: 'restore-hold-release',
    // Every worker looks at once for what has waited.
    text: `update restore_hold set released_at = now() where id = $1 returning 'outbox ' as nudge`,
    values: [id],
  });
  return rowCount;
}
