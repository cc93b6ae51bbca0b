import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { amountText } from '@candor/domain/money';
import type { MarketId } from '@candor/markets';
import { readBankDaySums, readBankOpening } from '@candor/store/bank';
import type { ReadTx } from '@candor/store/database';
import type { ReadStatement } from '../transfers/read-statement.ts';
import type { BalanceFault, StatementBalances } from './statement-balances.ts';

export type SaidBefore = { readonly on: CalendarDate; readonly balance: bigint };

type Opens = {
  readonly read: Pick<ReadStatement, 'movements'>;
  readonly balances: StatementBalances | BalanceFault;
};

/**
 * A statement opens with what the one before it closed with. Where it does not, one between them is missing,
 * or it is of another account; of a day that was read in part before, it may go on from there.
 */
export async function saidBefore(
  tx: ReadTx,
  market: MarketId,
  { read, balances }: Opens,
): Promise<SaidBefore | null> {
  const opened = await readBankOpening(tx, market);
  const first = read.movements.map(({ valueOn }) => valueOn).toSorted()[0];
  if (!opened || first === undefined || 'sentence' in balances || balances.opening === null) return null;
  const until = async (on: CalendarDate): Promise<SaidBefore> => {
    const { statedOn, stated, since } = await readBankDaySums(tx, market, on, opened);
    return { on: statedOn ?? opened.on, balance: (stated ?? opened.balance) + since };
  };
  const before = await until(dateOfDayNumber(dayNumber(first) - 1));
  const onIt = await until(first);
  return [before, onIt].some(({ balance }) => balance === balances.opening) ? null : before;
}

/** Why a file that opens with another balance is not imported until somebody confirms it. */
export const gapFault = ({ on, balance }: SaidBefore, opening: bigint): BalanceFault => ({
  line: 1,
  reason: 'balance',
  sentence: `The file opens with ${amountText(opening)}, and the account held ${amountText(balance)} on ${on}: a statement between them is missing, or it is of another account. Nothing was read. Import the missing one first, or confirm that it opens so.`,
});
