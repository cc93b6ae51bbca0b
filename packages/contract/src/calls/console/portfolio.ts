import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, instant, percent, productId, signedAmount } from '../../fields.ts';
import { marketIds } from '../../market.ts';

/** What the portfolio is looked at by. */
const portfolioFilter = {
  market: z.enum(marketIds),
  on: calendarDay
    .optional()
    .meta({ description: 'As this day ended, or the last one before it; the last one if left out.' }),
  product: productId.optional(),
};

const consolePortfolio = defineCall({
  id: 'A15.135',
  group: 'console',
  name: 'portfolio',
  method: 'GET',
  audience: 'staff',
  permission: 'portfolio.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What is outstanding and how late it is as a day ended, the months before it, and what rolled from bucket to bucket. Ties to the books.',
  request: z.strictObject(portfolioFilter),
  response: z.strictObject({
    on: calendarDay.nullable().meta({ description: 'Null: no day has ended yet.' }),
    products: z.array(z.strictObject({ productId, name: z.string() })),
    tie: z
      .strictObject({
        principal: signedAmount,
        ledger: signedAmount,
        difference: signedAmount,
        takenAt: instant,
      })
      .nullable()
      .meta({ description: 'What all loans of the market come to, and account 1210, in one look.' }),
    months: z
      .array(
        z.strictObject({
          on: calendarDay,
          buckets: z
            .array(z.strictObject({ loans: z.int(), principal: signedAmount, percent: percent.nullable() }))
            .length(5),
          loans: z.int(),
          principal: signedAmount.meta({ description: 'What the buckets come to.' }),
          average: signedAmount.meta({ description: 'Of a loan that owes principal.' }),
          over30Percent: percent.nullable(),
          change: z
            .strictObject({ percent: percent.nullable(), over30Points: percent.nullable() })
            .nullable()
            .meta({ description: 'Since the month end before it; null of the first.' }),
        }),
      )
      .meta({
        description:
          'The last day of each month, oldest first. On time, 1–30, 31–60, 61–90, over 90 days late.',
      }),
    roll: z
      .strictObject({
        month: calendarDay,
        rows: z.array(
          z.strictObject({
            was: z.int().min(0).max(4),
            became: z.int().min(0).max(4).nullable().meta({ description: 'Null: repaid or written off.' }),
            loans: z.int(),
            principal: signedAmount,
          }),
        ),
        rolledIn: z
          .array(percent.nullable())
          .length(5)
          .meta({ description: 'By bucket: what came from the one before it, of what was in that.' }),
        principal: signedAmount.meta({ description: 'What all buckets came to when the month began.' }),
        matrix: z
          .array(
            z.strictObject({
              loans: z.int(),
              principal: signedAmount,
              became: z.array(signedAmount).length(6),
              percents: z.array(percent.nullable()).length(6),
            }),
          )
          .length(5)
          .meta({
            description: 'By bucket when the month began: where it stood at its end; the last is closed.',
          }),
      })
      .nullable()
      .meta({ description: 'The last whole month.' }),
  }),
  errors: [],
});

const consolePortfolioVintages = defineCall({
  id: 'A15.136',
  group: 'console',
  name: 'portfolio-vintages',
  method: 'GET',
  audience: 'staff',
  permission: 'portfolio.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'By month of payout: how much of what was paid out was ever more than 30 days late, month by month of its life.',
  request: z.strictObject(portfolioFilter),
  response: z.strictObject({
    vintages: z.array(
      z.strictObject({
        month: calendarDay,
        loans: z.int(),
        amount: signedAmount,
        late: z.array(signedAmount).meta({ description: 'Cumulated, from the month of the payout on.' }),
        percents: z.array(percent).meta({ description: 'The same, of what was paid out.' }),
      }),
    ),
  }),
  errors: [],
});

const consolePortfolioCollections = defineCall({
  id: 'A15.137',
  group: 'console',
  name: 'portfolio-collections',
  method: 'GET',
  audience: 'staff',
  permission: 'portfolio.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Month by month: paid out, planned, collected by what it paid, written off.',
  request: z.strictObject(portfolioFilter),
  response: z.strictObject({
    months: z.array(
      z.strictObject({
        month: calendarDay,
        loans: z.int(),
        paidOut: signedAmount,
        planned: signedAmount,
        principal: signedAmount,
        interest: signedAmount,
        fee: signedAmount,
        penalty: signedAmount,
        ahead: signedAmount.meta({ description: 'Kept as the borrowers’ credit.' }),
        writtenOff: signedAmount,
        collected: signedAmount.meta({ description: 'All five.' }),
        percent: percent.nullable().meta({ description: 'Collected of what was planned.' }),
      }),
    ),
  }),
  errors: [],
});

