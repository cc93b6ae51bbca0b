import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { signedAmount } from '../../../fields/minor-amount.ts';
import { portfolioFilter } from './portfolio-filter.ts';

export const consolePortfolioIncome = defineCall({
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
