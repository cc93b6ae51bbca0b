import type { CalendarDate } from '@candor/domain/calendar';
import {
  readCohorts,
  readCollected,
  readFunnel,
  readIncome,
  readPortfolio,
  readScores,
  readVintages,
  type PortfolioAsked,
} from '@candor/services/reads/portfolio';
import type { MarketId } from '@candor/markets';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type PortfolioCalls = CallHandlers<
  | 'console.portfolio'
  | 'console.portfolio-vintages'
  | 'console.portfolio-collections'
  | 'console.portfolio-income'
  | 'console.portfolio-funnel'
  | 'console.portfolio-cohorts'
  | 'console.portfolio-scores'
>;

type Filter = {
  readonly market: MarketId;
  readonly on?: string | undefined;
  readonly product?: string | undefined;
};

const askedOf = ({ market, on, product }: Filter): PortfolioAsked => ({
  market,
  on: (on as CalendarDate | undefined) ?? null,
  product: product ?? null,
});

/** A15.135–139: the portfolio as days ended. */
export function consolePortfolioHandlers({ database }: HandlerParts): PortfolioCalls {
  return {
    'console.portfolio': async (filter) => {
      const { tie, products, months, roll } = await readPortfolio(database, askedOf(filter));
      return {
        on: tie?.on ?? null,
        products: [...products],
        tie: tie && {
          principal: Number(tie.principal),
          ledger: Number(tie.ledger),
          difference: Number(tie.difference),
          takenAt: tie.takenAt.toISOString(),
        },
        months: months.map((month) =>
          Object.assign(inNumbers(month), { buckets: month.buckets.map(inNumbers) }),
        ),
        roll: roll && {
          ...roll,
          rows: roll.rows.map(inNumbers),
          rolledIn: [...roll.rolledIn],
          principal: Number(roll.principal),
          matrix: roll.matrix.map(({ loans, principal, became, percents }) => ({
            loans,
            principal: Number(principal),
            became: became.map(Number),
            percents: [...percents],
          })),
        },
      };
    },

    'console.portfolio-vintages': async (filter) => {
      const vintages = await readVintages(database, askedOf(filter));
      return {
        vintages: vintages.map(({ month, loans, amount, late, percents }) => ({
          month,
          loans,
          amount: Number(amount),
          late: late.map(Number),
          percents: [...percents],
        })),
      };
    },

    'console.portfolio-collections': async (filter) => {
      const months = await readCollected(database, askedOf(filter));
      return { months: months.map(inNumbers) };
    },

    'console.portfolio-income': async (filter) => {
      const { accounts, months } = await readIncome(database, askedOf(filter));
      return {
        accounts: [...accounts],
        months: months.map((month) =>
          Object.assign(inNumbers(month), { amounts: month.amounts.map(Number) }),
        ),
      };
    },

    'console.portfolio-cohorts': async (filter) => {
      const { firstPayments, tables } = await readCohorts(database, askedOf(filter));
      return {
        firstPayments: firstPayments.map(inNumbers),
        tables: tables.map(({ late, percents, ...row }) =>
          Object.assign(inNumbers(row), { late: late.map(Number), percents: [...percents] }),
        ),
      };
    },

    'console.portfolio-scores': async ({ market }) => {
      const { months, ...together } = await readScores(database, market);
      return { ...together, months: [...months] };
    },

    'console.portfolio-funnel': async ({ market, from, to, product }) =>
      readFunnel(database, {
        market,
        from: from as CalendarDate,
        to: to as CalendarDate,
        product: product ?? null,
      }),
  };
}

type InNumbers<Row> = { -readonly [Key in keyof Row]: Row[Key] extends bigint ? number : Row[Key] };

/** Sums of a lender's books in minor units stay far below the largest exact number. */
function inNumbers<Row extends object>(row: Row): InNumbers<Row> {
  const cells = Object.entries(row).map(([key, cell]) => [
    key,
    typeof cell === 'bigint' ? Number(cell) : (cell as unknown),
  ]);
  return Object.fromEntries(cells) as InNumbers<Row>;
}
