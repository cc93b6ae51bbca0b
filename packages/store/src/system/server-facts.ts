import type { ReadTx } from '../database/database.ts';

/** How the database's server is set up and stands, as whoever is logged in may see it. */
export type ServerFacts = {
  readonly version: number;
  readonly login: string;
  readonly role: string;
  readonly statementTimeout: string;
  readonly encoding: string;
  readonly maxConnections: number;
  readonly connections: number;
  readonly isStandby: boolean;
  readonly isSafeFromCrashes: boolean;
  readonly synchronousCommit: string;
  readonly synchronousStandbys: string;
  readonly standbys: number;
  readonly archiveMode: string;
  /** Seconds since the last piece of the log was archived; null where none ever was. */
  readonly archivedSecondsAgo: number | null;
  readonly isArchivingFailing: boolean;
};

export async function readServerFacts(tx: ReadTx): Promise<ServerFacts> {
  const { rows } = await tx.query<ServerFacts>({
    name: 'server-facts',
    text: `select coalesce(current_setting('server_version_num')::int, 0) as version,
                  coalesce(session_user::text, '') as login, coalesce(current_user::text, '') as role,
                  coalesce(current_setting('statement_timeout'), '0') as "statementTimeout",
                  coalesce(current_setting('server_encoding'), '') as encoding,
                  coalesce(current_setting('max_connections')::int
                    - current_setting('superuser_reserved_connections')::int, 0) as "maxConnections",
                  coalesce((select count(*) from pg_stat_activity where backend_type = 'client backend'), 0)::int
                    as connections,
                  coalesce(pg_is_in_recovery(), true) as "isStandby",
                  coalesce(current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on', false)
                    as "isSafeFromCrashes",
                  coalesce(current_setting('synchronous_commit'), 'off') as "synchronousCommit",
                  coalesce(current_setting('synchronous_standby_names'), '') as "synchronousStandbys",
                  coalesce((select count(*) from pg_stat_replication), 0)::int as standbys,
                  coalesce(current_setting('archive_mode'), 'off') as "archiveMode",
                  (select extract(epoch from clock_timestamp() - last_archived_time)::int from pg_stat_archiver)
                    as "archivedSecondsAgo",
                  coalesce((select last_failed_time > coalesce(last_archived_time, '-infinity') from pg_stat_archiver),
                    false) as "isArchivingFailing"`,
  });
  return rows[0]!;
}
