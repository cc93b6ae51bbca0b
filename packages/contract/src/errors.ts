import { lendingErrors } from './error-facts-of-lending.ts';
import { picturesErrors } from './error-facts-of-pictures.ts';
import { problemErrors } from './error-facts-of-problems.ts';
import { repaymentErrors } from './error-facts-of-repayment.ts';
import type { ErrorFacts } from './error-facts.ts';

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
  'not_logged_in',
  'marker_header_missing',
  'consent_missing',
  'contact_picker_not_allowed',
  'signature_is_wrong',
  'not_found',
  'market_not_offered',
  'method_not_allowed',
  'request_timeout',
  'voice_code_too_early',
  'identity_check_needed',
  'consent_text_changed',
  'consent_is_required',
  'loan_is_open',
  'document_belongs_to_another_account',
  'export_not_ready',
  'clock_was_moved',
  'nothing_is_owed',
  'delay_is_not_possible',
  'cooling_off_has_ended',
  'utr_was_used',
  'too_many_numbers',
  'hardship_is_not_possible',
  'charge_cannot_be_disputed',
  'too_many_open_problems',
  'problem_cannot_change_now',
  'wire_version_unknown',
  'idempotency_key_in_use',
  'product_is_not_offered',
  'borrower_has_an_open_order',
  'borrower_is_in_arrears',
  'certification_is_incomplete',
  'order_cannot_change_now',
  'step_is_locked',
  'account_is_known',
  'account_is_in_use',
  'too_many_accounts',
  'too_many_pictures',
  'figures_have_changed',
  'document_not_ready',
  'picture_pieces_do_not_fit',
  'export_expired',
  'picture_link_expired',
  'offer_has_expired',
  'body_too_large',
  'picture_too_large',
  'unsupported_media_type',
  'picture_kind_not_taken',
  'code_wrong',
  'code_expired',
  'code_spent',
  'identity_check_failed',
  'shell_code_invalid',
  'not_asked_in_this_market',
  'too_many_reference_persons',
  'clock_goes_forward_only',
  'amount_is_above_the_owed',
  'amount_is_too_small',
  'pay_type_is_not_offered',
  'utr_is_malformed',
  'idempotency_key_reused',
  'certification_has_faults',
  'too_young',
  'holder_is_another_person',
  'amount_is_not_offered',
  'amount_is_above_the_approved',
  'term_is_not_offered',
  'month_is_dearer_than_approved',
  'payout_account_is_missing',
  'payout_account_is_not_the_borrowers',
  'disclosure_is_not_read',
  'agreement_is_not_accepted',
  'picture_not_readable',
  'picture_has_too_many_pixels',
  'too_many_requests',
  'headers_too_large',
  'internal_error',
  'message_not_sent',
  'messages_paused',
  'channel_is_down',
  'service_unavailable',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export const errorFacts: Readonly<Record<ErrorCode, ErrorFacts>> = {
  ...lendingErrors,
  ...picturesErrors,
  ...repaymentErrors,
  ...problemErrors,
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
  marker_header_missing: {
    status: 403,
    title: 'The request did not come from the app',
    sentence:
      'Please open the app itself and try again. (The header X-Requested-With: XMLHttpRequest is missing.)',
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
  voice_code_too_early: {
    status: 409,
    title: 'A call with the code comes after the SMS',
    sentence: 'Please ask for the SMS first and give it its time; after that we can call.',
  },
  identity_check_needed: {
    status: 409,
    title: 'This number was not used here for a long time',
    sentence:
      'Numbers change hands. Please give the last four characters of the identity document in your account, or start a new account with this number.',
  },
  consent_text_changed: {
    status: 409,
    title: 'The text has changed since it was shown',
    sentence: 'Please read the new text and choose again.',
  },
  consent_is_required: {
    status: 409,
    title: 'There can be no account without this consent',
    sentence: 'To withdraw it, delete your account: you are shown what goes and what stays.',
  },
  loan_is_open: {
    status: 409,
    title: 'A loan of yours is still open',
    sentence: 'Please repay it, or leave it in its cooling-off days, and then delete your account.',
  },
  document_belongs_to_another_account: {
    status: 409,
    title: 'This document is in another account already',
    sentence:
      'If that account is yours, log in with the number you used then. If you no longer have that number, talk to us: nothing is lost.',
  },
  export_not_ready: {
    status: 409,
    title: 'Your data is still being gathered',
    sentence: 'Please wait a moment and ask again.',
  },
  clock_was_moved: {
    status: 409,
    title: 'Somebody else has just moved the clock',
    sentence: 'Please look at the day it is now and try again.',
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
  export_expired: {
    status: 410,
    title: 'This export is no longer kept',
    sentence: 'Please ask for a new one.',
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
  code_wrong: {
    status: 422,
    title: 'The code is not right',
    sentence: 'Please look at the message again and type its six digits.',
  },
  code_expired: {
    status: 422,
    title: 'There is no code that can still be used',
    sentence: 'Please ask for a new code.',
  },
  code_spent: {
    status: 422,
    title: 'The code was typed wrongly too often',
    sentence: 'Please ask for a new code.',
  },
  identity_check_failed: {
    status: 422,
    title: 'These are not the last four characters of the document in the account',
    sentence: 'Please look at the document again, or start a new account with this number.',
  },
  shell_code_invalid: {
    status: 422,
    title: 'This way into the app can no longer be used',
    sentence: 'Please go back to the app and open the page again.',
  },
  not_asked_in_this_market: {
    status: 422,
    title: 'This is not asked for in this country',
    sentence: 'Nothing was kept. There is nothing to do.',
  },
  too_many_reference_persons: {
    status: 422,
    title: 'Five reference persons at most',
    sentence:
      'Please name up to five people, one by one. We never take a phone book, and nothing of what was sent was kept.',
  },
  clock_goes_forward_only: {
    status: 422,
    title: 'The business clock goes forward only',
    sentence: 'Please choose a later day.',
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
  service_unavailable: {
    status: 503,
    title: 'The service is busy or being maintained',
    sentence: 'Please try again in a moment: nothing was lost.',
  },
};
