import {
  createCodec,
  pathsOf,
  requestSchemaOf,
  type Call,
  type CallTable,
  type JsonSchema,
  type MarketId,
  type WireCodec,
  type WireNames,
  type WireShelf,
} from '@candor/contract';
import { fieldKinds, type FieldKinds } from './field-kinds.ts';
import { hasIds } from './with-small-ids.ts';

/** How names travel: which dictionaries are understood, and whether plain names are too. */
export interface WireSettings extends WireShelf {
  readonly plain: boolean;
}

/** One address at which one call is made, with all that can be known before a request comes. */
export interface RoutePlan {
  readonly call: Call;
  readonly url: string;
  readonly market: MarketId | undefined;
  readonly wireVersion: string | null;
  readonly codec: WireCodec | null;
  readonly requestSchema: JsonSchema;
  readonly hasIds: boolean;
  readonly fieldKinds: FieldKinds;
  readonly needsMarker: boolean;
}

/**
 * Plain addresses where they are allowed, and scrambled ones under the current and the previous dictionary.
 */
export function planRoutes(calls: CallTable, wire: WireSettings): RoutePlan[] {
  const plans: RoutePlan[] = [];
  const codecOf = codecs();
  for (const call of Object.values(calls)) {
    const requestSchema = requestSchemaOf(call);
    const needsMarker = call.method === 'POST' && call.audience !== 'channel';
    const common = {
      call,
      requestSchema,
      hasIds: hasIds(requestSchema),
      fieldKinds: fieldKinds(requestSchema),
      needsMarker,
    };
    for (const { market, path } of pathsOf(call)) {
      for (const names of namesAt(call, path, wire, codecOf)) plans.push({ ...common, market, ...names });
    }
  }
  return plans;
}

type Names = Pick<RoutePlan, 'url' | 'wireVersion' | 'codec'>;

type CodecOf = (names: WireNames) => WireCodec;

/** One for each group of names, and not for each address: hundreds of addresses share a few. */
function codecs(): CodecOf {
  const made = new Map<WireNames, WireCodec>();
  return (names) => {
    const codec = made.get(names) ?? createCodec(names);
    made.set(names, codec);
    return codec;
  };
}

function namesAt(
  { wireGroup }: Call,
  path: string,
  { current, previous, plain }: WireSettings,
  codecOf: CodecOf,
): Names[] {
  const names: Names[] = [];
  if (plain || wireGroup === null) names.push({ url: path, wireVersion: null, codec: null });
  if (wireGroup === null) return names;
  if (current.paths[path] === undefined) {
    throw new Error(`The wire dictionary has no word for ${path}. Make it anew with: npm run wire:generate`);
  }
  for (const dictionary of previous ? [current, previous] : [current]) {
    const url = dictionary.paths[path];
    // A call that is newer than the previous dictionary has no name in it: no old page can ask for it.
    if (url === undefined) continue;
    names.push({ url, wireVersion: dictionary.version, codec: codecOf(dictionary.groups[wireGroup]) });
  }
  return names;
}
