import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;

/** The driver's types name single types only, not arrays. */
const driverParser = types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown;

const asText = (text: string): string => text;
const asTexts = driverParser(1009 /* text[] */) as (text: string) => (string | null)[];

/**
 * Amounts and counters come as bigint, exact decimals and calendar dates as text: a JavaScript number or
 * Date would round the first and move the last across midnight. Instants (timestamptz) stay Date.
 * Arrays are listed because the driver turns numeric[] into floats.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, BigInt],
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, asText], // no zone, no instant
  [1016 /* int8[] */, (text) => asTexts(text).map((item) => (item === null ? null : BigInt(item)))],
  [1231 /* numeric[] */, asTexts],
  [1182 /* date[] */, asTexts],
  [1115 /* timestamp[] */, asTexts],
]);

/** For one pool alone: the driver's registry is global, and other libraries on it expect its defaults. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format = 'text') =>
    (format === 'text' && parsers.get(oid)) || driverParser(oid, format),
};
