import { readKeptAnswer } from '@candor/store/commands';
import type { Database } from '@candor/store/database';
import type { Actor, Command, CommandAnswer, Json } from './command.ts';
import { fingerprint } from './fingerprint.ts';
import type { Kept } from './run-command.ts';

type Keyed = { readonly actor: Actor; readonly idempotencyKey: string; readonly asked: unknown };

/** Whose key it is: two callers may use the same. */
export const scopeOf = ({ kind, id }: Actor): string => `${kind}:${id}`;

/**
 * What was answered under a key before, for whoever reads how things stand before running the command: asked
 * again, the answer is the first one, although nothing stands as it did then.
 *   a credit is refunded, and the answer is lost: whoever repeats the request hears that it was asked for,
 *   and not that there is no credit
 */
export async function keptAnswer<Input, Output extends Json, Code extends string>(
  database: Database,
  { name }: Command<Input, Output, Code>,
  { actor, idempotencyKey, asked }: Keyed,
): Promise<CommandAnswer<Output, Code> | undefined> {
  const known = await database.read((tx) => readKeptAnswer(tx, scopeOf(actor), idempotencyKey));
  if (!known) return undefined;
  if (known.fingerprint !== fingerprint(name, asked)) return { kind: 'key-reused' };
  return { ...(known.answer as Kept<Output, Code>), replayed: true };
}

/** Whether the key has an answer: then the command gives it, and nothing else is asked beforehand. */
export async function hasAnswer(database: Database, actor: Actor, idempotencyKey: string): Promise<boolean> {
  return (await database.read((tx) => readKeptAnswer(tx, scopeOf(actor), idempotencyKey))) !== undefined;
}
