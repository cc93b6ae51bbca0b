import type { RequestOf, ResponseOf } from '../call.ts';
import type { Calls } from '../calls.ts';
import { marketSuffix, type MarketId } from '../market.ts';
import { createCodec, type Json, type WireCodec } from '../wire/codec.ts';
import type { WireDictionary, WireGroup } from '../wire/dictionary.ts';
import { readProblem } from '../wire/problem-names.ts';
import { callTable, type CallTableEntry, type ClientCallKey, type EventsCallKey } from './call-table.ts';
import { flatten, type Transport, type TransportRequest } from './transport.ts';
import { ProblemError } from './problem-error.ts';
import { wirePartOf, type WirePart, type WireParts } from './wire-parts.ts';

/** Whether the call must be given an idempotency key: it moves money or makes an order. */
export function isIdempotent(key: ClientCallKey): boolean {
  return callTable[key].idempotent;
}

export interface ClientOptions {
  readonly transport: Transport;
  readonly market: MarketId;
  /** With a dictionary, whole or in parts, the client speaks scrambled names; without it plain ones. */
  readonly wire: WireDictionary | WireParts | null;
  /** Where the API is, if not on the page's own origin. */
  readonly baseUrl?: string;
}

export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly form?: boolean;
  readonly signal?: AbortSignal;
  /**
   * It arrives although the page is left or loaded anew meanwhile. For small bodies: browsers carry 64 KB of
   * such at once.
   */
  readonly outlivesPage?: boolean;
}

export interface Client {
  /** Resolves with the answer; rejects with ProblemError if the server refused. */
  call<K extends ClientCallKey>(
    key: K,
    request: RequestOf<Calls[K]>,
    options?: CallOptions,
  ): Promise<ResponseOf<Calls[K]>>;
  /** Where events are listened to, for whatever listens to them. */
  address(key: EventsCallKey): Promise<string>;
}

/** The names that a call speaks, ready. */
type Tongue = WirePart & { readonly codec: WireCodec };

export function createClient({ transport, market, wire, baseUrl = '' }: ClientOptions): Client {
  const tongues = new Map<string, Tongue>();
  const tongueOf = async (
    group: WireGroup,
    path: string,
    dictionary: WireDictionary | WireParts,
  ): Promise<Tongue> => {
    const known = tongues.get(path);
    if (known) return known;
    const part = 'part' in dictionary ? await dictionary.part(group, path) : wirePartOf(dictionary, group);
    const tongue = { ...part, codec: createCodec(part.names) };
    tongues.set(path, tongue);
    return tongue;
  };

  const placeOf = async (entry: CallTableEntry) => {
    const plainPath = entry.path + (entry.variant === 'yd' ? marketSuffix[market] : '');
    const scrambled = wire && entry.wireGroup ? await tongueOf(entry.wireGroup, plainPath, wire) : null;
    return { scrambled, path: scrambled ? scrambledPath(scrambled, plainPath) : plainPath };
  };

  return {
    address: async (key) => baseUrl + (await placeOf(callTable[key])).path,

    async call(key, request, options = {}) {
      const entry: CallTableEntry = callTable[key];
      const { scrambled, path } = await placeOf(entry);
      const names = scrambled ? scrambled.codec.encode(request as Json) : (request as Json);
      const headers = headersOf(key, entry, options);
      if (scrambled) headers['x-wire-version'] = scrambled.version;

      const response = await transport(requestOf(entry, baseUrl + path, headers, names, options));

      const { status, body } = response;
      if (status >= 200 && status < 300) return (scrambled ? scrambled.codec.read(body) : body) as never;
      const problem = scrambled ? readProblem(body, scrambled.codec) : body;
      throw new ProblemError(status, problem, {
        requestId: response.headers.get('x-request-id'),
        retryAfter: response.headers.get('retry-after'),
      });
    },
  };
}

function scrambledPath(wire: WirePart, plainPath: string): string {
  const path = wire.paths[plainPath];
  if (path === undefined)
    throw new Error(`The wire dictionary has no word for ${plainPath}: generate it anew.`);
  return path;
}

function headersOf(key: string, entry: CallTableEntry, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  if (!entry.idempotent) return headers;
  if (!options.idempotencyKey)
    throw new Error(`${key} moves money or makes an order: give an idempotencyKey.`);
  return { ...headers, 'idempotency-key': options.idempotencyKey };
}

function requestOf(
  { method }: CallTableEntry,
  url: string,
  headers: Record<string, string>,
  names: Json,
  { form = false, signal, outlivesPage }: CallOptions,
): TransportRequest {
  const common = { method, headers, ...(signal && { signal }), ...(outlivesPage && { outlivesPage }) };
  if (method === 'POST')
    return { ...common, url, body: form ? flatten(names) : names, ...(form && { form }) };
  const query = new URLSearchParams(flatten(names)).toString();
  return { ...common, url: query ? `${url}?${query}` : url };
}
