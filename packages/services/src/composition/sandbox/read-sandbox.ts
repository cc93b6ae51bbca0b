import { isMarketId, type MarketId } from '@candor/markets';
import {
  decisionsOf,
  listReferredApplications,
  readSimulators,
  type StoredDecision,
} from '@candor/store/decisions';
import { findCreditToReturn, listCreditsToReturn, type CreditToReturn } from '@candor/store/loan-lists';
import {
  findLoanByApplication,
  listOpenBreaks,
  listOpenPayments,
  listPaidPayments,
} from '@candor/store/transfers';
import { findApplication, type LoanApplication } from '@candor/store/applications';
import { findPayment, listEventsForAPerson, type Payment } from '@candor/store/payments';
import { listHardshipCases } from '@candor/store/hardship';
import { listSandboxMessages, type SandboxMessage } from '@candor/store/messages';
import { readBusinessClock } from '@candor/store/ledger';
import type { Database, ReadTx } from '@candor/store/database';
import type { CalendarDate } from '@candor/domain/calendar';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openGrounds, type DecisionGrounds } from '../../lending/decisions/decision-grounds.ts';
import { disbursementCases } from '../../payments/disbursements/disbursement-cases.ts';
import { moneyToMatch } from '../../payments/transfers/money-to-match.ts';

const paidAtMost = 20;

/** What the sandbox's page shows: none of it is mounted in production. */
export function readSandboxMessages(
  database: Database,
  market: MarketId | null,
): Promise<readonly SandboxMessage[]> {
  return database.read((tx) => listSandboxMessages(tx, market));
}

/** The business date of each market that has books. */
export function readBusinessDates(
  database: Database,
  offered: readonly MarketId[],
): Promise<readonly { readonly market: MarketId; readonly businessDate: CalendarDate }[]> {
  return database.read(async (tx) => {
    const dates = [];
    for (const market of offered) {
      const clock = await readBusinessClock(tx, market);
      if (clock) dates.push({ market, businessDate: clock.businessDate });
    }
    return dates;
  });
}

export type ReferredCase = {
  readonly order: LoanApplication & { readonly market: MarketId };
  readonly decision: StoredDecision;
  readonly grounds: DecisionGrounds;
};

/** The applications that wait for a manual decision, with the facts of the last one. */
async function referredCases(
  tx: ReadTx,
  seal: PersonSeal,
  only: MarketId | null,
): Promise<readonly ReferredCase[]> {
  const cases: ReferredCase[] = [];
  for (const { orderId } of await listReferredApplications(tx, only)) {
    const order = await findApplication(tx, orderId);
    const decision = (await decisionsOf(tx, orderId)).at(-1);
    if (!order || !decision || !isMarketId(order.market)) continue;
    const grounds = openGrounds(seal, decision);
    if (grounds) cases.push({ order: { ...order, market: order.market }, decision, grounds });
  }
  return cases;
}

/** What an underwriter would look at, and what the simulators are set to. */
export function readSandboxCases(database: Database, seal: PersonSeal, market: MarketId | null) {
  return database.read(async (tx) => ({
    referred: await referredCases(tx, seal, market),
    disbursements: await disbursementCases(tx, market),
    simulators: await readSimulators(tx),
  }));
}

export type SandboxPayments = Awaited<ReturnType<typeof readSandboxPayments>>;

/** What finance would look at. */
export function readSandboxPayments(
  database: Database,
  seal: PersonSeal,
  market: MarketId | null,
  now: Date,
) {
  return database.read(async (tx) => ({
    payments: [...(await listOpenPayments(tx, market)), ...(await listPaidPayments(tx, market, paidAtMost))],
    suspense: await moneyToMatch(tx, seal, market),
    callbacks: await listEventsForAPerson(tx, market, now),
    differences: await listOpenBreaks(tx, market),
    credits: await listCreditsToReturn(tx, market),
    hardship: await listHardshipCases(tx, market),
  }));
}

export function readPayment(database: Database, paymentId: string): Promise<Payment | undefined> {
  return database.read((tx) => findPayment(tx, paymentId));
}

/**
 * The credit of a loan that can be sent back: null where there is none, undefined where there is no such
 * loan.
 */
export function readCreditToReturn(
  database: Database,
  orderId: string,
): Promise<CreditToReturn | null | undefined> {
  return database.read(async (tx) => {
    if (!(await findLoanByApplication(tx, orderId))) return undefined;
    return (await findCreditToReturn(tx, orderId)) ?? null;
  });
}
