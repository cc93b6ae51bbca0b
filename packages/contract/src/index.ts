export { defineCall, pathsOf, type Call, type CallTable, type RequestOf, type ResponseOf } from './call.ts';
export { calls, tableOf, type Calls } from './calls.ts';
export { safeCsv } from './csv/safe-csv.ts';
export { reminderPlanShape } from './calls/console/collections/reminder-plans.ts';
export { eventCategories } from './calls/event.ts';
export { referencePersonsAtMost } from './calls/upload.ts';
export { everyErrorOf } from './errors/edge-errors.ts';
export { errorCodes, errorFacts, isStaffError, type ErrorCode } from './errors.ts';
export { consentPurposes, refusalReasons, sendBackReasons } from './fields.ts';
export { generatedFiles } from './generated-files.ts';
export { requestSchemaOf, responseSchemaOf, type JsonSchema } from './json-schema.ts';
export { marketIds, type MarketId } from './market.ts';
export { openApiDocument } from './openapi.ts';
export { problemOf, problemSchema, type FieldFault, type FieldRule, type Problem } from './problem.ts';
export { firstRoles, type FirstRoleKey } from './staff/first-roles.ts';
export { freshLogins, mayNeedFreshLogin, needsFreshLogin, whyNot } from './staff/fresh-login.ts';
export { isKeyScope, keyMay, keyScopeKeys, keyScopes, type KeyScope } from './staff/key-scopes.ts';
export { webhookEventKeys, webhookEvents } from './staff/webhook-events.ts';
export { roleMay } from './staff/permission-matrix.ts';
export { permissionKeys, permissions, type Permission } from './staff/permissions.ts';
export { createCodec, WireNameError, type Json, type WireCodec } from './wire/codec.ts';
export { declaredNames } from './wire/declared-names.ts';
export type { WireDictionary, WireNames } from './wire/dictionary.ts';
export {
  fingerprintOf,
  growDictionary,
  rotateDictionary,
  sandboxSeed,
  type WireShelf,
} from './wire/generate-dictionary.ts';
export { spokenIn } from './wire/spoken-names.ts';
export { parseDictionary } from './wire/parse-dictionary.ts';
export { encodeProblem, toPointer } from './wire/problem-names.ts';
