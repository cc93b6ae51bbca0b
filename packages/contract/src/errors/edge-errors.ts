import type { Call } from '../call.ts';
import { errorCodes, type ErrorCode } from '../errors.ts';
import { mayNeedFreshLogin } from '../staff/fresh-login.ts';

/**
 * What any call of this kind may meet before its handler is asked, derived from the declaration so that the
 * OpenAPI document never promises less than the server does.
 */
function edgeErrorsOf(call: Call): ErrorCode[] {
  const codes: ErrorCode[] = [
    'invalid_request',
    'too_many_requests',
    'service_unavailable',
    'internal_error',
  ];
  if (call.method === 'POST') codes.push('body_too_large', 'nesting_too_deep', 'unsupported_media_type');
  if (call.method === 'POST' && call.audience !== 'channel')
    codes.push('marker_header_missing', 'origin_is_foreign');
  if (call.audience === 'borrower' || call.audience === 'staff') codes.push('not_logged_in');
  if (call.audience === 'staff' && call.permission !== 'any') codes.push('not_permitted');
  if (call.group === 'console') codes.push('network_not_allowed');
  if (mayNeedFreshLogin(call.key)) codes.push('confirm_it_is_you');
  if (call.uploads) codes.push('file_has_malware');
  if (call.variant !== 'none') codes.push('market_not_offered');
  if (call.wireGroup !== null) codes.push('wire_name_unknown', 'wire_version_unknown');
  if (call.idempotent) {
    codes.push('idempotency_key_missing', 'idempotency_key_reused', 'idempotency_key_in_use');
  }
  return codes;
}

/** All codes a caller has to reckon with, in the order of the error list. */
export function everyErrorOf(call: Call): ErrorCode[] {
  const met = new Set<ErrorCode>([...edgeErrorsOf(call), ...call.errors]);
  return errorCodes.filter((code) => met.has(code));
}
