import { stateTable } from './state-table.ts';
import type { RuleOf, StateOf } from './state-table.ts';

export const certificationStates = stateTable({
  name: 'Certification step',
  first: 'empty',
  states: {
    empty: 'Nothing was given yet.',
    saved: 'Given; nobody has looked at it.',
    accepted: 'Looked at and accepted.',
    refused: 'Looked at and refused, with the reason.',
  },
  events: {
    // Whatever is changed is looked at again.
    save: { from: ['empty', 'saved', 'accepted', 'refused'], to: 'saved', rule: 'every_step_can_be_saved' },
    accept: { from: ['saved'], to: 'accepted', rule: 'only_a_saved_step_is_accepted' },
    // What was good for one order may be found wanting at the next, and there may be a second thing to mend.
    refuse: {
      from: ['saved', 'accepted', 'refused'],
      to: 'refused',
      rule: 'only_a_given_step_is_refused',
    },
  },
});

export type CertificationState = StateOf<typeof certificationStates>;
export type CertificationRule = RuleOf<typeof certificationStates>;
