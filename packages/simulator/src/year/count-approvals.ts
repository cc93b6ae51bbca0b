import { firstRoles } from '@candor/contract';
import { markets, type MarketId } from '@candor/markets';
import { approvableActs } from '@candor/services/approvals';
import { demoPeople } from '@candor/services/backoffice/staff';
import type { Database } from '@candor/store/database';
import { writable } from '@candor/store/tools';

type Counted = {
  readonly act: string;
  readonly askedBy: string;
  readonly decidedBy: string;
  readonly times: number;
};
type Day = { readonly email: string; readonly most: number; readonly days: number; readonly times: number };

/**
 * What two people cost: how often each role asked and approved, act by act and day by day. As lines to print.
 */
export async function countApprovals(
  database: Database,
  { market, days }: { readonly market: MarketId; readonly days: number },
): Promise<string[]> {
  const { acts, approvers } = await writable(database).withTransaction(async (tx) => ({
    acts: (
      await tx.query<Counted>({
        text: `select r.act, a.email as "askedBy", d.email as "decidedBy", count(*)::int as times from approval_request r
               join staff a on a.id = r.asked_by join staff d on d.id = r.decided_by
               where r.market = $1 and r.state = 'done' group by 1, 2, 3 order by 4 desc, 1`,
        values: [market],
      })
    ).rows,
    approvers: (
      await tx.query<Day>({
        text: `select email, max(n)::int as most, count(*)::int as days, sum(n)::int as times from (
                 select d.email, (r.decided_at at time zone $2)::date, count(*) as n from approval_request r
                 join staff d on d.id = r.decided_by where r.market = $1 and r.state = 'done' group by 1, 2) each_day
               group by 1 order by 4 desc`,
        values: [market, markets[market].timeZone],
      })
    ).rows,
  }));
  const total = acts.reduce((sum, { times }) => sum + times, 0);
  const perDay = (times: number) => (times / Math.max(1, days)).toFixed(1);
  return [
    `Approvals in ${days} days: ${total}, ${perDay(total)} a day`,
    ...approvers.map(
      ({ email, times, days: on, most }) =>
        `  ${roleOf(email).padEnd(22)}${perDay(times).padStart(5)} a day, on ${on} days, at most ${most} on one`,
    ),
    ...acts.map(
      ({ act, askedBy, decidedBy, times }) =>
        `  ${String(times).padStart(5)} × ${nameOf(act)}: ${roleOf(askedBy)} asks, ${roleOf(decidedBy)} approves`,
    ),
  ];
}

const nameOf = (act: string) => Object.entries(approvableActs).find(([key]) => key === act)?.[1].name ?? act;

function roleOf(email: string): string {
  const person = demoPeople.find((each) => each.email === email);
  return person ? firstRoles[person.role].name : email;
}
