import { ageOn, type CalendarDate } from '@candor/domain/calendar';
import type { Loan } from '@candor/domain/loan';
import type { ProductTerms } from '@candor/domain/product';
import type { MarketId } from '@candor/markets';
import type { DecisionFacts, DecisionTable } from '@candor/markets/decision';
import { findStep } from '@candor/store/kyc';
import { lendingHistory } from '@candor/store/decisions';
import { listLoanIds, readLoan, worstDaysLate } from '@candor/store/loans';
import { listPayoutAccounts } from '@candor/store/payout-accounts';
import type { LoanApplication } from '@candor/store/applications';
import type { ReadTx } from '@candor/store/database';
import { accountIsShared } from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { kycFacts } from '../../customers/kyc/kyc-facts.ts';
import { missingStepsOf } from '../../customers/kyc/step-states.ts';
import { affordableAmount, instalmentPerMonth } from './affordable-amount.ts';
import { counted } from '../decision-tables/counted.ts';
import { fittingRows } from '../decision-tables/evaluate-table.ts';
import { burdenPerMille } from './monthly-burden.ts';
import { ownDebt } from './own-debt.ts';
import { maxDaysPastDueEver } from './max-days-past-due-ever.ts';

/** What others said, or that they were not asked. */
export type AskedFacts = Pick<
  DecisionFacts,
  'identity' | 'screening' | 'bureau' | 'bureauOpenLoans' | 'bureauWorstStatus' | 'bureauEnquiries'
> & {
  /** Which saving of the base step was looked at; what is said of another one does not count. */
  readonly baseAsOf: string | null;
};

export const nobodyAsked: AskedFacts = {
  identity: 'unknown',
  baseAsOf: null,
  screening: 'not-asked',
  bureau: 'not-asked',
  bureauOpenLoans: 0,
  bureauWorstStatus: 'none',
  bureauEnquiries: 0,
};

type Given = {
  readonly order: LoanApplication;
  readonly market: MarketId;
  readonly terms: ProductTerms;
  readonly table: DecisionTable;
  readonly on: CalendarDate;
};

/**
 * Every fact that a decision rests on, as it stands in this transaction; null where the certification has
 * gaps in it.
 */
export async function gatherFacts(
  tx: ReadTx,
  seal: PersonSeal,
  { order, market, terms, table, on }: Given,
  { baseAsOf, ...asked }: AskedFacts,
): Promise<DecisionFacts | null> {
  const { borrowerId, term, amount } = order;
  const person = await kycFacts(tx, seal, borrowerId, market);
  if (!person) return null;
  const history = await lendingHistory(tx, borrowerId);
  const loans = await loansOf(tx, borrowerId);
  const own = ownDebt(loans, on);
  const { incomePerMonth } = person;
  const obligationsPerMonth = person.obligationsPerMonth + own.perMonth;
  const owedPrincipal = own.principal;
  const given = {
    market,
    terms,
    term,
    asked: amount,
    on,
    incomePerMonth,
    obligationsPerMonth,
    owedPrincipal,
  };
  const instalment = instalmentPerMonth(given, amount) ?? amount;
  const facts: DecisionFacts = {
    ...asked,
    identity: await identityNow(tx, borrowerId, { baseAsOf, identity: asked.identity }),
    age: ageOn(person.bornOn, on),
    missingSteps: (await missingStepsOf(tx, borrowerId, market, amount)).length,
    incomePerMonth: counted(incomePerMonth),
    obligationsPerMonth: counted(person.obligationsPerMonth),
    ownInstalmentsPerMonth: counted(own.perMonth),
    ownPrincipal: counted(own.principal),
    instalmentPerMonth: counted(instalment),
    burdenPerMille: burdenPerMille(instalment + obligationsPerMonth, incomePerMonth),
    askedAmount: counted(amount),
    affordableAmount: 0,
    settledLoans: history.settled,
    activeLoans: history.active,
    writtenOffLoans: history.writtenOff,
    daysLateNow: await worstDaysLate(tx, borrowerId, on),
    worstDaysLate: Math.max(0, ...loans.map((loan) => maxDaysPastDueEver(loan, on))),
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

/** Every loan that a borrower has or had with us. */
export async function loansOf(tx: ReadTx, borrowerId: string): Promise<Loan[]> {
  const loans: Loan[] = [];
  for (const id of await listLoanIds(tx, borrowerId)) {
    const stored = await readLoan(tx, id);
    if (stored) loans.push(stored.loan);
  }
  return loans;
}

/** A step that was accepted is as it was when somebody looked: saving it again takes that back. */
async function identityNow(
  tx: ReadTx,
  borrowerId: string,
  { baseAsOf, identity }: Pick<AskedFacts, 'baseAsOf' | 'identity'>,
): Promise<AskedFacts['identity']> {
  const base = await findStep(tx, borrowerId, 'base');
  if (base?.state === 'accepted') return 'looked-at';
  return base?.changedAt.toISOString() === baseAsOf ? identity : 'unknown';
}

async function hasSharedAccount(tx: ReadTx, borrowerId: string): Promise<boolean> {
  for (const { id } of await listPayoutAccounts(tx, borrowerId)) {
    if (await accountIsShared(tx, id)) return true;
  }
  return false;
}
