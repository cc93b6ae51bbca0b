import type { ErrorFacts } from './error-facts.ts';

/** Refusals of a request for how it was sent, whatever it asks for. */
export const requestErrors = {
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
  origin_is_foreign: {
    status: 403,
    title: 'The request came from a page that is not ours',
    sentence: 'Nothing was done. Please open the app itself and try again.',
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
  headers_too_large: {
    status: 431,
    title: 'The request headers are too large',
    sentence: 'Please clear the cookies of this site and try again.',
  },
} as const satisfies Record<string, ErrorFacts>;
