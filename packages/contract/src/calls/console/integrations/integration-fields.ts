import { z } from 'zod';
import { instant } from '../../../fields/instant.ts';
import { plainText } from '../../../fields/plain-text.ts';

export const integrationName = plainText(60)
  .regex(/\S/u)
  .meta({ description: 'What the lender calls it.', examples: ['Accounting'] });

export const keyId = z
  .string()
  .regex(/^[a-z0-9]{12}$/u)
  .meta({ examples: ['4fk2m9q7xw3a'] });

export const endpointState = z.enum(['waiting', 'on', 'paused', 'off', 'ended']);

/** One event for one endpoint. */
export const deliveryRow = z.strictObject({
  deliveryId: z.uuid().meta({ description: 'The webhook-id of every try.' }),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'given-up']),
  madeAt: instant,
  tries: z.int().min(0),
  nextAt: instant.nullable(),
  endedAt: instant.nullable(),
  lastStatus: z.int().nullable(),
  lastTrouble: z.string().nullable(),
});
