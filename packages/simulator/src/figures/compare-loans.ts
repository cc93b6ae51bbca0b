import type { Screens } from './screens.ts';
import type { Tally } from './tally.ts';

const sum = (figures: readonly number[]) => figures.reduce((all, each) => all + each, 0);

/**
 * Every loan of a market, wherever somebody reads it: the loans list, its page, its borrower's page, the
 * worklist of collections, the settlement preview, and the borrower's own app.
 */
export async function compareLoans(screens: Screens, tally: Tally): Promise<void> {
  const list = await screens.all('console.loans', {}, ({ loans }) => loans);
  const worklist = await screens.all('console.collections', { show: 'late' }, ({ loans }) => loans);
  const borrowers = new Map<string, LoanPage[]>();
  for (const line of list) {
    const page = await screens.ask('console.loan', { loan: line.loan });
    borrowers.set(page.borrower.borrowerId, [...(borrowers.get(page.borrower.borrowerId) ?? []), page]);
    compareList(tally, line, page);
    const late = worklist.find(({ loan }) => loan === line.loan);
    const of = line.loan;
    const inWorklist = {
      figure: 'in the worklist',
      of,
      right: ['console.collections', Boolean(late)],
    } as const;
    const isLate = page.state === 'active' && page.stands.overdue > 0;
    tally.compare({ ...inWorklist, left: ['console.loan stands.overdue', isLate] });
    if (late) {
      const at = (figure: string, left: unknown, right: unknown, field: string) =>
        tally.compare({
          figure,
          of,
          left: [`console.loan stands.${field}`, left],
          right: [`console.collections ${field}`, right],
        });
      at('past due', page.stands.overdue, late.overdue, 'overdue');
      at('DPD', page.stands.daysLate, late.daysLate, 'daysLate');
      at('oldest due date', page.oldestDueOn, late.oldestDueOn, 'oldestDueOn');
    }
    if (page.state === 'active') await compareSettlement(screens, tally, page);
  }
  const { rows: trial } = await screens.ask('console.trial-balance');
  const owedBack = trial.find(({ number }) => number === 2020);
  tally.compare({
    figure: 'credit',
    of: screens.market,
    left: [
      'console.loan stands.credit',
      sum([...borrowers.values()].flat().map(({ stands }) => stands.credit)),
    ],
    right: ['console.trial-balance 2020', (owedBack?.credit ?? 0) - (owedBack?.debit ?? 0)],
  });
  for (const [borrowerId, pages] of borrowers) await compareBorrower(screens, tally, borrowerId, pages);
  await compareCustomers(screens, tally, new Set(borrowers.keys()));
}

type LoanPage = Awaited<ReturnType<typeof loanPage>>;
const loanPage = (screens: Screens) => screens.ask('console.loan');
type LoanLine = Awaited<ReturnType<typeof loanList>>['loans'][number];
const loanList = (screens: Screens) => screens.ask('console.loans');

function compareList(tally: Tally, line: LoanLine, page: LoanPage): void {
  const at = (figure: string, field: keyof LoanLine, place: string, value: unknown) =>
    tally.compare({
      figure,
      of: page.loan,
      left: [`console.loans ${field}`, line[field]],
      right: [`console.loan ${place}`, value],
    });
  at('status', 'state', 'state', page.state);
  at('principal', 'amount', 'amount', page.amount);
  at('past due', 'overdue', 'stands.overdue', page.stands.overdue);
  at('DPD', 'daysLate', 'stands.daysLate', page.stands.daysLate);
  at('restructured on', 'restructuredOn', 'stands.restructuredOn', page.stands.restructuredOn);
  if (page.state === 'active') {
    at('payoff amount', 'payoff', 'stands.toPay', page.stands.toPay);
    at('next due', 'nextDueOn', 'rows', page.rows.find(({ left }) => left > 0)?.dueOn);
  }
  const left = sum(page.rows.map((row) => row.left));
  tally.compare({
    figure: 'left of the schedule',
    of: page.loan,
    left: ['console.loan totals.left', page.totals.left],
    right: ['console.loan rows.left', left],
  });
}

