import type { LenderDatabase } from '@candor/simulator/lender';

export type RowWatch = {
  /**
   * What was inserted, updated or deleted since somebody last asked, as "update loan"; what was rolled back
   * was not.
   */
  readonly take: () => Promise<string[]>;
};

/**
 * Writes down every row that changes, in every table there is. A trigger on each row is exact where comparing
 * counts is not: an update leaves a count as it was, and a row that came and went leaves nothing.
 */
export async function watchRows({ sql }: Pick<LenderDatabase, 'sql'>): Promise<RowWatch> {
  await sql('create schema watch');
  await sql('create unlogged table watch.change (what text not null)');
  await sql(`create function watch.note() returns trigger language plpgsql security definer as $$
    begin
      insert into watch.change values (lower(tg_op) || ' ' || tg_argv[0]);
      return null;
    end $$`);
  // A trigger on a table in parts is one on each of its parts, also on those that are made later.
  const { rows } = await sql(
    `select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  for (const { name } of rows)
    await sql(
      `create trigger watch_rows after insert or update or delete on public."${String(name)}"
         for each row execute function watch.note('${String(name)}')`,
    );
  return {
    async take() {
      const { rows: taken } = await sql(
        'with gone as (delete from watch.change returning what) select distinct what from gone order by what',
      );
      return taken.map(({ what }) => String(what));
    },
  };
}
