/**
 * Every way in which a call can be refused, once. The list is closed: a code that is not here does not compile,
 * and a new one does not compile until it has a status and words. The sentence is for the person at the other end,
 * says what to do next, and never names a field (names are scrambled on the wire; see wire/codec.ts).
 */
export const errorCodes = [
  'invalid_request',
  'nesting_too_deep',
  'wire_name_unknown',
  'idempotency_key_missing',
  'marker_header_missing',
  'not_found',
  'market_not_offered',
  'method_not_allowed',
  'request_timeout',
  'wire_version_unknown',
  'idempotency_key_in_use',
  'body_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'too_many_requests',
  'headers_too_large',
  'internal_error',
  'service_unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export interface ErrorFacts {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
}

export const errorFacts: Readonly<Record<ErrorCode, ErrorFacts>> = {
  invalid_request: {
    status: 400,
    title: 'Something in the request is not right',
    sentence: 'Please look at the fields named below, correct them and send again.',
  },
  nesting_too_deep: {
    status: 400,
    title: 'The request is nested too deeply',
    sentence: 'Send the same facts with fewer levels of lists inside lists.',
  },
  wire_name_unknown: {
    status: 400,
    title: 'A name in the request is not known',
    sentence: 'Please reload the page and try again.',
  },
  idempotency_key_missing: {
    status: 400,
    title: 'The request has no usable Idempotency-Key',
    sentence: 'Send an Idempotency-Key header of 16 to 128 letters, digits, dots, dashes or underscores.',
  },
  marker_header_missing: {
    status: 403,
    title: 'The request did not come from the app',
    sentence:
      'Please open the app itself and try again. (The header X-Requested-With: XMLHttpRequest is missing.)',
  },
  not_found: {
    status: 404,
    title: 'There is nothing here',
    sentence: 'Please check the address, or go back to the start page.',
  },
  // 404 and not 403: for this deployment the other market's calls do not exist, whoever asks.
  market_not_offered: {
    status: 404,
    title: 'This service is not offered in that country',
    sentence: 'Please choose a country that this lender serves.',
  },
  method_not_allowed: {
    status: 405,
    title: 'This address takes another method',
    sentence: 'Use the method named in the Allow header.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    sentence: 'Please check your connection and send it again.',
  },
  // 409 and not 400: the request was right when the page was loaded; reloading resolves the conflict.
  wire_version_unknown: {
    status: 409,
    title: 'This page is out of date',
    sentence: 'Please reload the page and try again.',
  },
  idempotency_key_in_use: {
    status: 409,
    title: 'The same request is still being worked on',
    sentence: 'Please wait a moment: nothing is done twice.',
  },
  body_too_large: {
    status: 413,
    title: 'The request is too large',
    sentence: 'Please send less at once.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The request is in a format that is not understood',
    sentence: 'Send application/json or application/x-www-form-urlencoded.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'This Idempotency-Key was used for another request',
    sentence: 'Please start again: your earlier request was kept as it was.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    sentence: 'Please wait a little and try again.',
  },
  headers_too_large: {
    status: 431,
    title: 'The request headers are too large',
    sentence: 'Please clear the cookies of this site and try again.',
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong on our side',
    sentence: 'Please try again. If it happens again, tell us the request number.',
  },
  service_unavailable: {
    status: 503,
    title: 'The service is busy or being maintained',
    sentence: 'Please try again in a moment: nothing was lost.',
  },
};