async function compareSettlement(screens: Screens, tally: Tally, page: LoanPage): Promise<void> {
  if (page.stands.toPay <= 0) return;
  const { now } = await screens.ask('console.loan-preview', { loan: page.loan, act: 'settle' });
  tally.compare({
    figure: 'payoff amount',
    of: page.loan,
    left: ['console.loan stands.toPay', page.stands.toPay],
    right: ['console.loan-preview now.toPay', now.toPay],
  });
}

/** The borrower's own app, and the page that staff have of the borrower. */
async function compareBorrower(
  screens: Screens,
  tally: Tally,
  borrowerId: string,
  pages: readonly LoanPage[],
): Promise<void> {
  const app = await screens.app(borrowerId);
  const customer = await screens.ask('console.customer', { borrowerId });
  for (const page of pages) {
    const of = page.loan;
    const { stands } = page;
    const own = await app('loan.details', { loanId: page.loanId });
    const plan = await app('loan.repay-plan', { loanId: page.loanId });
    const at = (figure: string, left: unknown, place: string, value: unknown) =>
      tally.compare({ figure, of, left: ['console.loan', left], right: [place, value] });
    at('past due', stands.overdue, 'loan.details item.overdue', own.item.overdue);
    at('DPD', stands.daysLate, 'loan.details item.daysLate', own.item.daysLate);
    at(
      'left of the schedule',
      page.totals.left,
      'loan.details rows.left',
      sum(own.rows.map(({ left }) => left)),
    );
    at('credit', stands.credit, 'loan.details loan.credit', own.loan?.credit ?? 0);
    if (page.state === 'active') {
      const settle = own.loan?.settleToday?.pay;
      if (settle !== undefined) at('payoff amount', stands.toPay, 'loan.details settleToday.pay', settle);
      at('owed', own.loan?.owed, 'loan.repay-plan totals.owed', plan.totals.owed);
      at('owed', own.item.outstanding, 'loan.details loan.owed', own.loan?.owed);
    }
    const there = customer.loans.find((each) => each.loan === page.loan);
    at(
      'payoff amount',
      page.state === 'active' ? stands.toPay : 0,
      'console.customer loans.payoff',
      there?.payoff,
    );
    at('DPD', stands.daysLate, 'console.customer loans.daysPastDue', there?.daysPastDue);
    at('paid', page.totals.paid, 'console.customer loans.paid', there?.paid);
  }
  const running = pages.filter(({ state }) => state === 'active');
  const figures = (figure: string, left: number, field: 'payoff' | 'pastDue' | 'active' | 'daysPastDue') =>
    tally.compare({
      figure,
      of: borrowerId,
      left: ['console.loan of all loans', left],
      right: [`console.customer figures.${field}`, customer.figures[field]],
    });
  figures('payoff amount', sum(running.map(({ stands }) => stands.toPay)), 'payoff');
  figures('past due', sum(running.map(({ stands }) => stands.overdue)), 'pastDue');
  figures('active loans', running.length, 'active');
  figures('DPD', Math.max(0, ...running.map(({ stands }) => stands.daysLate)), 'daysPastDue');
}

async function compareCustomers(
  screens: Screens,
  tally: Tally,
  borrowers: ReadonlySet<string>,
): Promise<void> {
  const list = await screens.all('console.customers', {}, ({ customers }) => customers);
  for (const line of list) {
    if (!borrowers.has(line.borrowerId)) continue;
    const { figures, loans } = await screens.ask('console.customer', { borrowerId: line.borrowerId });
    const at = (figure: string, field: keyof typeof line, value: unknown) =>
      tally.compare({
        figure,
        of: line.borrowerId,
        left: [`console.customers ${field}`, line[field]],
        right: ['console.customer', value],
      });
    at('payoff amount', 'payoff', figures.payoff);
    at('past due', 'pastDue', figures.pastDue);
    at('DPD', 'daysPastDue', figures.daysPastDue);
    at('loans', 'loans', loans.length);
    at('active loans', 'active', figures.active);
  }
}