const consolePortfolioIncome = defineCall({
  id: 'A15.138',
  group: 'console',
  name: 'portfolio-income',
  method: 'GET',
  audience: 'staff',
  permission: 'portfolio.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Month by month: what the books say was earned and what it cost, by account.',
  request: z.strictObject({ market: portfolioFilter.market, on: portfolioFilter.on }),
  response: z.strictObject({
    accounts: z.array(
      z.strictObject({ number: z.int(), name: z.string(), kind: z.enum(['income', 'expense']) }),
    ),
    months: z.array(
      z.strictObject({
        month: calendarDay,
        amounts: z
          .array(signedAmount)
          .meta({ description: 'In the order of the accounts; income and expense both positive.' }),
        income: signedAmount,
        expense: signedAmount,
        net: signedAmount.meta({ description: 'Income less expense.' }),
      }),
    ),
  }),
  errors: [],
});

const consolePortfolioFunnel = defineCall({
  id: 'A15.139',
  group: 'console',
  name: 'portfolio-funnel',
  method: 'GET',
  audience: 'staff',
  permission: 'portfolio.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'From the first look to the money: what pages told, and how far the applications of these days went.',
  request: z.strictObject({
    market: z.enum(marketIds),
    from: calendarDay,
    to: calendarDay,
    product: productId.optional(),
  }),
  response: z.strictObject({
    listed: z
      .int()
      .nullable()
      .meta({ description: 'How often products were shown; null where one product alone is asked for.' }),
    opened: z.int().nullable(),
    submitted: z.int(),
    approved: z.int(),
    signed: z.int(),
    paidOut: z.int(),
    declined: z.int().meta({ description: 'Refused, and never approved before.' }),
    sentBack: z.int(),
    withdrawn: z.int(),
    inReview: z.int(),
    expired: z.int().meta({ description: 'Without ever having been approved.' }),
  }),
  errors: ['period_is_too_long'],
});

const consolePortfolioCohorts = defineCall({
  id: 'A15.720',
  group: 'console',
  name: 'portfolio-cohorts',
  method: 'GET',
  audience: 'staff',
  permission: 'portfolio.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'First-payment default by month of disbursement, and vintages by product and version of the decision table that decided.',
  request: z.strictObject(portfolioFilter),
  response: z.strictObject({
    firstPayments: z.array(
      z.strictObject({
        month: calendarDay,
        loans: z.int(),
        amount: signedAmount,
        dueLoans: z.int().meta({ description: 'Whose first instalment fell due more than 30 days before.' }),
        dueAmount: signedAmount,
        defaultLoans: z.int().meta({ description: 'And was still unpaid 30 days later.' }),
        defaultAmount: signedAmount,
        percent: percent.nullable().meta({ description: 'Of the amount that had fallen due.' }),
      }),
    ),
    tables: z.array(
      z.strictObject({
        version: z.int().meta({ description: 'Zero: no decision table looked at it.' }),
        productId,
        productName: z.string(),
        loans: z.int(),
        amount: signedAmount,
        late: z.array(signedAmount).meta({ description: 'Ever over 30 days late, by month of life.' }),
        percents: z.array(percent),
      }),
    ),
  }),
  errors: [],
});

const scoreCounts = {
  given: z.int().meta({ description: 'How many gave stars.' }),
  notAnswered: z.int().meta({ description: 'How many were asked and would rather not.' }),
  average: z
    .number()
    .nullable()
    .meta({ description: 'Of the stars that were given, to two decimals.', examples: [4.25] }),
};

const consolePortfolioScores = defineCall({
  id: 'A15.260',
  group: 'console',
  name: 'portfolio-scores',
  method: 'GET',
  audience: 'staff',
  permission: 'portfolio.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What borrowers think of the app: their stars by month, kept without a name.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    ...scoreCounts,
    months: z.array(
      z.strictObject({
        month: z.string().meta({ examples: ['2026-11'] }),
        ...scoreCounts,
        stars: z.array(z.int()).length(5).meta({ description: 'How many gave one star, two, … five.' }),
      }),
    ),
  }),
  errors: [],
});

export const consolePortfolioCalls = [
  consolePortfolio,
  consolePortfolioVintages,
  consolePortfolioCollections,
  consolePortfolioIncome,
  consolePortfolioFunnel,
  consolePortfolioCohorts,
  consolePortfolioScores,
] as const;
