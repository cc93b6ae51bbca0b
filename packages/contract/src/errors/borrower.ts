import type { ErrorFacts } from './error-facts.ts';

/** 409: it can’t be done as things stand. */
export const borrowerConflicts = {
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
  screen_lock_not_offered: {
    status: 409,
    title: 'There is no screen lock login to use here',
    sentence: 'Please use a code. Nothing was changed.',
  },
  login_needs_code: {
    status: 409,
    title: 'This login needs a code',
    sentence:
      'From time to time we check that the number is still yours. Please log in with a code; after that the screen lock works again.',
  },
  consent_text_changed: {
    status: 409,
    title: 'The text has changed since it was shown',
    sentence: 'Please read the new text and choose again.',
  },
  message_way_unavailable: {
    status: 409,
    title: 'You can’t be told this way',
    sentence: 'Turn on notifications on a phone, or enter and confirm an e-mail address, and choose it then.',
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
  autopay_cannot_change_now: {
    status: 409,
    title: 'Autopay has changed meanwhile',
    sentence: 'Nothing was changed. Load the page again: it shows your autopay settings.',
  },
  debit_is_under_way: {
    status: 409,
    title: 'This instalment is being debited already',
    sentence: 'It can’t be skipped any more. If you pay it as well, we send one of the two back.',
  },
  charge_cannot_be_disputed: {
    status: 409,
    title: 'This charge can’t be disputed',
    sentence:
      'It was taken back, paid or decided on, or it is disputed already. You can still tell us what is wrong.',
  },
  too_many_open_problems: {
    status: 409,
    title: 'Many of your complaints are open already',
    sentence: 'Please write into one of them: everything that you send is read.',
  },
  problem_cannot_change_now: {
    status: 409,
    title: 'This complaint can’t be changed now',
    sentence:
      'Please look at it again: it may have been answered or closed meanwhile. What you typed is kept.',
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
  product_is_not_offered: {
    status: 409,
    title: 'This product is not offered today',
    sentence: 'Please look at what is offered instead: nothing was sent.',
  },
  borrower_has_an_open_order: {
    status: 409,
    title: 'You have an application under way already',
    sentence: 'Please finish or withdraw that one first. You find it under your orders.',
  },
  borrower_is_in_arrears: {
    status: 409,
    title: 'A payment of yours is late',
    sentence: 'Please pay what is late first: then you can apply again.',
  },
  certification_is_incomplete: {
    status: 409,
    title: 'Some of your details are still missing',
    sentence: 'Please finish the steps that are left: your choice of amount and term is kept.',
  },
  order_cannot_change_now: {
    status: 409,
    title: 'This is not possible at this stage any more',
    sentence: 'Please look at the order: it says what can be done now.',
  },
  step_is_locked: {
    status: 409,
    title: 'This can’t be changed while an application is being decided',
    sentence: 'Please wait for the decision, or withdraw the application first.',
  },
  account_is_known: {
    status: 409,
    title: 'This account is in your list already',
    sentence: 'Please choose it from the list, or type another one.',
  },
  account_is_in_use: {
    status: 409,
    title: 'This account is still needed',
    sentence: 'Money is on its way to it. Please remove it after that.',
  },
  too_many_accounts: {
    status: 409,
    title: 'Five accounts at most',
    sentence: 'Please remove one that you no longer use, then add the new one.',
  },
  too_many_pictures: {
    status: 409,
    title: 'There are too many pictures',
    sentence: 'Please remove one, then add the new one.',
  },
  figures_have_changed: {
    status: 409,
    title: 'The figures have changed since they were shown',
    sentence: 'Nothing was signed. Please read the new ones and sign these.',
  },
  document_not_ready: {
    status: 409,
    title: 'The document is still being made',
    sentence: 'Please try again in a moment.',
  },
  quote_not_possible: {
    status: 409,
    title: 'The amount can’t be quoted to this day',
    sentence: 'Choose one of the days that are offered.',
  },
  picture_pieces_do_not_fit: {
    status: 409,
    title: 'The pieces of this picture do not fit together',
    sentence: 'Please send the picture again from the start: nothing else was lost.',
  },
} as const satisfies Record<string, ErrorFacts>;

/** 410: it could be done once. */
export const borrowerExpired = {
  export_expired: {
    status: 410,
    title: 'This export is no longer kept',
    sentence: 'Please ask for a new one.',
  },
  picture_link_expired: {
    status: 410,
    title: 'This address of a picture has ended',
    sentence: 'Please open the page again: it asks for a new one.',
  },
  offer_has_expired: {
    status: 410,
    title: 'This offer has ended',
    sentence: 'Nothing was signed. You can apply again at once with what you have given already.',
  },
} as const satisfies Record<string, ErrorFacts>;

/** 422: what was given can be read, and is not right. */
export const borrowerFaults = {
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
  screen_lock_not_accepted: {
    status: 422,
    title: 'The screen lock was not accepted',
    sentence: 'Please use a code instead. Nothing was changed.',
  },
  identity_check_failed: {
    status: 422,
    title: 'These are not the last four characters of the document in the account',
    sentence: 'Please look at the document again, or start a new account with this number.',
  },
  identity_check_locked: {
    status: 422,
    title: 'Too many wrong tries for this account',
    sentence: 'Please call us, and we check that it is you; or start a new account with this number.',
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
  amount_is_above_the_owed: {
    status: 422,
    title: 'The amount is above what is owed',
    sentence: 'Please pay what is owed or less.',
  },
  amount_is_too_small: {
    status: 422,
    title: 'The amount is too small',
    sentence: 'Please choose an amount within the limits shown.',
  },
  too_many_payments_wait: {
    status: 409,
    title: 'Too many payments of this loan are open',
    sentence:
      'You have several payments open for this loan. Pay with one of the codes that you have, or start again when one has expired. Nothing was charged.',
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
  idempotency_key_reused: {
    status: 422,
    title: 'This Idempotency-Key was used for another request',
    sentence: 'Please start again: your earlier request was kept as it was.',
  },
  certification_has_faults: {
    status: 422,
    title: 'Something has to be mended',
    sentence: 'Please look at what is marked: everything you typed is kept.',
  },
  too_young: {
    status: 422,
    title: 'You are not old enough for a loan yet',
    sentence: 'The law lets us lend only to adults. Nothing was kept.',
  },
  holder_is_another_person: {
    status: 422,
    title: 'This account has another holder’s name',
    sentence: 'We pay out to your own account only. Please check the name, or add an account of your own.',
  },
  amount_is_not_offered: {
    status: 422,
    title: 'This amount is not offered',
    sentence: 'Please choose an amount within the limits shown.',
  },
  amount_is_above_the_approved: {
    status: 422,
    title: 'The amount is above what was approved',
    sentence: 'Please choose the approved amount or less.',
  },
  term_is_not_offered: {
    status: 422,
    title: 'This term is not offered',
    sentence: 'Please choose one of the terms shown.',
  },
  due_day_is_not_offered: {
    status: 422,
    title: 'This due day is not offered',
    sentence: 'Please choose one of the days shown. Nothing was signed.',
  },
  month_is_dearer_than_approved: {
    status: 422,
    title: 'A month would cost more than was approved',
    sentence: 'Please choose a longer term or a smaller amount.',
  },
  payout_account_is_missing: {
    status: 422,
    title: 'There is no account to send the money to',
    sentence: 'Please choose or add an account of your own.',
  },
  payout_account_is_not_the_borrowers: {
    status: 422,
    title: 'This account is not in your name',
    sentence: 'Please choose an account of your own.',
  },
  disclosure_is_not_read: {
    status: 422,
    title: 'The disclosure has not been ticked as read',
    sentence: 'Please read it and tick the box by hand.',
  },
  agreement_is_not_accepted: {
    status: 422,
    title: 'The agreement has not been ticked',
    sentence: 'Please read it and tick the box by hand.',
  },
  file_has_malware: {
    status: 422,
    title: 'This file is not safe',
    sentence: 'It was not kept: our virus scanner knows what is in it. Please send another file.',
  },
  picture_not_readable: {
    status: 422,
    title: 'This picture can’t be opened',
    sentence: 'The file may be damaged or not a picture. Please take it again.',
  },
  picture_has_too_many_pixels: {
    status: 422,
    title: 'This picture has too many pixels',
    sentence: 'Please take it with a lower resolution.',
  },
} as const satisfies Record<string, ErrorFacts>;
