import { createCodec, declaredNames, defineCall, rotateDictionary, tableOf } from '@candor/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appOf, shelf } from './testing/test-app.ts';

const groups = Object.keys(shelf.current.groups) as (keyof typeof shelf.current.groups)[];

/** Every group is served alike, also those whose first call is not declared yet. */
describe.each(groups)('W1 · a call that reads, of the group %s', (wireGroup) => {
  const call = defineCall({
    id: 'A3.99',
    group: 'offer',
    name: 'find',
    method: 'GET',
    audience: 'anyone',
    variant: 'yd',
    idempotent: false,
    wireGroup,
    summary: 'Find offers.',
    request: z.strictObject({ amount: z.int().min(1), onlyNew: z.boolean().optional() }),
    response: z.strictObject({ offers: z.array(z.strictObject({ amount: z.int() })) }),
    errors: [],
  });
  const table = tableOf([call]);
  const wire = { ...rotateDictionary({}, 'a seed', declaredNames(table)), plain: false };
  const codec = createCodec(wire.current.groups[wireGroup]);
  const url = wire.current.paths['/api/offer/find-yd']!;
  const build = () =>
    appOf(table, { 'offer.find': ({ amount }) => Promise.resolve({ offers: [{ amount }] }) }, { wire });
  const query = (fields: Record<string, string>) =>
    `${url}?${new URLSearchParams(codec.encode(fields) as Record<string, string>).toString()}`;

  it('W3 W4 · has its query and its answer translated', async () => {
    const response = await (await build()).inject(query({ amount: '500', onlyNew: 'true' }));
    expect(codec.decode(response.json())).toEqual({ offers: [{ amount: 500 }] });
    expect(response.body).not.toMatch(/offers|amount/u);
  });

  it('W4 · has the fields of a refusal translated', async () => {
    const response = await (await build()).inject(query({ amount: '0', maple: '1' }));
    const paths = (response.json() as { fields: { path: string }[] }).fields.map(({ path }) => path);
    expect(paths).toEqual([`/${codec.encodeName('amount')}`, `/${codec.encodeName('maple')}`]);
    expect(response.body).not.toMatch(/"amount"|\/amount/u);
  });
});
