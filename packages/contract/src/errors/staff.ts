import type { ErrorFacts } from './error-facts.ts';

/** 401: who wants to come in is not known yet. */
export const staffLoginErrors = {
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
} as const satisfies Record<string, ErrorFacts>;

/** 403: who asks may not, by role, by scope or because another must; and what no approval overrides. */
export const staffForbidden = {
  not_permitted: {
    status: 403,
    title: 'Your role does not include this',
    sentence: 'Nothing was changed. Ask somebody whose role includes it, or an admin to change yours.',
  },
  network_not_allowed: {
    status: 403,
    title: 'The console is not open from here',
    sentence:
      'Nothing was changed. Please connect through your office’s network, or ask an admin to add this one.',
  },
  confirm_it_is_you: {
    status: 403,
    title: 'Please confirm that it’s you',
    sentence:
      'Nothing was done, and what you typed is still here. Your login is too long ago for this act: give the code of your authenticator app, or use a passkey, and it is done.',
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
  approval_is_your_own: {
    status: 403,
    title: 'You asked for this yourself',
    sentence: 'Nothing was changed. Somebody else decides on it.',
  },
  approval_maker_was_invited_by_you: {
    status: 403,
    title: 'Whoever asked for this was invited by you',
    sentence: 'Nothing was changed. Somebody who did not have them invited decides on it.',
  },
  approval_maker_invited_you: {
    status: 403,
    title: 'Whoever asked for this had you invited',
    sentence: 'Nothing was changed. Somebody whom they did not have invited decides on it.',
  },
  approval_is_not_for_your_role: {
    status: 403,
    title: 'Your role does not decide on this',
    sentence: 'Nothing was changed. Somebody whose role includes this act decides on it.',
  },
  approval_is_in_your_interest: {
    status: 403,
    title: 'This concerns you',
    sentence:
      'Nothing was changed. Nobody approves what they would profit from, nor for somebody they invited: another approver decides.',
  },
  role_is_both_sides: {
    status: 409,
    title: 'One role can’t be maker and checker',
    sentence:
      'Nothing was changed. The role would both ask for an act and approve it: please leave one of the two permissions out.',
  },
  policy_declines: {
    status: 409,
    title: 'Policy declines this application',
    sentence:
      'Nothing was offered. A rule of the decision table declines it, and no approval overrides that: decline it, or have the table changed.',
  },
} as const satisfies Record<string, ErrorFacts>;

/** 410: it could be done once. */
export const staffExpired = {
  invitation_expired: {
    status: 410,
    title: 'The invitation was used or is too old',
    sentence: 'Please ask an admin to invite you again.',
  },
} as const satisfies Record<string, ErrorFacts>;

/** 422 and 423: what was given can be read, and is not right; or was not right too often. */
export const staffFaults = {
  attachment_not_taken: {
    status: 422,
    title: 'This file is not taken',
    sentence:
      'Nothing was kept, and what you typed is still here. Please attach a JPEG, a PNG or a PDF of at most 5 MB.',
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
  confirmation_is_wrong: {
    status: 422,
    title: 'That does not show that it’s you',
    sentence:
      'Nothing was done, and what you typed is still here. Please take the code that the app shows now; each is good once.',
  },
  network_is_unreadable: {
    status: 422,
    title: 'A network can’t be read',
    sentence:
      'Nothing was asked for. Please write an address, or a network such as 203.0.113.0/24 or 2001:db8::/32.',
  },
  network_locks_you_out: {
    status: 422,
    title: 'You would lock yourself out',
    sentence:
      'Nothing was changed. The list does not contain the address from which you are asking: please add its network.',
  },
  role_is_unknown: {
    status: 422,
    title: 'There is no such role',
    sentence: 'Please load the roles again and choose from them.',
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
  amount_is_above_the_requested: {
    status: 422,
    title: 'More than the applicant requested',
    sentence: 'It is more than was requested: enter the requested amount or less. Nothing was offered.',
  },
  kyc_is_incomplete: {
    status: 422,
    title: 'KYC is incomplete',
    sentence:
      'The decision table was not run: a KYC step is missing. Return the application for correction, or wait until it is complete.',
  },
  override_code_needed: {
    status: 422,
    title: 'This takes a risk approver',
    sentence: 'Nothing was sent. Please choose the override code that applies to this application.',
  },
  reason_needs_substance: {
    status: 422,
    title: 'The reason says too little',
    sentence: 'Nothing was decided. Please write in a sentence why: an approver and an auditor read it.',
  },
  reminder_plan_is_unlawful: {
    status: 422,
    title: 'The plan goes beyond the law or the agreement',
    sentence: 'Nothing was asked for. Please mend the steps that are marked.',
  },
  template_is_unfit: {
    status: 422,
    title: 'The text breaks a rule for messages to borrowers',
    sentence: 'Nothing was asked for. Please change what is marked.',
  },
  registration_is_malformed: {
    status: 422,
    title: 'This is no registered sender or ID',
    sentence: 'Nothing was entered. Please copy it from the register.',
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
  day_has_not_come: {
    status: 422,
    title: 'This day has not come yet',
    sentence: 'The books end with the business day. Please choose it, or an earlier day.',
  },
  day_is_past: {
    status: 422,
    title: 'This day is over',
    sentence: 'Please choose today or a later business day.',
  },
  staff_is_locked: {
    status: 423,
    title: 'There were several wrong tries from here',
    sentence:
      'Please wait until the time named. Other browsers in which you have logged in before are not held up.',
  },
} as const satisfies Record<string, ErrorFacts>;
