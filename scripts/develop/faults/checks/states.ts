import {
  approvalStates,
  attemptStates,
  certificationStates,
  complaintStates,
  debitStates,
  disbursementStates,
  loanStates,
  mandateStates,
  orderStates,
  paymentStates,
} from '@candor/domain/states';
import { type Asked, type Check } from './check.ts';

type Table = {
  readonly states: object;
  readonly events: Readonly<Record<string, { readonly from: readonly string[]; readonly to: string }>>;
};

/** Where each thing's state is kept, with what it is called there. */
const kept: readonly { readonly table: Table; readonly of: string; readonly name: string }[] = [
  { table: loanStates, of: 'loan', name: `'loan ' || id` },
  { table: orderStates, of: 'loan_order', name: `'order ' || id` },
  { table: paymentStates, of: 'payment', name: `'payment ' || id` },
  { table: complaintStates, of: 'complaint', name: `'complaint ' || id` },
  { table: approvalStates, of: 'approval_request', name: `'request ' || id` },
  { table: disbursementStates, of: 'payout', name: `'disbursement ' || id` },
  { table: attemptStates, of: 'payout_intent', name: `'attempt ' || payout_id || '/' || attempt` },
  { table: mandateStates, of: 'mandate', name: `'mandate ' || id` },
  { table: debitStates, of: 'mandate_debit', name: `'debit ' || id` },
  { table: certificationStates, of: 'certification_step', name: `'step ' || borrower_id || ' ' || step` },
];

export const tablesWithStates: readonly string[] = kept.map(({ of }) => of);

/** Every state that can be come to from one, by any events; itself too. */
function reachable({ events }: Table, from: string): ReadonlySet<string> {
  const found = new Set([from]);
  for (const state of found)
    for (const event of Object.values(events)) if (event.from.includes(state)) found.add(event.to);
  return found;
}

/**
 * Every thing is in a state of its table, and what it was at the last look could have become what it is now.
 * Remembers from look to look.
 */
export function statesWithinTables(): Check {
  const last = new Map<string, string>();
  return async ({ tx }) => {
    const wrong: string[] = [];
    for (const { table, of, name } of kept) {
      const { rows } = await tx.query<{ id: string; state: string }>({
        text: `select ${name} as id, state from ${of}`,
      });
      for (const { id, state } of rows) {
        const before = last.get(id);
        if (!(state in table.states)) wrong.push(`${id} is ${state}, which is no state of its table`);
        else if (before !== undefined && before !== state && !reachable(table, before).has(state))
          wrong.push(`${id} was ${before} and is ${state}: no events lead there`);
        last.set(id, state);
      }
    }
    return [...wrong, ...(await stepsOfOrders(tx))];
  };
}

/** An order's steps are all kept: each leads to the next. */
async function stepsOfOrders(tx: Asked['tx']): Promise<string[]> {
  const { rows } = await tx.query<{ id: string; states: string[] }>({
    text: `select order_id::text as id, array_agg(state order by id) as states from loan_order_step group by order_id`,
  });
  return rows.flatMap(({ id, states }) =>
    states.flatMap((state, n) => {
      const before = states[n - 1];
      return before === undefined || reachable(orderStates, before).has(state)
        ? []
        : [`order ${id} went from ${before} to ${state}`];
    }),
  );
}
