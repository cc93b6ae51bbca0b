import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { Conditions, DecisionFacts, DecisionTable } from '@candor/markets/decision';
import { lendingHistory } from '@candor/store/decisions';
import type { ReadTx } from '@candor/store/database';
import { fittingRows } from '../decision-tables/evaluate-table.ts';
import { loansOf } from './gather-facts.ts';
import { ownDebt } from './own-debt.ts';
import { tableToRead } from '../decision-tables/table-in-force.ts';

/** What is known of a borrower before they apply. */
export type KnownFacts = Pick<DecisionFacts, 'settledLoans' | 'activeLoans' | 'writtenOffLoans'>;

/**
 * The most that a table may let somebody owe, by what is known of them before they apply; 0 for whom it would
 * refuse by that alone. In the Philippines: ₱10,000.00 for a newcomer, 20,000.00 after three loans. A row
 * that asks for more than is known may hold or not: of those that may, the smallest amount is promised.
 */
export async function mostOf({ limits, rules }: DecisionTable, known: KnownFacts): Promise<number> {
  const isKnown = ({ when }: { readonly when: Conditions }) =>
    Object.keys(when).every((fact) => Object.hasOwn(known, fact));
  const fitting = async <Row extends { readonly when: Conditions }>(rows: readonly Row[]) => {
    const { places } = await fittingRows(
      rows.map(({ when }) => when),
      known,
      'collect',
    );
    return places.flatMap((place) => rows[place] ?? []);
  };
  const refusing = rules.filter((row) => row.outcome === 'refuse' && isKnown(row));
  if ((await fitting(refusing)).length > 0) return 0;
  const [holds] = await fitting(limits.filter(isKnown));
  const last = holds ? limits.indexOf(holds) : limits.length - 1;
  const possible = limits.slice(0, last + 1).filter((row) => row === holds || !isKnown(row));
  return Math.min(...possible.map(({ mostAmount }) => mostAmount));
}

/** The most of a first loan, by the table in force: what somebody is told who has not logged in. */
export async function mostForNewcomer(
  tx: ReadTx,
  { market, on }: { readonly market: MarketId; readonly on: CalendarDate },
): Promise<bigint> {
  const nothing = { settledLoans: 0, activeLoans: 0, writtenOffLoans: 0 };
  return BigInt(await mostOf(await tableToRead(tx, market, on), nothing));
}

/** How much more a borrower could be lent today, by the table in force and what they owe already. */
export async function mostForBorrower(
  tx: ReadTx,
  { borrowerId, market, on }: { borrowerId: string; market: MarketId; on: CalendarDate },
): Promise<bigint> {
  const { settled, active, writtenOff } = await lendingHistory(tx, borrowerId);
  const known = { settledLoans: settled, activeLoans: active, writtenOffLoans: writtenOff };
  const most = BigInt(await mostOf(await tableToRead(tx, market, on), known));
  if (most === 0n || active === 0) return most;
  const owed = ownDebt(await loansOf(tx, borrowerId), on).principal;
  return most > owed ? most - owed : 0n;
}
