import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { minorAmount } from '../../fields/minor-amount.ts';
import { marketIds } from '../../market.ts';
import { authorityLimitKinds } from './people/limit-kinds.ts';

const kind = z.enum(authorityLimitKinds);

export const consoleAuthority = defineCall({
  id: 'A15.86',
  group: 'console',
  name: 'authority',
  method: 'GET',
  audience: 'staff',
  permission: 'people.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The authority table of a market: what one person does alone and up to where, who asks and who approves, and what was used today.',
  request: z.strictObject({ market: z.enum(marketIds) }),
  response: z.strictObject({
    on: calendarDay,
    version: z.int().min(0).meta({ description: 'How often two people have changed the limits.' }),
    rows: z.array(
      z.strictObject({
        act: z.string(),
        name: z.string(),
        alone: z
          .strictObject({ upTo: minorAmount, total: kind, roles: z.array(z.string()) })
          .nullable()
          .meta({ description: 'Null: it always takes two.' }),
        makers: z.array(z.string()),
        approvers: z.array(z.string()),
      }),
    ),
    limits: z.array(
      z.strictObject({
        kind,
        words: z.string(),
        role: z.string(),
        roleName: z.string(),
        most: minorAmount,
        isChanged: z.boolean().meta({ description: 'False: as the market begins with.' }),
      }),
    ),
    used: z.array(z.strictObject({ name: z.string(), kind, used: minorAmount })),
    bothSides: z
      .array(z.strictObject({ role: z.string(), asks: z.string(), decides: z.string() }))
      .meta({ description: 'Roles that are maker and checker of one act: to be changed.' }),
  }),
  errors: ['market_not_offered'],
});
