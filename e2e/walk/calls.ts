import type { BorrowerByApi } from '../borrower-by-api.ts';
import type { Market } from '../identity-page.ts';
import type { Desk } from './desk.ts';
import type { Figure } from './figure.ts';

type Item = {
  orderId: string;
  loanId: string | null;
  state: string;
  loanState: string | null;
  outstanding: number | null;
  overdue: number;
  nextDue: { dueOn: string; amount: number } | null;
  daysLate: number;
};
type CoolingOff = { payBack: number; saves: number } | null;
type Parts = { principal: number; interest: number; fee: number; penalty: number };
type Details = {
  today: string;
  item: Item;
  coolingOff: CoolingOff;
  rows: (Parts & { n: number; total: number; paid: number; left: number })[];
  loan: {
    owed: number;
    credit: number;
    settleToday: { pay: number; saves: number } | null;
    costs: { fee: number; interest: number; penalty: number; charge: number };
  } | null;
  costSoFar: number | null;
  costCeiling: number | null;
};
type Home = {
  today: string;
  loan: {
    item: Item;
    rail: { n: number; amount: number }[];
    settleToday: { amount: number; saving: number } | null;
    coolingOff: CoolingOff;
  } | null;
};
type Plan = {
  rows: { n: number; due: Parts; paid: Parts; left: number }[];
  events: { owedAfter: number }[];
  totals: { owed: number; credit: number };
};
type Choices = {
  coolingOff: CoolingOff;
  everything: { pay: number; saves: number } | null;
  overdue: { pay: number } | null;
  instalment: { pay: number } | null;
  credit: number;
};
type ConsoleLoan = {
  today: string;
  state: string;
  stands: { toPay: number; overdue: number; credit: number; next: { amount: number } | null };
  costSoFar: number;
  costCeiling: number | null;
  rows: { n: number; due: Parts; total: number; paid: number; left: number }[];
  totals: { due: Parts; total: number; paid: number; left: number };
};

type Told = Readonly<Record<string, number | null | undefined>>;

const parts = ['principal', 'interest', 'fee', 'penalty'] as const;
const partsOf = (whole: string, of: Parts): Told =>
  Object.fromEntries(parts.map((part) => [`${whole}/${part}`, of[part]]));
const allOf = (of: Parts) => parts.reduce((all, part) => all + of[part], 0);

function standing(item: Item): Told {
  return { owed: item.outstanding, overdue: item.overdue, next: item.nextDue?.amount };
}

const leaving = (coolingOff: CoolingOff): Told => ({ cancel: coolingOff?.payBack });

export type Whose = { readonly market: Market; readonly borrower: BorrowerByApi };

/** What every call says of a borrower's loans, under the names that the screens give the figures. */
export async function figuresByCalls({ market, borrower }: Whose, desk: Desk): Promise<Figure[]> {
  const all: Figure[] = [];
  const home = await borrower.get<Home>('home/page');
  const add = (where: string, loan: string, told: Told, asOf = home.today) => {
    for (const [figure, minor] of Object.entries(told))
      if (typeof minor === 'number') all.push({ figure, loan, asOf, minor, where });
  };
  const { orders } = await borrower.get<{ orders: Item[] }>('order/list');
  for (const item of orders.filter(({ loanId }) => loanId !== null))
    add('order/list', item.loanId ?? '', standing(item));
  if (home.loan?.item.loanId) {
    const { item, settleToday, coolingOff, rail } = home.loan;
    add('home/page', item.loanId ?? '', {
      ...standing(item),
      ...leaving(coolingOff),
      settle: settleToday?.amount,
      'settle-saves': settleToday?.saving,
      ...Object.fromEntries(rail.map(({ n, amount }) => [`rail/${n}`, amount])),
    });
  }
  for (const { loanId } of orders) {
    if (loanId === null) continue;
    const details = await borrower.get<Details>('loan/details', { loanId });
    add('loan/details', loanId, detailsOf(details), details.today);
    const plan = await borrower.get<Plan>('loan/repay-plan', { loanId });
    add('loan/repay-plan', loanId, planOf(plan));
    add('loan/repay-plan, its last event', loanId, { owed: plan.events.at(-1)?.owedAfter });
    if (details.item.loanState === 'active')
      add('loan/choices', loanId, choicesOf(await borrower.get<Choices>('loan/choices', { loanId })));
    const page = await desk.read<ConsoleLoan>('loan', { market, loan: loanId });
    add('console/loan', loanId, consoleOf(page), page.today);
  }
  return all;
}

function detailsOf({ item, coolingOff, rows, loan, costSoFar, costCeiling }: Details): Told {
  return {
    ...standing(item),
    ...leaving(coolingOff),
    ...(loan && { owed: loan.owed, credit: loan.credit, ...prefixed('cost', loan.costs) }),
    settle: loan?.settleToday?.pay,
    'settle-saves': loan?.settleToday?.saves,
    cost: costSoFar,
    'cost-ceiling': costCeiling,
    ...Object.assign(
      {},
      ...rows.map((row) => ({
        [`rows/${row.n}`]: row.total,
        [`paid/${row.n}`]: row.paid,
        [`owed/${row.n}`]: row.left,
        ...partsOf(`rows/${row.n}`, row),
      })),
    ),
  };
}

const prefixed = (whole: string, of: Readonly<Record<string, number>>): Told =>
  Object.fromEntries(Object.entries(of).map(([part, minor]) => [`${whole}/${part}`, minor]));

function planOf({ rows, totals }: Plan): Told {
  return {
    owed: totals.owed,
    // Its `credit` is another figure: what goes beyond all that is owed. Credit that waits for an instalment
    // is in `owed` already.
    'credit-beyond-the-debt': totals.credit,
    ...Object.assign(
      {},
      ...rows.map((row) => ({
        [`rows/${row.n}`]: allOf(row.due),
        [`paid/${row.n}`]: allOf(row.paid),
        [`owed/${row.n}`]: row.left,
        ...partsOf(`rows/${row.n}`, row.due),
      })),
    ),
  };
}

function choicesOf({ coolingOff, everything, overdue, instalment, credit }: Choices): Told {
  return {
    ...leaving(coolingOff),
    settle: everything?.pay,
    'settle-saves': everything?.saves,
    overdue: overdue?.pay ?? 0,
    ...(!overdue && { next: instalment?.pay }),
    credit,
  };
}

function consoleOf({ state, stands, costSoFar, costCeiling, rows, totals }: ConsoleLoan): Told {
  return {
    owed: totals.left,
    overdue: stands.overdue,
    next: stands.next?.amount,
    credit: stands.credit,
    ...(state === 'active' && { settle: stands.toPay }),
    cost: costSoFar,
    'cost-ceiling': costCeiling,
    rows: totals.total,
    paid: totals.paid,
    ...Object.fromEntries(parts.map((part) => [`rows-${part}`, totals.due[part]])),
    ...Object.assign(
      {},
      ...rows.map((row) => ({
        [`rows/${row.n}`]: row.total,
        [`paid/${row.n}`]: row.paid,
        [`owed/${row.n}`]: row.left,
        ...partsOf(`rows/${row.n}`, row.due),
      })),
    ),
  };
}
