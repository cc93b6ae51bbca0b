import type { Database, Tx } from '@candor/store/database';
import { openWritable, writable } from '@candor/store/tools';

/**
 * `until` as the database writes it: its clock counts finer than ours, and what was written in the same
 * millisecond belongs to it.
 */
type Span = { readonly until: string; readonly at: Date };

/**
 * When the machine wrote what, and when it happened in the year that was made up: for what is dated by the
 * machine's clock alone.
 */
export class Spans {
  readonly #database: Database;
  /** When the first of it was written: everything that is made up happened before. */
  readonly began: Date;
  readonly all: Span[] = [];

  private constructor(database: Database, began: Date) {
    this.#database = database;
    this.began = began;
  }

  static async begin(database: Database): Promise<Spans> {
    return new Spans(database, (await clockOf(database)).now);
  }

  /** What was written since the last time happened then. */
  async note(at: Date): Promise<void> {
    const { exactly } = await clockOf(this.#database);
    this.all.push({ until: exactly, at });
  }
}

async function clockOf(database: Database): Promise<{ readonly now: Date; readonly exactly: string }> {
  const { rows } = await writable(database).withTransaction((tx) =>
    tx.query<{ now: Date; exactly: string }>({
      text: 'select now, now::text as exactly from clock_timestamp() as now',
    }),
  );
  return rows[0]!;
}

type Column = { readonly table: string; readonly column: string };

/**
 * What happened in the year is dated when it was written, which is today: wherever the machine's clock was
 * noted, the moment of its own day takes its place. In a sandbox that was made a minute ago nobody has seen
 * the others. What was to follow has followed then, and nothing of it is left to be sent.
 */
export async function dateBack(url: string, spans: Spans): Promise<void> {
  const owner = openWritable({ url, as: 'owner', max: 1, statementTimeoutMs: 600_000 });
  try {
    await owner.withTransaction(async (tx) => {
      await tx.query({ text: 'set local session_replication_role = replica' });
      await keepSpans(tx, spans);
      // Telemetry lies in months, and the year has some of its own.
      await tx.query({
        text: `select make_telemetry_part(t, month::date)
               from unnest(array['analytics_event', 'client_error']) t,
                    (select distinct date_trunc('month', at at time zone 'UTC') as month from span) months`,
      });
      for (const { table, column } of await momentsIn(tx))
        await tx.query({
          // Each name with its table: "at" is a column of some of them too.
          text: `update ${table} t set ${column} =
                   (select span.at from span where span.until >= t.${column} order by span.until limit 1)
                 where t.${column} > $1 and t.${column} <= (select max(span.until) from span)`,
          values: [spans.began],
        });
      // What was linked said when it was written: it is linked anew, with the moments of the year.
      for (const table of ['ledger_chain', 'audit_chain', 'chain_root', 'audit_unsealed'])
        await tx.query({ text: `delete from ${table}` });
      await tx.query({ text: 'insert into audit_unsealed (audit_id) select id from audit_log' });
      await tx.query({ text: 'update outbox set done_at = created_at where done_at is null' });
      await tx.query({
        text: `update message set sent_at = written_at where sent_at is null and channel <> 'inbox'`,
      });
    });
  } finally {
    await owner.close();
  }
}

/** Every column that holds a moment; when a table was made is none of the year. */
async function momentsIn(tx: Tx): Promise<readonly Column[]> {
  const { rows } = await tx.query<Column>({
    text: `select quote_ident(t.relname) as table, quote_ident(a.attname) as column
           from pg_class t join pg_attribute a on a.attrelid = t.oid
           where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
           and t.relname <> 'schema_migration' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
           and a.atttypid = 'timestamptz'::regtype order by 1, 2`,
  });
  return rows;
}

async function keepSpans(tx: Tx, { all }: Spans): Promise<void> {
  await tx.query({ text: 'create temp table span (until timestamptz, at timestamptz) on commit drop' });
  for (let first = 0; first < all.length; first += 5_000) {
    const some = all.slice(first, first + 5_000);
    await tx.query({
      text: 'insert into span select * from unnest($1::timestamptz[], $2::timestamptz[])',
      values: [some.map(({ until }) => until), some.map(({ at }) => at)],
    });
  }
  await tx.query({ text: 'create index on span (until)' });
  await tx.query({ text: 'analyze span' });
}
