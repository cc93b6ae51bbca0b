import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { signedAmount } from '../../../fields/minor-amount.ts';
import { percent } from '../../../fields/percent.ts';
import { portfolioFilter } from './portfolio-filter.ts';

export const consolePortfolioVintages = defineCall({
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
