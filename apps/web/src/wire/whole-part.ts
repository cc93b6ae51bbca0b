import { type WireDictionary, type WireGroup, type WirePart, wirePartOf } from '@candor/contract/client';
import dictionary from '../../../../config/wire/current.json' with { type: 'json' };

/**
 * Outside a build, where nobody counts the bytes: a part is cut from the whole dictionary. See
 * build/cut-wire-parts.ts.
 */
export function wholePart(group: WireGroup): WirePart {
  return wirePartOf(dictionary satisfies WireDictionary, group);
}
