import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../create-test-database.ts';
import { readOrigins, type ColumnOrigins } from './column-type.ts';
import { describeStatement, fieldsOf, type DescribedColumn } from './describe-statement.ts';
import { findStatements, type StatementText } from './find-statements.ts';
import { fewerValues, neverNull } from './promises.ts';
import { rowsOf, rowsSource, type Described } from './row-types.ts';
import { sampleStatements } from './sampled-statements.ts';

const folder = join(import.meta.dirname, '..', '..');
const files = globSync('**/*.ts', { cwd: folder })
  .filter((file) => !/\.test\.ts$|(?:^|\/)testing\//u.test(file))
  .toSorted();

let test: TestDatabase;
let client: Client;
let origins: ColumnOrigins;

beforeAll(async () => {
  test = await createTestDatabase();
  client = new Client({ connectionString: test.url });
  await client.connect();
  origins = await readOrigins(client);
});

afterAll(async () => {
  await client.end();
  await test.drop();
});

const columnsOf = (text: string): Promise<DescribedColumn[]> => describeStatement(client, text, origins);

describe('the statements of the store', () => {
  const found = findStatements(folder, files);
  const claimed = found.filter(({ isClaimed }) => isClaimed);
  let sampled: StatementText[];
  const described: Described[] = [];

  beforeAll(async () => {
    sampled = await sampleStatements();
    const names = new Set(claimed.flatMap(({ rowsOf: name }) => name ?? []));
    const texts = [
      ...claimed.flatMap((each) => each.texts),
      ...sampled.filter(({ name }) => names.has(name ?? '')),
    ];
    for (const { name, text } of texts)
      if (name !== undefined) described.push({ name, columns: await columnsOf(text) });
  });

  it('are all seen: by their text, or by a sample of those that are put together as they run', () => {
    expect(claimed.length).toBeGreaterThan(450);
    const sampledNames = new Set(sampled.map(({ name }) => name));
    const unseen = claimed.filter(({ texts, rowsOf: name }) => texts.length === 0 && !sampledNames.has(name));
    expect(unseen.map(({ where }) => where)).toEqual([]);
  });

  it('have a name wherever somebody says what their rows are', () => {
    const nameless = claimed.filter(
      ({ texts, rowsOf: name }) =>
        name === undefined && (texts.length === 0 || texts.some((each) => each.name === undefined)),
    );
    expect(nameless.map(({ where }) => where)).toEqual([]);
  });

  it('are prepared under a name of their own: the driver refuses a second text', () => {
    const byName = Map.groupBy(
      found.filter(({ prepared }) => prepared !== undefined),
      ({ prepared }) => prepared,
    );
    const shared = [...byName].filter(
      ([, all]) =>
        new Set(all.flatMap(({ texts }) => texts.map(({ text }) => text))).size > all[0]!.texts.length,
    );
    expect(shared.map(([name, all]) => `${name}: ${all.map(({ where }) => where).join(', ')}`)).toEqual([]);
  });

  it('are understood by PostgreSQL, also those whose rows nobody reads', async () => {
    const unread = found.filter(({ isClaimed }) => !isClaimed).flatMap(({ texts }) => texts);
    expect(unread.length).toBeGreaterThan(350);
    for (const { text } of unread) await expect(fieldsOf(client, text), text).resolves.toBeDefined();
  });

  it('have the rows that rows.generated.ts says', async () => {
    await expect(rowsSource(rowsOf(described))).toMatchFileSnapshot('../../database/rows.generated.ts');
  });

  it('promise nothing that PostgreSQL knows, or that is not there', () => {
    const keys = (isAsked: (column: DescribedColumn) => boolean) =>
      new Set(
        described.flatMap(({ name, columns }) =>
          columns.filter(isAsked).map((column) => `${name} ${column.name}`),
        ),
      );
    const open = keys(({ isNullable }) => isNullable);
    expect([...neverNull].filter((promise) => !open.has(promise))).toEqual([]);
    const all = keys(() => true);
    expect([...fewerValues.keys()].filter((promise) => !all.has(promise))).toEqual([]);
  });
});

describe('a scratch statement', () => {
  const said = async (text: string) => {
    const rows = rowsOf([{ name: 'scratch', columns: await columnsOf(text) }]);
    return /'scratch': \{ (.*) \};/u.exec(rowsSource(rows))?.[1];
  };

  it.each([
    [
      'a column as its table has it',
      'select id, npa_since as "npaSince" from loan',
      'id: bigint; npaSince: CalendarDate | null',
    ],
    [
      'the words that a constraint allows',
      'select state from payout',
      `state: 'ordered' | 'failed' | 'left'`,
    ],
    [
      'what an outer join leaves empty',
      'select l.id, o.borrower_id as borrower from loan l left join loan_order o on o.id = l.order_id',
      'id: bigint; borrower: string | null',
    ],
    [
      'the other side of an outer join that is turned round',
      'select l.id, o.id as "order" from loan l right join loan_order o on o.id = l.order_id',
      'id: bigint | null; order: string',
    ],
    [
      'what is computed where an outer join leaves it empty',
      'select l.id, x.flag, x.n from loan l left join (select order_id, true as flag, count(*) as n from payout group by 1) x using (order_id)',
      'id: bigint; flag: boolean | null; n: bigint | null',
    ],
    ['a count', 'select count(*)::int as n, max(id) as last from loan', 'n: number; last: bigint | null'],
    ['a sum, which is no bigint', 'select coalesce(sum(amount), 0) as total from loan', 'total: string'],
    [
      'what is replaced where it is missing',
      `select coalesce(npa_since, $1::date) as a, coalesce(npa_since, 'today') as b from loan`,
      'a: CalendarDate | null; b: CalendarDate',
    ],
    [
      'each part of a union',
      `select 1 as n, id from loan union all select null, id from loan`,
      'n: number | null; id: bigint',
    ],
    ['the first of many that are null', 'select (select id from loan limit 1) as id', 'id: bigint | null'],
    ['JSON', 'select terms, agreement from loan', 'terms: Json; agreement: Json'],
    [
      'groups of several kinds',
      'select market, count(*) as n from loan group by rollup (market)',
      'market: string | null; n: bigint | null',
    ],
  ])('is described: %s', async (_, text, columns) => {
    expect(await said(text)).toBe(columns);
  });

  it('is refused if it names what is not there', async () => {
    await expect(columnsOf('select idd from loan')).rejects.toThrow('column "idd" does not exist');
  });
});
