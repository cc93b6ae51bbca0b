import { languages } from '@candor/i18n';
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, colour, instant, plainText } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { reasonGiven } from './fields.ts';

const pageTheme = z.strictObject({ background: colour, bgFontColor: colour, fontColor: colour });

/** What the public page says of the company. Whether it may be shown so is looked at as a whole. */
const pageWords = z.strictObject({
  comName: plainText(60),
  email: plainText(200),
  address: plainText(300),
  copyright: plainText(200),
  servicePhone: plainText(30),
  licence: z.strictObject({
    corporateName: plainText(200),
    registrationNo: plainText(100),
    authorityNo: plainText(100).optional(),
    gstin: z
      .string()
      .max(20)
      .optional()
      .meta({ examples: ['29AAACC1234D1Z8'] }),
  }),
  theme: pageTheme,
});

const pageMarket = z.enum(marketIds);

const textName = z.enum([...languages.map((language) => `faq.${language}` as const), 'service-desk']);

const faqBody = z.strictObject({
  topics: z.array(z.strictObject({ topic: plainText(60), name: plainText(100) })).max(50),
  entries: z
    .array(
      z.strictObject({
        entry: plainText(60),
        topic: plainText(60),
        question: plainText(200),
        answer: plainText(2_000),
        alsoCalled: z.array(plainText(60)).max(30),
        opens: plainText(60).nullable(),
      }),
    )
    .max(500),
});

const deskBody = z.strictObject({
  whatsapp: plainText(20).nullable(),
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(1).max(7)).max(7),
        from: plainText(5),
        until: plainText(5),
      }),
    )
    .max(14),
  officer: plainText(100).nullable(),
});

const consolePage = defineCall({
  id: 'A15.160',
  group: 'console',
  name: 'page',
  method: 'GET',
  audience: 'staff',
  permission: 'page.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'What the public page of a market says of the company, and its colours.',
  request: z.strictObject({ market: pageMarket }),
  response: z.strictObject({ version: z.int().min(1), page: pageWords }),
  errors: ['market_not_offered'],
});

const consolePageSave = defineCall({
  id: 'A15.161',
  group: 'console',
  name: 'page-save',
  method: 'POST',
  audience: 'staff',
  permission: 'page.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Change what the public page says and its colours; or only look whether it may be shown so.',
  request: z.strictObject({
    market: pageMarket,
    after: z.int().min(1).meta({ description: 'The version that whoever changes it had before them.' }),
    page: pageWords,
    reason: reasonGiven,
    isTrial: z
      .boolean()
      .optional()
      .meta({ description: 'Nothing is changed.', examples: [true] }),
  }),
  response: z.strictObject({
    version: z
      .int()
      .min(1)
      .nullable()
      .meta({ description: 'None where it may not be shown so, or it was a trial.' }),
    faults: z.array(z.string()).meta({ description: 'Why it may not be shown so, in sentences.' }),
  }),
  errors: ['market_not_offered', 'page_has_changed', 'licence_takes_two_people'],
});

const consoleLicenceAsk = defineCall({
  id: 'A15.391',
  group: 'console',
  name: 'licence-ask',
  method: 'POST',
  audience: 'staff',
  permission: 'page.change',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary: 'Request a change of the registered name and licence numbers. It happens when an approver agrees.',
  request: z.strictObject({ market: pageMarket, licence: pageWords.shape.licence, reason: reasonGiven }),
  response: z.strictObject({ requestId: z.uuid(), deadlineAt: instant }),
  errors: [
    'market_not_offered',
    'approval_waits_already',
    'act_is_not_possible_now',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'reason_is_missing',
  ],
});

const consoleText = defineCall({
  id: 'A15.162',
  group: 'console',
  name: 'text',
  method: 'GET',
  audience: 'staff',
  permission: 'page.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'One text as it is published in a market, or as a version of it was, with all of its versions.',
  request: z.strictObject({
    market: pageMarket,
    text: textName,
    version: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The last one if left out.', examples: [1] }),
  }),
  response: z.strictObject({
    version: z.int().min(1),
    newest: z.int().min(1),
    faq: faqBody.nullable(),
    desk: deskBody.nullable(),
    versions: z.array(
      z.strictObject({ version: z.int().min(1), origin: z.enum(['house', 'lender']), publishedAt: instant }),
    ),
  }),
  errors: ['not_found'],
});

const consoleTextPublish = defineCall({
  id: 'A15.163',
  group: 'console',
  name: 'text-publish',
  method: 'POST',
  audience: 'staff',
  permission: 'page.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 2_000_000,
  summary: 'Publish a text: questions and answers in a language, or when somebody answers the telephone.',
  request: z.strictObject({
    market: pageMarket,
    name: textName,
    after: z.int().min(0).meta({ description: 'The version that whoever wrote it had before them.' }),
    faq: faqBody.optional(),
    desk: deskBody.optional(),
    reason: reasonGiven,
  }),
  response: z.strictObject({
    version: z.int().min(1).nullable(),
    faults: z.array(z.string()).meta({ description: 'Why it was not published, in sentences.' }),
  }),
  errors: ['invalid_request', 'text_has_changed'],
});

const consoleHolidays = defineCall({
  id: 'A15.149',
  group: 'console',
  name: 'holidays',
  method: 'GET',
  audience: 'staff',
  permission: 'page.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'The holidays of a market in a year: its own list, what the lender added, and what it took off.',
  request: z.strictObject({
    market: z.enum(marketIds),
    year: z
      .int()
      .min(2_020)
      .max(2_099)
      .meta({ examples: [2_026] }),
  }),
  response: z.strictObject({
    holidays: z.array(
      z.strictObject({
        day: calendarDay,
        name: z.string(),
        by: z.enum(['declared', 'expected', 'lender']),
        isOff: z.boolean().meta({ description: 'False: it was taken off, and is a working day.' }),
      }),
    ),
    source: z.string().meta({ description: 'Where the market’s own list is from.' }),
    until: calendarDay.meta({ description: 'The last day that the list speaks about.' }),
    worksFrom: calendarDay.meta({ description: 'The first day that may become a working day.' }),
  }),
  errors: ['market_not_offered'],
});

const consoleHolidaySave = defineCall({
  id: 'A15.153',
  group: 'console',
  name: 'holiday-save',
  method: 'POST',
  audience: 'staff',
  permission: 'page.change',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Make a day a holiday, or a holiday a working day. What was promised before stays as it was promised.',
  request: z.strictObject({
    market: z.enum(marketIds),
    day: calendarDay,
    isOff: z.boolean().meta({ description: 'A holiday; else a working day.' }),
    name: plainText(60)
      .optional()
      .meta({ description: 'Of a holiday.', examples: ['Founding day of the city'] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ day: calendarDay, isOff: z.boolean() }),
  errors: [
    'market_not_offered',
    'day_is_over',
    'day_is_too_near',
    'day_is_a_rest_day',
    'holiday_is_so_already',
    'holiday_has_no_name',
  ],
});

export const consolePageCalls = [
  consoleLicenceAsk,
  consolePage,
  consolePageSave,
  consoleText,
  consoleTextPublish,
  consoleHolidays,
  consoleHolidaySave,
] as const;
