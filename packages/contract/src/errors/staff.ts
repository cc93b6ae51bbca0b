import { approvalErrors } from './staff-conflicts.ts';
import type { ErrorFacts } from './error-facts.ts';

/** Refusals that only the lender's people meet: in English, as the console is. */
export const staffErrors = {
  ...approvalErrors,
  staff_login_failed: {
    status: 401,
    title: 'E-mail or password is wrong',
    sentence: 'Please try again. After a few wrong tries from here you have to wait.',
  },
  staff_code_needed: {
    status: 401,
    title: 'A code is needed with the password',
    sentence:
      'Wrong passwords were tried for this account from other places. Please give the code of your app, or a recovery code, together with the password.',
  },
  staff_code_wrong: {
    status: 401,
    title: 'The code is wrong',
    sentence: 'Please take the code that the app shows now, or a recovery code that was not used.',
  },
  staff_ticket_expired: {
    status: 401,
    title: 'The first step was too long ago',
    sentence: 'Please begin again with e-mail and password.',
  },
  not_permitted: {
    status: 403,
    title: 'Your role does not include this',
    sentence: 'Nothing was changed. Ask somebody whose role includes it, or an admin to change yours.',
  },
  staff_is_yourself: {
    status: 403,
    title: 'Nobody changes their own standing',
    sentence: 'Nothing was changed. Ask another admin to do it.',
  },
  key_scope_is_not_yours: {
    status: 403,
    title: 'A key can’t read what you may not read yourself',
    sentence: 'Nothing was made. Please leave that scope out, or ask somebody whose role includes it.',
  },
  email_channel_missing: {
    status: 409,
    title: 'No e-mail channel is set',
    sentence:
      'Nothing was asked for. An invitation goes to its owner’s mailbox alone: whoever runs the servers sets EMAIL_GATEWAY first.',
  },
  import_file_is_another: {
    status: 409,
    title: 'This is not the file that was looked at',
    sentence: 'Nothing was kept. Please look at the dry run of this file first.',
  },
  item_is_taken: {
    status: 409,
    title: 'Somebody else has it in hand',
    sentence: 'You can read it meanwhile. It comes back by itself when nothing is done for half an hour.',
  },
  staff_is_known: {
    status: 409,
    title: 'Somebody has this e-mail already',
    sentence: 'Please look for them in the list of people; those who were disabled are there too.',
  },
  staff_cannot_change_so: {
    status: 409,
    title: 'This person does not stand so that this could be done',
    sentence: 'Please load the list again: somebody else may have changed it.',
  },
  money_cannot_change_so: {
    status: 409,
    title: 'This can’t be done with this money as it stands',
    sentence: 'Nothing was changed. Please load it again: somebody else may have been quicker.',
  },
  loan_act_not_possible: {
    status: 409,
    title: 'This can’t be done with the loan as it stands',
    sentence:
      'Nothing was changed. Please load the loan again: somebody else, or the end of a day, may have changed it.',
  },
  contact_not_allowed: {
    status: 409,
    title: 'This borrower must not be contacted now',
    sentence: 'Nothing was sent. The law and the house’s own rules say when, how often and whom.',
  },
  reporting_day_is_not_over: {
    status: 409,
    title: 'That day is not over yet',
    sentence: 'Nothing was made. A file tells how loans stood as the day ended: please wait until it has.',
  },
  bureau_file_is_made: {
    status: 409,
    title: 'The file of that day was made already',
    sentence: 'Nothing was made. A file is made once, and given out as often as it must be.',
  },
  bureau_file_does_not_tie: {
    status: 409,
    title: 'The loans do not come to what the books say',
    sentence: 'Nothing was made. Please look at the trial balance of that day before anything is reported.',
  },
  nothing_to_correct: {
    status: 409,
    title: 'No loan waits to be put right',
    sentence: 'Nothing was made. What was decided is in a file already.',
  },
  bureau_cannot_change_so: {
    status: 409,
    title: 'This can’t be done with the file as it stands',
    sentence:
      'Nothing was changed. A file is let out by a second person, then saved, sent and answered, in this order.',
  },
  loan_was_not_reported: {
    status: 409,
    title: 'Nothing was reported of this loan',
    sentence: 'Nothing was noted. Only what stands in a file that was sent can be disputed.',
  },
  dispute_is_open: {
    status: 409,
    title: 'A dispute about this loan is open already',
    sentence: 'Nothing was noted. Please look at it: it waits under Credit bureau.',
  },
  bureau_case_is_decided: {
    status: 409,
    title: 'Somebody has decided on this already',
    sentence: 'Nothing was changed. Please load it again to see how it ended.',
  },
  bureau_row_is_right: {
    status: 409,
    title: 'The books say what was reported',
    sentence:
      'Nothing was changed. Where something is wrong with the loan itself, put that right first; the difference then shows here.',
  },
  task_cannot_be_tried: {
    status: 409,
    title: 'It is done already, or being done right now',
    sentence: 'Nothing was changed. Please load the list again.',
  },
  export_is_being_made: {
    status: 409,
    title: 'An export of theirs is being made already',
    sentence: 'Nothing was changed. It is made ready in their app when it is done.',
  },
  page_has_changed: {
    status: 409,
    title: 'Somebody has changed the page meanwhile',
    sentence: 'Nothing was changed. Please load it again and bring your changes into it.',
  },
  text_has_changed: {
    status: 409,
    title: 'Somebody has published a newer version meanwhile',
    sentence: 'Nothing was published. Please load it again and bring your changes into it.',
  },
  key_has_ended: {
    status: 409,
    title: 'This key has ended already',
    sentence: 'Nothing was changed. It opens nothing any more.',
  },
  webhook_has_ended: {
    status: 409,
    title: 'This address was ended',
    sentence: 'Nothing was changed. Please set up a new one.',
  },
  webhook_does_not_stand_so: {
    status: 409,
    title: 'This can’t be done as the address stands',
    sentence:
      'Nothing was changed. Please load it again: it may have been paused, or switched off by itself.',
  },
  webhooks_are_too_many: {
    status: 409,
    title: 'There are twenty addresses already',
    sentence: 'Please end one that nobody needs any more.',
  },
  passkey_not_offered: {
    status: 409,
    title: 'There is no passkey to use here',
    sentence: 'Please use a code of the app; passkeys also need an address with a host name.',
  },
  decision_table_was_changed: {
    status: 409,
    title: 'Somebody has changed the table meanwhile',
    sentence: 'Please look at the newest version and bring your changes into it.',
  },
  decision_table_is_the_same: {
    status: 409,
    title: 'Nothing differs from the newest version',
    sentence: 'Nothing was asked for. Please change a cell first.',
  },
  product_is_of_another_market: {
    status: 409,
    title: 'Another market has a product of this name',
    sentence: 'Please choose another short name: each is used once.',
  },
  product_starts_before_another: {
    status: 409,
    title: 'A version that starts later was saved before',
    sentence: 'Please choose the day on which that one starts, or a later one.',
  },
  day_is_over: {
    status: 409,
    title: 'The day is over or has begun',
    sentence: 'Nothing was changed. A day can become a holiday from tomorrow on.',
  },
  day_is_too_near: {
    status: 409,
    title: 'Somebody may have been promised something by this day',
    sentence: 'Nothing was changed. A holiday becomes a working day a month ahead at least.',
  },
  day_is_a_rest_day: {
    status: 409,
    title: 'Offices rest on this day of every week',
    sentence: 'Nothing was changed. It is no working day already.',
  },
  holiday_is_so_already: {
    status: 409,
    title: 'It is so already',
    sentence: 'Nothing was changed. Please load the list again.',
  },
  holiday_has_no_name: {
    status: 409,
    title: 'The holiday has no name',
    sentence: 'Nothing was changed. Say how people call it.',
  },
  product_has_no_name: {
    status: 409,
    title: 'The product has no name',
    sentence: 'Nothing was asked for. Give it a name in English at least: borrowers read it.',
  },
  product_is_as_it_was: {
    status: 409,
    title: 'Nothing is changed',
    sentence: 'These are the terms that are saved already, from that day on.',
  },
  invitation_expired: {
    status: 410,
    title: 'The invitation was used or is too old',
    sentence: 'Please ask an admin to invite you again.',
  },
  import_file_is_unreadable: {
    status: 422,
    title: 'The file can’t be read',
    sentence: 'Nothing was kept. The dry run says what is wrong with it.',
  },
  import_has_no_good_row: {
    status: 422,
    title: 'No row of the file can be brought in',
    sentence: 'Nothing was kept. The dry run says of every row why.',
  },
  reason_is_missing: {
    status: 422,
    title: 'A reason is needed',
    sentence: 'Please say why, in a few words: whoever decides reads it.',
  },
  word_is_missing: {
    status: 422,
    title: 'A few words are needed',
    sentence: 'Please say what is missing or why not: whoever asked reads it.',
  },
  webhook_url_unfit: {
    status: 422,
    title: 'Nothing can be sent to this address',
    sentence: 'Please give an https address on the public internet, without a name and password in it.',
  },
  test_needs_a_receiver: {
    status: 422,
    title: 'A test message needs somebody who gets it',
    sentence: 'Please give your own number with a plus sign and the country’s code, or your own address.',
  },
  clock_moves_a_quarter_at_most: {
    status: 422,
    title: 'The clock moves a quarter of a year at most at once',
    sentence: 'Please choose a nearer day, and move it again from there.',
  },
  password_is_wrong: {
    status: 422,
    title: 'The password is wrong',
    sentence: 'Please type the password that you log in with now.',
  },
  password_is_weak: {
    status: 422,
    title: 'This password is easy to guess',
    sentence: 'Please take four or more words that have nothing to do with you or with each other.',
  },
  passkey_not_accepted: {
    status: 422,
    title: 'The passkey was not accepted',
    sentence: 'Please begin again; a passkey is made within five minutes, and kept once.',
  },
  role_is_unknown: {
    status: 422,
    title: 'There is no such role',
    sentence: 'Please load the roles again and choose from them.',
  },
  reason_needed: {
    status: 422,
    title: 'A reason is missing',
    sentence: 'Please choose what the borrower reads as the reason.',
  },
  reason_not_borne_out: {
    status: 422,
    title: 'What is known does not bear this reason out',
    sentence: 'Nothing was decided. Only a true reason may be given: please choose another.',
  },
  decision_table_is_unfit: {
    status: 422,
    title: 'The table can’t be used as it is',
    sentence: 'Please mend the cells that are marked.',
  },
  not_a_reporting_day: {
    status: 422,
    title: 'No file is wanted of that day',
    sentence: 'Please choose a reporting day of the market; corrections are told as of last evening.',
  },
  day_is_past: {
    status: 422,
    title: 'This day is over',
    sentence: 'Please choose today or a later business day.',
  },
  product_starts_in_the_past: {
    status: 422,
    title: 'The first day has passed',
    sentence: 'Please choose today or a later day.',
  },
  product_terms_are_unfit: {
    status: 422,
    title: 'Nothing could be lent under these terms',
    sentence: 'Please look at the terms that are named.',
  },
  product_breaks_the_law: {
    status: 422,
    title: 'The law of that day forbids these terms',
    sentence: 'Each term that is named has its largest lawful value beside it.',
  },
  period_is_too_long: {
    status: 422,
    title: 'This is too long a time to look at',
    sentence: 'Please choose at most 92 days.',
  },
  staff_is_locked: {
    status: 423,
    title: 'There were several wrong tries from here',
    sentence:
      'Please wait until the time named. Other browsers in which you have logged in before are not held up.',
  },
} as const satisfies Record<string, ErrorFacts>;

export type StaffErrorCode = keyof typeof staffErrors;

/** Only the lender's people meet it: it has no words in the borrower's languages. */
export function isStaffError(code: string): code is StaffErrorCode {
  return code in staffErrors;
}
