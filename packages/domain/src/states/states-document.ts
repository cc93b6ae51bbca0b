import { approvalStates } from './approval-states.ts';
import { certificationStates } from './certification-states.ts';
import { complaintStates } from './complaint-states.ts';
import { attemptStates, disbursementStates } from './disbursement-states.ts';
import { loanStates } from './loan-states.ts';
import { debitStates, mandateStates } from './mandate-states.ts';
import { orderStates } from './order-states.ts';
import { paymentStates } from './payment-states.ts';
import type { StateTable, Transition } from './state-table.ts';

type AnyTable = StateTable<string, string, string>;

/** In the order in which a borrower meets them. */
export const stateTables: readonly AnyTable[] = [
  certificationStates,
  orderStates,
  loanStates,
  disbursementStates,
  attemptStates,
  paymentStates,
  mandateStates,
  debitStates,
  complaintStates,
  approvalStates,
];

/** `docs/states.md`: every table as a drawing and in words. A test holds the file to this. */
export function statesDocument(): string {
  const head = [
    '# States',
    '',
    'Written by `npm run docs:generate` from the tables in `packages/domain/src/states`; a test holds it to them.',
    'A state changes by one of the events here or the event is refused with the code of the rule that forbids it.',
    'The database refuses every other change of the state of what it keeps, whoever asks for it.',
    'How late a loan is, its class, and whether a complaint is overdue are not states: they are derived from dates.',
  ];
  return `${[...head, ...stateTables.flatMap(section)].join('\n')}\n`;
}

function section({ name, first, states, events }: AnyTable): string[] {
  const all = Object.entries(events);
  return [
    '',
    `## ${name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${idOf(first)}`,
    ...Object.keys(states)
      .filter((state) => idOf(state) !== state)
      .map((state) => `  state "${state}" as ${idOf(state)}`),
    ...all.flatMap(([event, { from, to }]) =>
      from.map((state) => `  ${idOf(state)} --> ${idOf(to)}: ${event}`),
    ),
    '```',
    '',
    '| state | means | leaves by |',
    '|---|---|---|',
    ...Object.entries(states).map(
      ([state, meaning]) => `| ${state} | ${meaning} | ${exits(state, all) || 'the end'} |`,
    ),
    '',
    '| event | from | to | otherwise refused as |',
    '|---|---|---|---|',
    ...all.map(([event, { from, to, rule }]) => `| ${event} | ${from.join(', ')} | ${to} | \`${rule}\` |`),
  ];
}

function exits(state: string, events: [string, Transition<string, string>][]): string {
  return events.flatMap(([event, { from }]) => (from.includes(state) ? [event] : [])).join(', ');
}

/** The drawing's language takes no dash in a name. */
function idOf(state: string): string {
  return state.replaceAll('-', '_');
}
