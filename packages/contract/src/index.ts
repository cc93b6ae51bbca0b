export {
  defineCall,
  pathsOf,
  type Audience,
  type Call,
  type CallPath,
  type CallTable,
  type RequestOf,
  type ResponseOf,
} from './call.ts';
export { calls, tableOf, type Calls } from './calls.ts';
export { eventCategories } from './calls/analytics-event.ts';
export { everyErrorOf } from './edge-errors.ts';
export { errorCodes, errorFacts, type ErrorCode, type ErrorFacts } from './errors.ts';
export { generatedFiles } from './generated-files.ts';
export {
  innerSchemas,
  jsonSchemaOf,
  requestSchemaOf,
  responseSchemaOf,
  type JsonSchema,
} from './json-schema.ts';
export { marketIds, marketSuffix, type MarketId } from './market.ts';
export { openApiDocument } from './openapi.ts';
export { problemOf, problemSchema, type FieldFault, type FieldRule, type Problem } from './problem.ts';
export { createCodec, WireNameError, type Json, type WireCodec } from './wire/codec.ts';
export { declaredNames } from './wire/declared-names.ts';
export type { WireDictionary } from './wire/dictionary.ts';
export { fingerprintOf, sandboxSeed } from './wire/generate-dictionary.ts';
export { toPointer } from './wire/json-pointer.ts';
export { parseDictionary } from './wire/parse-dictionary.ts';
export { encodeProblem } from './wire/problem-names.ts';
export { rotateDictionary, type WireShelf } from './wire/rotate-dictionary.ts';
export { wireGroups, type WireGroup } from './wire/wire-group.ts';
