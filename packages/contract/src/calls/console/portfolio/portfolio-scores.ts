import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { marketIds } from '../../../market.ts';

const counts = {
  given: z.int().meta({ description: 'How many gave stars.' }),
  notAnswered: z.int().meta({ description: 'How many were asked and would rather not.' }),
  average: z
    .number()
    .nullable()
    .meta({ description: 'Of the stars that were given, to two decimals.', examples: [4.25] }),
};

export const consolePortfolioScores = defineCall({
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
    ...counts,
    months: z.array(
      z.strictObject({
        month: z.string().meta({ examples: ['2026-11'] }),
        ...counts,
        stars: z.array(z.int()).length(5).meta({ description: 'How many gave one star, two, … five.' }),
      }),
    ),
  }),
  errors: [],
});
