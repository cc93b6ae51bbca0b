import type { Tx } from '@candor/store/database';
import { openWritable } from '@candor/store/tools';
import type { Spans } from './spans.ts';

type Column = { readonly table: string; readonly column: string };

/**
 * What happened in the year is dated when it was written, which is today: wherever the machine's clock was noted, the moment of its own day takes its
 * place. In a sandbox that was made a minute ago nobody has seen the others. What was to follow has followed then, and nothing of it is left to be sent.
 */
export async function dateBack(url: string, spans: Spans): Promise<void> {
  const owner = openWritable({ url, as: 'owner', max: 1, statementTimeoutMs: 600_000 });
  try {
    await owner.withTransaction(async (tx) => {
      await tx.query({ text: 'set local session_replication_role = replica' });
      await keepSpans(tx, spans);
      for (const { table, column } of await momentsIn(tx))
        await tx.query({
          text: `update ${table} set ${column} = (select at from span where until >= ${column} order by until limit 1)
                 where ${column} > $1 and ${column} <= (select max(until) from span)`,
          values: [spans.began],
        });
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
