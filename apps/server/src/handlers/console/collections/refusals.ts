import { isExplainedRule, ruleSentence } from '@candor/services/approvals';

/** Why something of collections was not done: the fact, what was not lost, and what to do. */
const sentences = {
  call_is_unknown:
    'This call was logged already, or it is somebody else’s. Nothing was logged twice: please read the account again.',
  person_is_not_verified:
    'Nothing was logged. Please verify who is on the phone first: only the borrower can promise, ask for help or be sent the link.',
  person_was_verified_wrong_too_often:
    'Three answers were wrong. Please end the call and log it as a third party; what is owed must not be said.',
  nothing_is_kept_to_verify:
    'Nothing is on file to verify this person by phone. Please ask them to open the loan in the app.',
  disposition_does_not_fit:
    'This disposition does not fit the call: a promise needs its amount and day, and whoever called us has answered.',
  next_action_is_out_of_time:
    'Please choose a day for the next action within 30 days, after any promised day.',
  nothing_is_past_due: 'None of these accounts is past due any more: nothing was changed.',
  nobody_is_on_shift: 'No collector is on shift: nobody was assigned anything. Please assign by name.',
  person_may_not_collect: 'This person may not work accounts past due: please choose a collector.',
  loan_is_assigned_to_another:
    'One of these accounts is assigned to somebody else. Nothing was changed: a collections lead can reassign it.',
  promise_is_above_what_is_past_due: '',
  promise_is_too_late: '',
} as const;

type CollectionRule = keyof typeof sentences;

const isCollectionRule = (rule: string): rule is CollectionRule => Object.hasOwn(sentences, rule);

type Refused = { readonly refused: string; readonly facts?: object };

/** A promise beyond policy is answered with the largest that is allowed. */
export function promiseRefused({ refused, facts }: Refused) {
  const { said } = (facts ?? {}) as { said?: string };
  const detail =
    refused === 'promise_is_above_what_is_past_due'
      ? `Nothing was logged: the promise is above what is past due. At most ${said} can be promised.`
      : refused === 'promise_is_too_late'
        ? `Nothing was logged: the day is too far ahead. ${said} is the latest that can be promised.`
        : isCollectionRule(refused)
          ? sentences[refused]
          : isExplainedRule(refused)
            ? ruleSentence(refused)
            : undefined;
  return { refused: 'loan_act_not_possible', ...(detail !== undefined && { detail }) } as const;
}
