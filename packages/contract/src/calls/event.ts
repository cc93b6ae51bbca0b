import { z } from 'zod';
import { instant } from '../fields/instant.ts';
import { plainText } from '../fields/plain-text.ts';
import { slug } from '../fields/slug.ts';
import { propertyName } from './property-name.ts';

/** The screen categories of analytics; the same words are the browser's storage keys. */
export const eventCategories = [
  'main',
  'login',
  'order',
  'productDetail',
  'public',
  'personal',
  'job',
  'ext',
  'bank',
  'enum',
  'txt',
  'citySelect',
  'day',
] as const;

const maxProperties = 16;

/**
 * Something that happened on a screen. It says what, where and when, and never who: the properties are for a
 * slide's number or a button's variant, and a property named after a personal fact is refused.
 */
export const analyticsEvent = z.strictObject({
  name: slug(64).meta({ description: 'What happened.', examples: ['carousel.paused'] }),
  category: z.enum(eventCategories).meta({ description: 'Where it happened.', examples: ['public'] }),
  at: instant,
  props: z
    .record(propertyName, z.union([plainText(64), z.number(), z.boolean()]))
    .refine((props) => Object.keys(props).length <= maxProperties, `At most ${maxProperties} are allowed.`)
    .meta({
      description: 'At most 16 small facts about the event. Nothing that identifies a person.',
      maxProperties,
      examples: [{ slide: 2 }],
    })
    .optional(),
});
