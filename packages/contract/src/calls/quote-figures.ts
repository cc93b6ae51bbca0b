import { z } from 'zod';
import { calendarDay } from '../fields/calendar-day.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { disclosureRate } from '../fields/disclosure-rate.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { offeredTerm } from '../fields/offered-term.ts';

/** Every figure of one quote, as the slider, the disclosure, the agreement and the books have it. */
export const quoteFigures = z.strictObject({
  currency: currencyCode,
  amount: minorAmount,
  term: offeredTerm,
  disbursedOn: calendarDay,
  fees: z.array(
    z.strictObject({
      name: z.string(),
      fee: minorAmount,
      tax: minorAmount,
      total: minorAmount.meta({ description: 'The fee with its tax.' }),
      taken: z.enum(['deducted', 'first-instalment', 'spread']),
    }),
  ),
  netReceived: minorAmount,
  rows: z.array(
    z.strictObject({
      n: z.int().min(1),
      dueOn: calendarDay,
      owedBefore: minorAmount.meta({ description: 'The principal that is owed until this row is paid.' }),
      principal: minorAmount,
      interest: minorAmount,
      fee: minorAmount,
      total: minorAmount,
      balance: minorAmount,
    }),
  ),
  interest: minorAmount.meta({ description: 'All interest of the rows.' }),
  allFees: minorAmount.meta({ description: 'All fees with their taxes, whenever they are paid.' }),
  totalToRepay: minorAmount,
  cost: minorAmount.meta({ description: 'Interest, fees and their taxes.' }),
  rate: disclosureRate,
  secondRate: disclosureRate,
  thousandCosts: minorAmount.meta({ description: 'What 1,000.00 owed costs a month at the rate.' }),
});
