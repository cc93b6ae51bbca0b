import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';

/** The last migration of version 0.2.0, which is stopped before the next one is applied. */
const lastOfReleased = '0053';

/**
 * The version before runs beside a migration, and after it until the last machine is upgraded: a migration
 * adds, and what nobody uses any more goes with a later version. What does more stands here, with why the
 * version before can live with it.
 */
const exceptions: Readonly<Record<string, string>> = {
  '0062-collections-work.sql': 'an outcome more is allowed',
  '0067-counter-offers.sql': 'demands something of columns that are new',
  '0070-due-day.sql': 'a cause more is allowed',
  '0072-complaint-desk.sql': 'a complaint without borrower, and more steps, are allowed',
  '0073-queue-exits.sql': 'roles get a permission; 0.2.0 is stopped first',
  '0078-contingent-charges.sql': 'a kind of charge more is allowed; the code is a new column',
  '0095-due-from.sql': 'figures that are computed anew; 0.2.0 is stopped first',
  '0103-money-known.sql': 'a new column, filled by a trigger',
  '0107-whose-figures.sql': 'a new column, demanded at once; 0.2.0 is stopped first',
  '0108-worked-accounts.sql': 'a function of a trigger that is replaced',
  '0129-borrower-passkeys.sql': 'a new column, demanded at once; 0.2.0 is stopped first',
  '0142-accounts-of-the-signature.sql': 'a new column is filled',
  '0150-alarms.sql': 'roles get a permission; 0.2.0 is stopped first',
  '0172-telemetry-by-month.sql': 'tables are replaced by partitioned ones of their names and columns',
  '0195-reminder-plans.sql': 'roles get a permission; 0.2.0 is stopped first',
  '0198-quotes-and-interest.sql': 'more kinds of documents are allowed; the others are new columns',
  '0230-mandates.sql': 'a report of a channel may also be about a mandate',
  '0260-message-templates.sql': 'roles get a permission; 0.2.0 is stopped first',
};

type Sql = { readonly name: string; readonly text: string };

/** Its statements without comments, words and bodies of functions; what a `do` does stands for itself. */
function statementsOf(text: string): string[] {
  const bare = text
    .replaceAll(/--[^\n]*/gu, '')
    .replaceAll(/\bdo\s+\$(\w*)\$(.*?)\$\1\$/gisu, ';$2;')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gsu, "''")
    .replaceAll(/'[^']*'/gu, "''");
  return bare.split(';').map((each) => each.replaceAll(/\s+/gu, ' ').trim().toLowerCase());
}

const made =
  /^create (?:or replace )?(?:table|view|function|type|sequence|schema) (?:if not exists )?([\w.]+)/u;
/** A thing that is gone or has another name, a demand or a right that the version before does not know. */
const ofTables = [
  /\brename\b/u,
  /\bdrop (?!constraint|not null|default|expression)/u,
  /\btype\b/u,
  /set not null/u,
];
const demand = /\badd (?:constraint|check|unique|primary|exclude)/u;
const addsColumn =
  /\badd (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|exclude)\w+ [^,]*?\bnot null\b[^,]*/gu;
const givesItself = /\b(?:default|generated)\b/u;
const others = [
  /^drop (?:table|view|materialized view|function|type|sequence|schema) (?:if exists )?([\w.]+)/u,
  /^alter (?:view|type|sequence|function) ([\w.]+)\b.* rename\b/u,
  /^create unique index (?:\w+ )?on ([\w.]+)/u,
  /^revoke .+ on (?:table |function |sequence |schema )?([\w.]+)/u,
  /^(?:update|delete from|truncate(?: table)?) ([\w.]+)/u,
];

/** What a migration does beside adding; what it makes itself was nobody's before. */
function takenBy({ text }: Sql): string[] {
  const statements = statementsOf(text);
  const own = new Set(statements.flatMap((each) => made.exec(each)?.[1] ?? []));
  return statements.filter((each) => {
    const [, table, change = ''] = /^alter table (?:if exists )?(?:only )?([\w.]+) (.+)$/u.exec(each) ?? [];
    if (table !== undefined)
      return (
        !own.has(table) &&
        (demand.test(change) ||
          ofTables.some((pattern) => pattern.test(change)) ||
          (change.match(addsColumn) ?? []).some((column) => !givesItself.test(column)))
      );
    return others.some((pattern) => {
      const of = pattern.exec(each)?.[1];
      return of !== undefined && !own.has(of);
    });
  });
}

describe('a migration', () => {
  const migrations = globSync('packages/store/src/migrations/*.sql', { cwd: root }).map((file) => ({
    name: basename(file),
    text: readFileSync(join(root, file), 'utf8'),
  }));

  it('only adds, or says why the version before can live with it', () => {
    const since = migrations.filter(({ name }) => name.slice(0, 4) > lastOfReleased);
    expect(since.length).toBeGreaterThan(40);
    const found = since.filter((each) => takenBy(each).length > 0).map(({ name }) => name);
    expect(found.toSorted()).toEqual(Object.keys(exceptions));
  });

  it.each([
    'drop table loan;',
    'drop function if exists post_entry(bigint);',
    'alter table loan rename to loans;',
    'alter table loan rename column state to stands;',
    'alter table loan add column note text, drop column state;',
    'alter table loan alter column state type integer;',
    'alter table loan alter state set not null;',
    'alter table loan add column note text not null;',
    "alter table loan add constraint known check (state in ('a', 'b'));",
    'alter type cause rename to reason;',
    'create unique index on loan (order_id);',
    'revoke update on loan from candor_app;',
    "update loan set state = 'lent; and gone';",
    "do $$ begin execute 'select 1'; delete from loan; end $$;",
  ])('that does more is found: %s', (text) => {
    expect(takenBy({ name: '', text })).toHaveLength(1);
  });

  it.each([
    'create table note (n bigint); create unique index on note (n); alter table note add check (n > 0);',
    "alter table loan add column note text not null default 'drop table loan';",
    'alter table loan add note text, alter column state drop not null, drop constraint loan_check;',
    'create function f() returns void language sql as $$ delete from loan $$; revoke execute on function f from public;',
    '-- drop table loan;\ncreate index on loan (state); drop index loan_state; grant update on loan to candor_app;',
    'insert into loan_figure select from loan;',
  ])('that adds is not: %s', (text) => {
    expect(takenBy({ name: '', text })).toEqual([]);
  });
});
