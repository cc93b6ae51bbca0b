import type { ErrorFacts } from './error-facts.ts';

/** Refusals of what takes two people, and of who may be one of them. */
export const approvalErrors = {
  approval_is_your_own: {
    status: 403,
    title: 'You asked for this yourself',
    sentence: 'Nothing was changed. Somebody else decides on it.',
  },
  approval_is_not_for_your_role: {
    status: 403,
    title: 'Your role does not decide on this',
    sentence: 'Nothing was changed. Somebody whose role includes this act decides on it.',
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
    sentence: 'Please look under Second person: it waits there for somebody to decide.',
  },
  act_is_not_possible_now: {
    status: 409,
    title: 'This can’t be done as things stand',
    sentence: 'Nothing was changed. What it was asked for has changed since, or a rule forbids it.',
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
} as const satisfies Record<string, ErrorFacts>;
