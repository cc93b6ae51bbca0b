import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { signedAmount } from '../../../fields/minor-amount.ts';
import { percent } from '../../../fields/percent.ts';
import { portfolioFilter } from './portfolio-filter.ts';

export const consolePortfolioCollections = defineCall({
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
