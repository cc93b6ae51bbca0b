import {
  approvalStates,
  attemptStates,
  complaintStates,
  debitStates,
  disbursementStates,
  loanStates,
  mandateStates,
  orderStates,
  paymentStates,
  transitionsOf,
} from '@candor/domain/states';

/** Tables whose `state` the database itself lets change only as the table of the same thing says. */
const stateMachines = {
  approval_request: approvalStates,
  complaint: complaintStates,
  loan: loanStates,
  loan_order: orderStates,
  mandate: mandateStates,
  mandate_debit: debitStates,
  payment: paymentStates,
  payout: disbursementStates,
  payout_intent: attemptStates,
} as const;

export type StateMachine = keyof typeof stateMachines;
export const stateMachineNames = Object.keys(stateMachines).toSorted() as readonly StateMachine[];

/** What `state_transition` holds, as `loan: active → settled`. */
export function transitionLines(): readonly string[] {
  return stateMachineNames.flatMap((machine) =>
    transitionsOf(stateMachines[machine]).map((change) => `${machine}: ${change}`),
  );
}

/** What a migration adds or takes away, so that the database knows what the code does. */
export function transitionsSql(lines: readonly string[], how: 'add' | 'remove'): string {
  const rows = lines.map((line) => {
    const [machine, from, to] = line.split(/: | → /u);
    return `  ('${machine}', '${from}', '${to}')`;
  });
  if (rows.length === 0) return '';
  return how === 'add'
    ? `insert into state_transition (machine, from_state, to_state) values\n${rows.join(',\n')};`
    : `delete from state_transition where (machine, from_state, to_state) in (values\n${rows.join(',\n')});`;
}

/** Every state of each, for a test that tries them all. */
export const statesOf = (machine: StateMachine): readonly string[] =>
  Object.keys(stateMachines[machine].states);
