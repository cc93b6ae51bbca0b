import { z } from 'zod';
import { instant } from '../../fields/instant.ts';
import { takenByField } from './taken-by.ts';

/** Every queue there is, in the order in which Today shows them. */
export const queueNames = [
  'applications',
  'referred',
  'payouts',
  'money',
  'collections',
  'hardship',
  'complaints',
  'bureau',
  'second-person',
] as const;

/** How a queue stands. */
export const queueStands = z.strictObject({
  queue: z.enum(queueNames),
  name: z.string(),
  section: z.string().meta({ description: 'Where it is worked in the console.' }),
  waiting: z.int().min(0),
  over: z.int().min(0).meta({ description: 'Past their deadline.' }),
  today: z.int().min(0),
  later: z.int().min(0),
  free: z.int().min(0),
  mine: z.int().min(0),
  oldest: instant.nullable(),
  promise: z.string().meta({ examples: ['4 working hours'] }),
});

/** How a section's queue stands, on the section's own page: what the nav and Today say of it. */
export const queueStand = z.strictObject({
  waiting: z.int().min(0),
  over: z.int().min(0).meta({ description: 'Past their deadline.' }),
});

/** One thing that waits. */
export const queueItem = z.strictObject({
  queue: z.enum(queueNames),
  item: z.string().meta({ description: 'What one thing of the queue is called.', examples: ['Application'] }),
  section: z.string(),
  itemId: z.uuid(),
  openedAs: z.string().meta({ description: 'Its id in the address of its section.' }),
  subject: z.string(),
  detail: z.string(),
  deadline: instant,
  since: instant,
  taken: takenByField,
  mayTake: z.boolean(),
});
