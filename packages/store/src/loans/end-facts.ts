import type { CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { Part } from '../database/together.ts';

type Ending = { readonly until: CalendarDate | null; readonly endedAfter?: number };

const endings = {
  allocation: {
    name: 'allocation-end',
    text: `update allocation set until_on = $3, ended_after = $4
           where id = (select id from allocation where loan_id = $1 order by id offset $2 limit 1)`,
  },
  dispute: {
    name: 'dispute-end',
    text: `update dispute set until_on = $3
           where id = (select id from dispute where loan_id = $1 order by id offset $2 limit 1)`,
  },
  recovery: {
    name: 'recovery-end',
    text: `update recovery set until_on = $3
           where id = (select id from recovery where loan_id = $1 order by id offset $2 limit 1)`,
  },
  plan: {
    name: 'plan-end',
    text: 'update loan_plan set until_on = $3 where loan_id = $1 and no = $2 + 1',
  },
} as const;

/**
 * Facts that held before and no longer do: of each kind the how-manieth of the loan, since its order never
 * changes.
 */
export function endedFacts(id: bigint, before: Loan, after: Loan): Part[] {
  return [
    ...ended('plan', before.plans, after.plans),
    ...ended('allocation', before.allocations, after.allocations),
    ...ended('dispute', before.disputes, after.disputes),
    ...ended('recovery', before.recoveries, after.recoveries),
  ];

  function ended(kind: keyof typeof endings, was: readonly Ending[], is: readonly Ending[]): Part[] {
    return was.flatMap(({ until }, index) => {
      const now = is[index]?.until ?? null;
      if (until === now) return [];
      const order = kind === 'allocation' ? [is[index]?.endedAfter ?? null] : [];
      return [{ ...endings[kind], values: [id, index, now, ...order] }];
    });
  }
}
