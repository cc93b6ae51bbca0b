/**
 * What the console's browser needs of the contract: its own calls alone, without a schema library and without
 * a dictionary.
 */
export type { RequestOf, ResponseOf } from '../call.ts';
export type { Calls } from '../calls.ts';
export type { ErrorCode } from '../errors.ts';
export type { FieldFault, FieldRule, Problem } from '../problem.ts';
export type { MarketId } from '../market.ts';
export type { Permission } from '../staff/permissions.ts';
export { ProblemError } from '../client/problem-error.ts';
export type { Transport, TransportRequest, TransportResponse } from '../client/transport.ts';
export { previewOfAct, type ActOf, type MarkedPreviewKey } from '../preview-of-act.ts';
export { safeCsv } from '../csv/safe-csv.ts';
export {
  createConsoleClient,
  type ConsoleCallKey,
  type ConsoleCallOptions,
  type ConsoleClient,
} from './create-console-client.ts';
