import type { ErrorFacts } from './error-facts.ts';

/** 400 and 401: what was sent can’t be read, or nobody is logged in. */
export const malformedRequests = {
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
  not_logged_in: {
    status: 401,
    title: 'You are not logged in',
    sentence: 'Please log in and try again: what you typed is kept.',
  },
} as const satisfies Record<string, ErrorFacts>;

/** 403: where it came from, or a consent, forbids it. */
export const forbiddenRequests = {
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
  consent_missing: {
    status: 403,
    title: 'A consent is missing for this',
    sentence: 'Please agree to it first, or go on without it.',
  },
  contact_picker_not_allowed: {
    status: 403,
    title: 'The law here does not let us read contacts from the device',
    sentence: 'Please type the name and the number of each person.',
  },
  signature_is_wrong: {
    status: 403,
    title: 'The signature is not right',
    sentence: 'Sign the values as they are before they are put into the form, with the key that was agreed.',
  },
} as const satisfies Record<string, ErrorFacts>;

/** 404 to 408: there is no such address here, or the request did not arrive whole. */
export const unknownAddresses = {
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
} as const satisfies Record<string, ErrorFacts>;

/** 413 and 415: the body is too large, or of a kind that is not taken. */
export const unfitBodies = {
  body_too_large: {
    status: 413,
    title: 'The request is too large',
    sentence: 'Please send less at once.',
  },
  picture_too_large: {
    status: 413,
    title: 'The picture is larger than 10 MB',
    sentence: 'Please take it with a lower resolution, or send a smaller one.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The request is in a format that is not understood',
    sentence: 'Send application/json or application/x-www-form-urlencoded.',
  },
  picture_kind_not_taken: {
    status: 415,
    title: 'This kind of file is not taken',
    sentence: 'Please send a JPEG, PNG, WebP or AVIF picture.',
  },
} as const satisfies Record<string, ErrorFacts>;

/** 429 to 503: nobody looked at what was asked for. */
export const unansweredRequests = {
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
  message_not_sent: {
    status: 503,
    title: 'We could not reach the phone network',
    sentence: 'Please try again, or have the code told by a call. Nothing was counted against you.',
  },
  messages_paused: {
    status: 503,
    title: 'We cannot send any codes at the moment',
    sentence: 'Please try again later: we have been told and are looking at it.',
  },
  channel_is_down: {
    status: 503,
    title: 'This way to pay is not working at the moment',
    sentence: 'Please choose another way, or try again later: nothing was charged.',
  },
  service_unavailable: {
    status: 503,
    title: 'The service is busy or being maintained',
    sentence: 'Please try again in a moment: nothing was lost.',
  },
} as const satisfies Record<string, ErrorFacts>;
