/** What a browser needs of the contract, without a schema library: types are erased, the rest is small. */
export type { RequestOf, ResponseOf } from '../call.ts';
export type { Calls } from '../calls.ts';
export type { BorrowerErrorCode, ErrorCode } from '../errors.ts';
export type { FieldFault, FieldRule, Problem } from '../problem.ts';
export type { MarketId } from '../market.ts';
export type { WireDictionary, WireGroup } from '../wire/dictionary.ts';
export { createCodec, WireNameError, type Json, type WireCodec } from '../wire/codec.ts';
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  isIdempotent,
} from './create-client.ts';
export type { ClientCallKey } from './call-table.ts';
export { ProblemError } from './problem-error.ts';
export type { Transport, TransportRequest, TransportResponse } from './transport.ts';
export {
  callsOf,
  groupOf,
  packPart,
  type PackedPart,
  unpackPart,
  type WireCallKey,
  wirePartOf,
  type WirePart,
  type WireParts,
} from './wire-parts.ts';
