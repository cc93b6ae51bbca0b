import { z } from 'zod';
import { defineCall } from '../call.ts';
import { colour } from '../fields.ts';
import { marketIds } from '../market.ts';

const market = z.enum(marketIds);
const line = z.string().max(500);
const licence = z.strictObject({
  market,
  lines: z.array(line).meta({ description: 'Complete sentences, ready to show.' }),
  officer: line.nullable().meta({
    description: 'Who answers for complaints, with a number and an address, where the law wants a name.',
  }),
  providedBy: line.meta({ description: 'The sentence of the About text.' }),
});

const pageConfig = defineCall({
  id: 'A16.1',
  group: 'page',
  name: 'config',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: "The lender's name, addresses, licence lines and colours, and the markets offered.",
  request: z.strictObject({
    market: market.optional().meta({
      description: "Whose configuration; the deployment's first market if left out.",
      examples: [marketIds[0]],
    }),
  }),
  response: z.strictObject({
    market,
    markets: z.array(market).meta({ description: 'The markets this deployment offers, its default first.' }),
    comName: line,
    email: line,
    address: line,
    copyright: line,
    servicePhone: line,
    licences: z.array(licence).meta({ description: 'One for each market offered.' }),
    theme: z.strictObject({ background: colour, bgFontColor: colour, fontColor: colour }),
  }),
  errors: ['market_not_offered'],
});

export const pageCalls = [pageConfig] as const;
