import type { ErrorFacts } from './errors/error-facts.ts';

/** Refusals of repaying: amounts, ways to pay, delays, claims. */
export const repaymentErrors = {
  signature_is_wrong: {
    status: 403,
    title: 'The signature is not right',
    sentence: 'Sign the values as they are before they are put into the form, with the key that was agreed.',
  },
  nothing_is_owed: {
    status: 409,
    title: 'There is nothing to pay',
    sentence: 'This loan has nothing left to pay today.',
  },
  delay_is_not_possible: {
    status: 409,
    title: 'This instalment can’t be moved now',
    sentence: 'Please look at the loan: it says why, and what else there is.',
  },
  cooling_off_has_ended: {
    status: 409,
    title: 'The days for cancelling have ended',
    sentence: 'You can still pay everything early: interest then ends with that day.',
  },
  utr_was_used: {
    status: 409,
    title: 'This number was used before',
    sentence:
      'Each payment has a number of its own. Please look at your bank’s message again; nothing was lost.',
  },
  too_many_numbers: {
    status: 409,
    title: 'Too many numbers were given',
    sentence: 'No more numbers are taken here now. Please talk to us: money that you have sent is not lost.',
  },
  hardship_is_not_possible: {
    status: 409,
    title: 'This is not possible for this loan',
    sentence: 'Please choose another option, or talk to us.',
  },
  amount_is_above_the_owed: {
    status: 422,
    title: 'The amount is above what is owed',
    sentence: 'Please pay what is owed or less.',
  },
  too_many_payments_wait: {
    status: 409,
    title: 'Too many payments of this loan are open',
    sentence:
      'You have several payments open for this loan. Pay with one of the codes that you have, or start again when one has expired. Nothing was charged.',
  },
  amount_is_too_small: {
    status: 422,
    title: 'The amount is too small',
    sentence: 'Please choose an amount within the limits shown.',
  },
  pay_type_is_not_offered: {
    status: 422,
    title: 'This way to pay is not offered for this amount',
    sentence: 'Please choose another way: nothing was charged.',
  },
  utr_is_malformed: {
    status: 422,
    title: 'This is not a number that a bank gives',
    sentence:
      'Please type it as it stands in your bank’s message: 12 digits for UPI and IMPS, 16 or 22 characters for NEFT and RTGS.',
  },
  channel_is_down: {
    status: 503,
    title: 'This way to pay is not working at the moment',
    sentence: 'Please choose another way, or try again later: nothing was charged.',
  },
} as const satisfies Record<string, ErrorFacts>;
