import { monthsBetween, type CalendarDate, type ProductTerms } from '@candor/domain';
import type { MarketId } from '@candor/markets';
import type { DecisionFacts, DecisionTable } from '@candor/markets/decision';
import {
  lendingHistory,
  listLoanIds,
  listPayoutAccounts,
  readLoan,
  worstDaysLate,
  type LoanOrder,
  type Tx,
} from '@candor/store';
import { accountIsShared } from '../accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../borrowers/person-seal.ts';
import { certifiedFacts } from '../certification/certified-facts.ts';
import { missingStepsOf } from '../certification/step-states.ts';
import { affordableAmount, instalmentPerMonth } from './affordable-amount.ts';
import { fittingRows } from './evaluate-table.ts';
import { burdenPerMille } from './monthly-burden.ts';
import { worstDaysLateEver } from './worst-days-late-ever.ts';

/** What others said, or that they were not asked. */
export type AskedFacts = Pick<
  DecisionFacts,
  'screening' | 'bureau' | 'bureauOpenLoans' | 'bureauWorstStatus' | 'bureauEnquiries'
>;

export const nobodyAsked: AskedFacts = {
  screening: 'not-asked',
  bureau: 'not-asked',
  bureauOpenLoans: 0,
  bureauWorstStatus: 'none',
  bureauEnquiries: 0,
};

type Given = {
  readonly order: LoanOrder;
  readonly market: MarketId;
  readonly terms: ProductTerms;
  readonly table: DecisionTable;
  readonly on: CalendarDate;
};

/** Every fact that a decision rests on, as it stands in this transaction; null where the certification has gaps in it. */
export async function gatherFacts(
  tx: Tx,
  seal: PersonSeal,
  { order, market, terms, table, on }: Given,
  asked: AskedFacts,
): Promise<DecisionFacts | null> {
  const { borrowerId, term, amount } = order;
  const person = await certifiedFacts(tx, seal, borrowerId, market);
  if (!person) return null;
  const history = await lendingHistory(tx, borrowerId);
  const { incomePerMonth, obligationsPerMonth } = person;
  const given = { market, terms, term, asked: amount, on, incomePerMonth, obligationsPerMonth };
  const instalment = instalmentPerMonth(given, amount) ?? amount;
  const facts: DecisionFacts = {
    ...asked,
    age: Math.floor(monthsBetween(person.bornOn, on).months / 12),
    missingSteps: (await missingStepsOf(tx, borrowerId, market)).length,
    incomePerMonth: counted(incomePerMonth),
    obligationsPerMonth: counted(obligationsPerMonth),
    instalmentPerMonth: counted(instalment),
    burdenPerMille: burdenPerMille(instalment + obligationsPerMonth, incomePerMonth),
    askedAmount: counted(amount),
    affordableAmount: 0,
    settledLoans: history.settled,
    activeLoans: history.active,
    writtenOffLoans: history.writtenOff,
    daysLateNow: await worstDaysLate(tx, borrowerId, on),
    worstDaysLate: await worstEver(tx, borrowerId, on),
    sharedAccount: await hasSharedAccount(tx, borrowerId),
  };
  const limit = await limitFor(table, facts);
  return { ...facts, affordableAmount: counted(affordableAmount(given, limit)) };
}

/** The first row of the limits that fits. */
export async function limitFor(
  { limits }: DecisionTable,
  facts: DecisionFacts,
): Promise<DecisionTable['limits'][number]> {
  const { places } = await fittingRows(
    limits.map(({ when }) => when),
    facts,
    'first',
  );
  const limit = limits[places[0] ?? -1];
  if (!limit) throw new Error('a decision table has no limits for a borrower');
  return limit;
}

async function worstEver(tx: Tx, borrowerId: string, on: CalendarDate): Promise<number> {
  let worst = 0;
  for (const id of await listLoanIds(tx, borrowerId)) {
    const stored = await readLoan(tx, id);
    if (stored) worst = Math.max(worst, worstDaysLateEver(stored.loan, on));
  }
  return worst;
}

async function hasSharedAccount(tx: Tx, borrowerId: string): Promise<boolean> {
  for (const { id } of await listPayoutAccounts(tx, borrowerId)) {
    if (await accountIsShared(tx, id)) return true;
  }
  return false;
}

/** Minor units as the engine counts them: exact, or a fault. */
function counted(minorUnits: bigint): number {
  const number = Number(minorUnits);
  if (!Number.isSafeInteger(number)) throw new Error('an amount is larger than a decision can count');
  return number;
}
