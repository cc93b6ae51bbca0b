import type { ErrorFacts } from './error-facts.ts';

/** 409: it can’t be done as things stand. These are so many that they have a file of their own. */
export const staffConflicts = {
  email_channel_missing: {
    status: 409,
    title: 'No e-mail channel is set',
    sentence:
      'Nothing was asked for. An invitation goes to its owner’s mailbox alone: whoever runs the servers sets EMAIL_GATEWAY first.',
  },
  approval_needs_another: {
    status: 409,
    title: 'You have agreed to this already',
    sentence: 'It is above your limit: somebody else must agree too.',
  },
  approval_is_decided: {
    status: 409,
    title: 'Somebody has decided on this already',
    sentence: 'Nothing was changed. Please load it again to see how it ended.',
  },
  approval_has_lapsed: {
    status: 409,
    title: 'The time to decide is over',
    sentence: 'Nothing was changed. Whoever asked can ask again.',
  },
  approval_waits_already: {
    status: 409,
    title: 'The same was asked for already, and waits',
    sentence: 'Please look under Approvals: it waits there for somebody to decide.',
  },
  approval_is_open: {
    status: 409,
    title: 'A request about this waits for an approver',
    sentence:
      'Nothing was changed. Whoever made the request withdraws it first, or the approver decides: it stands under Approvals.',
  },
  person_may_not_do_this: {
    status: 409,
    title: 'This person may not do this work',
    sentence:
      'Nothing was reassigned. Their role does not include one of the selected items, or they asked for it themselves: choose somebody else.',
  },
  complaint_not_classified: {
    status: 409,
    title: 'The complaint is not classified yet',
    sentence:
      'It was not closed, and what you wrote is kept here. Save class, root cause, outcome and redress first, as it was answered; then close it.',
  },
  outcome_differs_from_answer: {
    status: 409,
    title: 'The outcome differs from the answer',
    sentence:
      'Nothing was saved. A complaint that was answered as not upheld is classified so, and no other is: only then was the borrower told about the regulator.',
  },
  redress_is_not_booked: {
    status: 409,
    title: 'This redress is no longer in the journal',
    sentence: 'Nothing was saved. It was reversed meanwhile, or belongs to another loan: please load again.',
  },
  act_is_not_possible_now: {
    status: 409,
    title: 'This can’t be done as things stand',
    sentence: 'Nothing was changed. What it was asked for has changed since, or a rule forbids it.',
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
  product_is_as_it_was: {
    status: 409,
    title: 'Nothing is changed',
    sentence: 'These are the terms that are saved already, from that day on.',
  },
  product_has_no_name: {
    status: 409,
    title: 'The product has no name',
    sentence: 'Nothing was asked for. Give it a name in English at least: borrowers read it.',
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
  export_is_too_large: {
    status: 409,
    title: 'The list has more than 10,000 rows',
    sentence: 'Nothing was copied. Narrow it by a filter, for example to a month, and export the parts.',
  },
  export_waits: {
    status: 409,
    title: 'An approver has not decided yet',
    sentence: 'The copy is kept as it was asked for. Take it when it was approved.',
  },
  export_was_taken: {
    status: 409,
    title: 'This copy is no longer here',
    sentence: 'It was taken or declined: a copy can be taken once. Ask for a new one if you need it again.',
  },
  view_name_is_taken: {
    status: 409,
    title: 'You have a view of this name',
    sentence: 'Nothing was saved. Give this one another name.',
  },
  too_many_views: {
    status: 409,
    title: 'You have 20 views of this list already',
    sentence: 'Nothing was saved. Delete one that you no longer use, and save this one again.',
  },
  import_file_is_another: {
    status: 409,
    title: 'This is not the file that was looked at',
    sentence: 'Nothing was kept. Please look at the dry run of this file first.',
  },
  licence_takes_two_people: {
    status: 409,
    title: 'Licence details need approval',
    sentence: 'Nothing was changed. Request the change of licence details by itself; an approver decides.',
  },
  item_is_taken: {
    status: 409,
    title: 'Somebody else has it in hand',
    sentence: 'You can read it meanwhile. It comes back by itself when nothing is done for half an hour.',
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
    sentence: 'Nothing was sent. The law and the lender’s own rules say when, how often and whom.',
  },
  staff_is_known: {
    status: 409,
    title: 'Somebody has this e-mail already',
    sentence:
      'Please look for them in the list of people; those who were disabled are there too. One mailbox has one login, also with a plus sign in it.',
  },
  staff_cannot_change_so: {
    status: 409,
    title: 'This person does not stand so that this could be done',
    sentence: 'Please load the list again: somebody else may have changed it.',
  },
  nobody_left_to_approve: {
    status: 409,
    title: 'Nobody would be left to approve',
    sentence:
      'Nothing was changed. They are the last who can approve some acts: give somebody else a role that approves these first.',
  },
  money_cannot_change_so: {
    status: 409,
    title: 'This can’t be done with this money as it stands',
    sentence: 'Nothing was changed. Please load it again: somebody else may have been quicker.',
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
      'Nothing was changed. A file is let out by an approver, then saved, sent and answered, in this order.',
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
  reminder_plan_was_changed: {
    status: 409,
    title: 'Somebody has changed the plan meanwhile',
    sentence: 'Please look at the newest version and bring your changes into it.',
  },
  reminder_plan_is_the_same: {
    status: 409,
    title: 'Nothing differs from the version that it is based on',
    sentence: 'Nothing was asked for. Please change a step first.',
  },
  template_was_changed: {
    status: 409,
    title: 'Somebody has changed the text meanwhile',
    sentence: 'Please look at the newest version and bring your changes into it.',
  },
  template_is_the_same: {
    status: 409,
    title: 'Nothing differs from the version that it is based on',
    sentence: 'Nothing was asked for. Please change the text first.',
  },
  registration_is_of_another_text: {
    status: 409,
    title: 'This ID belongs to other words',
    sentence:
      'Nothing was entered. New words have an ID of their own: under the old one networks hold them back.',
  },
  decision_table_is_the_same: {
    status: 409,
    title: 'Nothing differs from the newest version',
    sentence: 'Nothing was asked for. Please change a cell first.',
  },
} as const satisfies Record<string, ErrorFacts>;
