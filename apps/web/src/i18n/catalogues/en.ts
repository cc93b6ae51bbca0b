import type { ErrorCode } from '@candor/contract/client';

/**
 * The English words, which are also the list of what can be said: a key that is missing in another catalogue doesn't
 * compile, nor does an error code without words. Voice: first the fact, then the way out; no exclamation mark.
 * ICU message format. A message with a plural has no other argument (see message-id.ts).
 */
export const en = {
  'shell.back': 'Back',
  'shell.help': 'Help',

  'offline.title': 'You are offline.',
  'offline.body': 'Nothing can be sent until you are back.',

  'noticed.broken.title': 'We could not show this page',
  'noticed.broken.body': 'The connection to our server broke.',
  'noticed.failed.title': 'We could not show this page',
  'noticed.failed.body': 'Something failed on our side.',
  'noticed.notFound.title': 'This page is not here',
  'noticed.notFound.body': 'The address may be old or mistyped.',
  'noticed.marketNotOffered.title': 'Not offered in this country',
  'noticed.marketNotOffered.body': 'This lender does not lend in the country that this page is for.',
  // Only where we know it to be true; while we don't, noticed.checking is said instead.
  'noticed.kept': 'Nothing was charged, and what you typed is kept.',
  'noticed.checking': 'We are checking. Do not pay again.',
  'noticed.home': 'Go to home',
  'noticed.talk': 'Talk to us',
  'noticed.talkUntil': 'Open until {time}',
  'noticed.number': 'If you write to us, give this number',

  'kit.copy': 'Copy',
  'kit.copied': 'Copied',
  'kit.retry': 'Try again',
  'kit.close': 'Close',
  'kit.loading': 'Loading',
  'kit.sending': 'Sending',

  'error.invalid_request': 'Something you entered is not right. Check it and send it again.',
  'error.nesting_too_deep': 'The request was too complicated to read. Reload the page and try again.',
  'error.wire_name_unknown': 'This page is out of date. Reload it and try again.',
  'error.wire_version_unknown': 'A newer version of this page is ready. Reload it and try again.',
  'error.idempotency_key_missing':
    'We could not tell whether this was sent before, so nothing was done. Reload the page and try again.',
  'error.idempotency_key_in_use': 'We are still working on this. Wait a moment; nothing is done twice.',
  'error.idempotency_key_reused':
    'This was sent before with other details, and the first one counts. Start again to send a new one.',
  'error.marker_header_missing':
    'This did not come from our app, so nothing was done. Open the app and try again.',
  'error.not_found': 'We could not find what you asked for. It may be gone, or the address mistyped.',
  'error.market_not_offered': 'This lender does not lend in that country.',
  'error.method_not_allowed': 'Our server does not take this kind of request. Reload the page and try again.',
  'error.request_timeout': 'Your request took too long to reach us. Check your connection and send it again.',
  'error.body_too_large': 'That is too much at once. Send less.',
  'error.unsupported_media_type': 'We cannot read this format. Reload the page and try again.',
  'error.too_many_requests': 'Too many tries. Wait a little and try again.',
  'error.headers_too_large':
    'Your browser sent too much with the request. Clear the cookies of this site and try again.',
  'error.internal_error':
    'Something failed on our side. Try again, or write to us with the number of this request.',
  'error.service_unavailable': 'We are busy or under maintenance. Try again in a moment.',
} as const satisfies Record<`error.${ErrorCode}`, string> & Record<string, string>;
