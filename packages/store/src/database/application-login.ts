import type { Database } from './database.ts';

type Login = {
  readonly login: string;
  readonly isSuper: boolean;
  readonly mayMakeRoles: boolean;
  /** A role that the login can put on and that owns a table of ours, or could do anything. */
  readonly becomes: string | null;
  readonly hasRights: boolean;
  /** In milliseconds, as every transaction has it; 0: none. */
  readonly endsAfter: number | null;
  readonly zone: string | null;
};

/**
 * What is wrong with whom the application logged in as, and with what its sessions are; undefined: nothing.
 * Whatever runs through this login, an injected statement too, must not be able to change the schema, take a
 * guard off the books, or become somebody who can.
 *   candor_app                     fine
 *   the owner, with a lesser role set for the session: one `set role none` later it is the owner again
 */
export async function loginFault(database: Database): Promise<string | undefined> {
  const { rows } = await database.read((tx) =>
    tx.query<Login>({
      rowsOf: 'application-login',
      text: `select session_user::text as login, r.rolsuper as "isSuper", r.rolcreaterole as "mayMakeRoles",
                 (select o.rolname::text from pg_roles o
                  where pg_has_role(session_user, o.oid, 'member')
                    and (o.rolsuper or o.rolcreaterole
                         or exists (select from pg_class c where c.relowner = o.oid and c.relnamespace = 'public'::regnamespace)
                         or exists (select from pg_database d where d.datdba = o.oid and d.datname = current_database()))
                  order by o.rolname <> session_user, o.rolname limit 1) as becomes,
                 has_table_privilege('audit_log', 'insert') as "hasRights",
                 (select setting::int from pg_settings where name = 'statement_timeout') as "endsAfter",
                 current_setting('timezone') as zone
               from pg_roles r where r.rolname = session_user`,
    }),
  );
  const [found] = rows;
  if (!found) return 'the login is unknown to the database';
  const { login, isSuper, mayMakeRoles, becomes, hasRights, endsAfter, zone } = found;
  if (isSuper) return `it logs in as ${login}, a superuser`;
  if (mayMakeRoles) return `it logs in as ${login}, who may make roles`;
  if (becomes !== null)
    return becomes === login
      ? `it logs in as ${login}, who owns the tables`
      : `it logs in as ${login}, who can become ${becomes}, the owner of the tables`;
  if (!hasRights) return `it logs in as ${login}, who lacks the rights of candor_app`;
  if (!endsAfter || zone !== 'UTC')
    return 'what a session asks for at its start is lost on the way: its statements would have no time limit, or another time zone. A pooler that ignores startup parameters does that';
  return undefined;
}
