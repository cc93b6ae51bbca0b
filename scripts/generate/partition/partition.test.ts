import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { crossingKeys, reachOf } from './find-keys.ts';
import { callsWithoutKey, partitionDocument } from './partition-document.ts';
import { crossing, crossingCalls, withoutKey } from './places.ts';
import { readTables } from './read-tables.ts';
import { requestsOfStaffAndChannels } from './read-requests.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const schema = read('docs/schema.sql');
const tables = readTables(schema);
const asked = requestsOfStaffAndChannels(JSON.parse(read('docs/openapi.json')));
const leadsNowhere = (name: string) => {
  const { market, borrower } = reachOf(tables, name);
  return market === undefined && borrower === undefined;
};

describe('the partition key', () => {
  it('is found for every table of the schema, or a line says where the table belongs', () => {
    expect(tables.size).toBe(schema.match(/^create (?:unlogged )?table /gmu)?.length);
    expect(Object.keys(withoutKey).toSorted()).toEqual([...tables.keys()].filter(leadsNowhere).toSorted());
  });

  it('is in every unique key, or a line says what holds the key', () => {
    const names = crossingKeys(tables).map((key) => key.split(', ').at(-1));
    expect(Object.keys(crossing).toSorted()).toEqual(names.toSorted());
  });

  it('is in the request of every call of staff and channels, or a line says what it would ask for', () => {
    expect(asked.size).toBeGreaterThan(200);
    const calls = callsWithoutKey(asked);
    const lines = (call: string) => crossingCalls.filter((line) => line.calls.test(call)).length;
    expect(calls.filter((call) => lines(call) !== 1)).toEqual([]);
    expect(crossingCalls.filter((line) => !calls.some((call) => line.calls.test(call)))).toEqual([]);
  });

  it('is written down as it is: npm run docs:generate', () => {
    expect(read('docs/partition-key.md')).toBe(partitionDocument(tables, asked));
  });

  it('is missed where a table has none, and where a unique key leaves it out', () => {
    const more = readTables(
      `${schema}
create table coupon (
  id uuid not null,
  code text not null,
  constraint coupon_pkey PRIMARY KEY (id)
);

create table coupon_use (
  coupon_id uuid not null,
  loan_id bigint not null,
  word text not null,
  constraint coupon_use_pkey PRIMARY KEY (coupon_id, loan_id),
  constraint coupon_use_loan_id_fkey FOREIGN KEY (loan_id) REFERENCES loan(id)
);
CREATE UNIQUE INDEX coupon_use_word ON public.coupon_use USING btree (word);
`,
    );
    expect(reachOf(more, 'coupon')).toEqual({ market: undefined, borrower: undefined });
    expect(reachOf(more, 'coupon_use')).toEqual({ market: ['loan_id → loan'], borrower: ['loan_id → loan'] });
    expect(crossingKeys(more).filter((key) => !crossingKeys(tables).includes(key))).toEqual([
      'coupon_use (word), coupon_use_word',
    ]);
  });
});
