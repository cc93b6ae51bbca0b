import { groupOf, type WireCallKey, type WirePart } from '@candor/contract/client';
import { wholePart } from './whole-part.ts';

/**
 * What these calls need of the dictionary; they are of one group. A screen has it with itself. Outside a
 * build, where nobody counts the bytes, it is the whole of the group: see build/cut-wire-parts.ts.
 */
export function callsPart(...keys: readonly [WireCallKey, ...WireCallKey[]]): WirePart {
  const group = groupOf(keys[0]);
  if (group === null) throw new Error(`${keys[0]} speaks plain names: it needs no part.`);
  return wholePart(group);
}
