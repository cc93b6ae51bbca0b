import {
  certificationStates,
  complaintStates,
  loanStates,
  orderStates,
  paymentStates,
} from '@candor/domain/states';
import { type Check } from './check.ts';

type Table = {
  readonly states: object;
  readonly events: Readonly<Record<string, { readonly from: readonly string[]; readonly to: string }>>;
};

/** Where each thing's state is kept, with an id that it keeps. */
const kept: readonly { readonly table: Table; readonly text: string }[] = [
  { table: loanStates, text: `select 'loan ' || id as id, state from loan` },
  { table: orderStates, text: `select 'order ' || id as id, state from loan_order` },
  { table: paymentStates, text: `select 'payment ' || id as id, state from payment` },
  { table: complaintStates, text: `select 'complaint ' || id as id, state from complaint` },
  {
    table: certificationStates,
    text: `select 'step ' || borrower_id || ' ' || step as id, state from certification_step`,
  },
];

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
    for (const { table, text } of kept) {
      const { rows } = await tx.query<{ id: string; state: string }>({ text });
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
async function stepsOfOrders(tx: Parameters<Check>[0]['tx']): Promise<string[]> {
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
