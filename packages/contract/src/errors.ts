import { borrowerConflicts, borrowerExpired, borrowerFaults } from './errors/borrower.ts';
import type { ErrorFacts } from './errors/error-facts.ts';
import {
  forbiddenRequests,
  malformedRequests,
  unansweredRequests,
  unfitBodies,
  unknownAddresses,
} from './errors/requests.ts';
import { staffConflicts } from './errors/staff-conflicts.ts';
import { staffExpired, staffFaults, staffForbidden, staffLoginErrors } from './errors/staff.ts';

/** Refusals that only the lender's people meet: in English, as the console is. */
const staffErrors = {
  ...staffLoginErrors,
  ...staffForbidden,
  ...staffConflicts,
  ...staffExpired,
  ...staffFaults,
};

/**
 * Every way in which a call can be refused, once, in the order in which documents list them: by status, with
 * what only staff meet apart. The list is closed: a code that is not here does not compile, and a new one
 * does not until it has a status and words. The sentence is for the person at the other end, says what to
 * do next, and never names a field (names are scrambled on the wire; see wire/codec.ts).
 */
const everyError = {
  ...malformedRequests,
  ...staffLoginErrors,
  ...forbiddenRequests,
  ...staffForbidden,
  ...unknownAddresses,
  ...borrowerConflicts,
  ...staffConflicts,
  ...borrowerExpired,
  ...staffExpired,
  ...unfitBodies,
  ...borrowerFaults,
  ...staffFaults,
  ...unansweredRequests,
};

export type ErrorCode = keyof typeof everyError;
type StaffErrorCode = keyof typeof staffErrors;

/** What a borrower may meet: each has words in every language. */
export type BorrowerErrorCode = Exclude<ErrorCode, StaffErrorCode>;

export const errorFacts: Readonly<Record<ErrorCode, ErrorFacts>> = everyError;

export const errorCodes = Object.keys(everyError) as readonly ErrorCode[];

/** Only the lender's people meet it: it has no words in the borrower's languages. */
export function isStaffError(code: string): code is StaffErrorCode {
  return code in staffErrors;
}
