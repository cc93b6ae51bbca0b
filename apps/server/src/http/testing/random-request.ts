import type { Json, JsonSchema } from '@candor/contract';
import { sampleOf } from './sample-of.ts';

/** What there is to name, by the name of the field that names it: a request about nothing proves nothing. */
export type Pools = Readonly<Record<string, readonly Json[]>>;

type Roll = (sides: number) => number;

const amounts = [1, 900, 9_900, 30_000, 50_000, 50_001, 300_000, 500_000, 800_000, 1_000_000];
const sentence = 'Two loans were repaid on their days, and the payslip of October agrees.';

/**
 * A plausible request, the same for the same dice: what is named is there, what is chosen is one of the
 * choices.
 */
export function randomRequest(schema: JsonSchema, roll: Roll, pools: Pools, name = ''): Json {
  const one = <Of>(list: readonly Of[]): Of => list[roll(list.length)]!;
  if (schema.const !== undefined) return schema.const as Json;
  const pool = pools[name];
  if (pool && pool.length > 0 && schema.type !== 'array' && !schema.anyOf) return one(pool);
  if (schema.enum) return one(schema.enum) as Json;
  if (schema.anyOf) {
    const inner = one(schema.anyOf);
    return inner.type === 'null' ? null : randomRequest(inner, roll, pools, name);
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const fitting = amounts.filter(
      (each) => each >= (schema.minimum ?? 0) && each <= (schema.maximum ?? Infinity),
    );
    return fitting.length > 0 ? one(fitting) : (schema.minimum ?? 0);
  }
  if (schema.type === 'boolean') return roll(2) === 0;
  if (schema.type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0, roll(3)) }, () =>
      randomRequest(schema.items!, roll, pools, name),
    );
  if (schema.type === 'object' || schema.properties) {
    const entries = Object.entries(schema.properties ?? {}).filter(
      ([key]) => (schema.required ?? []).includes(key) || roll(4) > 0,
    );
    return Object.fromEntries(entries.map(([key, inner]) => [key, randomRequest(inner, roll, pools, key)]));
  }
  return schema.type === 'string' && schema.pattern === undefined && schema.format === undefined
    ? sentence
    : sampleOf(schema);
}
