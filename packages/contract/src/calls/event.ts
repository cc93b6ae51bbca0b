import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instant, plainText, slug } from '../fields.ts';

/**
 * Words that, as a part of a property's name, say that the value is about a person. Analytics needs none of
 * them: the list exists to catch a mistake in review's stead, not to stop someone determined.
 */
const personalWords = new Set(
  `aadhaar account address birth birthday birthdate card contact contacts cvv dob email firstname fullname iban imei
   ip lastname lat latitude lng longitude mail mobile msisdn name otp pan passport password phone pin sss street
   surname tel tin token umid utr`.split(/\s+/u),
);

const propertyName = slug(32)
  .refine(
    (name) => !name.split(/[._-]/u).some((part) => personalWords.has(part)),
    'Nothing about a person may be told here.',
  )
  .meta({
    description: 'Never the name of anything about a person: such names are refused.',
    examples: ['slide'],
  });

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
const analyticsEvent = z.strictObject({
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

/** The most that one batch of events or client errors may hold. */
export const maxBatch = 200;

const batchCount = z.int().min(0).max(maxBatch);

/** Under load reports are dropped, with a count, rather than refused: telemetry never slows a money path. */
export const intakeAnswer = z.strictObject({
  accepted: batchCount.meta({ description: 'How many were taken in.', examples: [1] }),
  dropped: batchCount.meta({ description: 'How many were let go because of load.', examples: [0] }),
});

export const eventSave = defineCall({
  id: 'A10.1',
  group: 'event',
  name: 'save',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'deviceAndLocation',
  summary: 'Tell one thing that happened on a screen.',
  request: analyticsEvent,
  response: intakeAnswer,
  errors: [],
});

export const eventBuriedPoints = defineCall({
  id: 'A10.2',
  group: 'event',
  name: 'buried-points',
  method: 'POST',
  audience: 'anyone',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'deviceAndLocation',
  maxBodyBytes: 1024 * 1024,
  summary: 'Tell up to 200 things that happened on screens, gathered while the network was away.',
  request: z.strictObject({ events: z.array(analyticsEvent).min(1).max(maxBatch) }),
  response: intakeAnswer,
  errors: [],
});

export const eventCalls = [eventSave, eventBuriedPoints] as const;
