import { languages } from '@candor/i18n';
import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { instant, plainText } from '../../../fields.ts';
import { marketIds } from '../../../market.ts';

const call = {
  group: 'console',
  audience: 'staff',
  variant: 'none',
  wireGroup: null,
} as const;

const market = z.enum(marketIds);
const template = z
  .string()
  .regex(/^[a-z][a-z-]{1,40}$/u)
  .meta({ description: 'What it is for.', examples: ['due-soon'] });
const channel = z.enum(['sms', 'push', 'inbox']);
const language = z.enum([...languages]);
const version = z.int().min(1).max(1_000_000);
const count = z.int().min(0);
const title = z.string().max(400).nullable();
const body = z.string().max(4_000);

const spoken = z
  .array(z.strictObject({ language, title, body }))
  .min(1)
  .max(8)
  .meta({ description: 'The text in every language of the market. A variable is written {so}.' });

const consoleTemplates = defineCall({
  ...call,
  id: 'A15.980',
  name: 'templates',
  method: 'GET',
  permission: 'template.read',
  idempotent: false,
  summary: 'The texts of messages to borrowers, by what they are for.',
  request: z.strictObject({ market }),
  response: z.strictObject({
    templates: z.array(
      z.strictObject({
        template,
        group: z.string(),
        name: z.string(),
        channels: z.array(channel),
        newest: version.meta({ description: '1: as it is shipped.' }),
        waitsForApproval: z.boolean(),
        unregistered: z.array(z.string()).meta({
          description:
            'In which languages its SMS is sent without the ID that the networks ask for; empty where they ask for none.',
        }),
      }),
    ),
    register: z
      .string()
      .nullable()
      .meta({ description: 'The networks’ register of texts; null where there is none.', examples: ['DLT'] }),
  }),
  errors: ['market_not_offered'],
});

const registered = z.strictObject({ sender: z.string(), number: z.string() }).nullable();

const consoleTemplate = defineCall({
  ...call,
  id: 'A15.981',
  name: 'template',
  method: 'GET',
  permission: 'template.read',
  idempotent: false,
  summary: 'One version of a text in each language, its variables, and the versions beside it.',
  request: z.strictObject({ market, template, channel, version: version.optional() }),
  response: z.strictObject({
    template,
    channel,
    group: z.string(),
    name: z.string(),
    channels: z.array(channel),
    version,
    newest: version,
    versions: z.array(
      z.strictObject({
        version,
        savedAt: instant
          .nullable()
          .meta({ description: 'Null of the shipped text before its first change.' }),
        standing: z.enum(['in-force', 'waits', 'past']).meta({
          description: '`waits`: no language of it has its registered ID yet, so none is sent.',
        }),
      }),
    ),
    languages: z.array(
      z.strictObject({
        language,
        name: z.string(),
        title,
        body,
        inForce: version.meta({ description: 'The version that is sent in this language.' }),
        protected: z.array(z.string()).meta({ description: 'What of it may not be changed.' }),
        registered: registered.meta({ description: 'Under what the networks know this version.' }),
        variables: z.array(z.strictObject({ name: z.string(), sample: z.string(), longest: z.string() })),
      }),
    ),
    variables: z.array(z.strictObject({ name: z.string(), standsFor: z.string() })),
    lastLine: z.string().meta({ description: 'What is added under it when it is sent.' }),
    register: z
      .strictObject({ name: z.string(), senderSays: z.string(), numberSays: z.string() })
      .nullable()
      .meta({ description: 'Where networks carry the SMS of registered texts alone.' }),
    sent: count.nullable().meta({ description: 'In the last 30 days; null of an inbox text.' }),
    waitsForApproval: z.boolean(),
    lender: z.string(),
  }),
  errors: ['not_found', 'market_not_offered'],
});

const length = z
  .strictObject({
    encoding: z.enum(['gsm', 'unicode']),
    units: count,
    room: count,
    parts: z.array(count),
  })
  .nullable();

const consoleTemplateTry = defineCall({
  ...call,
  id: 'A15.982',
  name: 'template-try',
  method: 'POST',
  permission: 'template.read',
  idempotent: false,
  maxBodyBytes: 50_000,
  summary: 'Checks a draft against every rule for messages to borrowers, and fills it in. Keeps nothing.',
  request: z.strictObject({ market, template, channel, words: spoken }),
  response: z.strictObject({
    faults: z.array(
      z.strictObject({
        language,
        part: z.enum(['title', 'body']),
        rule: z.string(),
        sentence: z.string(),
      }),
    ),
    seen: z.array(
      z.strictObject({
        language,
        title: z.string().nullable(),
        body: z.string(),
        longest: z.string(),
        length,
        longestLength: length,
      }),
    ),
  }),
  errors: ['not_found', 'market_not_offered'],
});

const consoleTemplateAsk = defineCall({
  ...call,
  id: 'A15.983',
  name: 'template-ask',
  method: 'POST',
  permission: 'template.change',
  idempotent: true,
  maxBodyBytes: 50_000,
  summary: 'Asks an approver for other words. Borrowers are sent the old ones until they agree.',
  request: z.strictObject({
    market,
    template,
    channel,
    basedOn: version,
    words: spoken,
    reason: plainText(2_000)
      .regex(/\S/u)
      .meta({ examples: ['Says where to pay, which borrowers ask for.'] }),
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'not_found',
    'market_not_offered',
    'template_is_unfit',
    'template_was_changed',
    'template_is_the_same',
    'approval_waits_already',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

const consoleTemplateRegister = defineCall({
  ...call,
  id: 'A15.984',
  name: 'template-register',
  method: 'POST',
  permission: 'template.change',
  idempotent: true,
  summary:
    'Enters the sender and the ID under which networks know a version of an SMS. From then on it is sent in that language.',
  request: z.strictObject({
    market,
    template,
    version,
    language,
    sender: plainText(20),
    number: plainText(40).meta({ description: 'The registered ID; spaces are left out.' }),
  }),
  response: z.strictObject({}),
  errors: [
    'not_found',
    'market_not_offered',
    'registration_is_malformed',
    'registration_is_of_another_text',
    'idempotency_key_reused',
    'idempotency_key_in_use',
  ],
});

const consoleTemplateTest = defineCall({
  ...call,
  id: 'A15.985',
  name: 'template-test',
  method: 'POST',
  permission: 'template.read',
  idempotent: false,
  maxBodyBytes: 50_000,
  summary:
    'E-mails a draft with sample values to the address that one logs in with, marked as a test. It is no contact of any borrower.',
  request: z.strictObject({ market, template, channel, language, words: spoken }),
  response: z.strictObject({ isSent: z.boolean(), sentTo: z.string(), words: z.string() }),
  errors: ['not_found', 'market_not_offered', 'template_is_unfit', 'too_many_requests'],
});

export const consoleTemplateCalls = [
  consoleTemplates,
  consoleTemplate,
  consoleTemplateTry,
  consoleTemplateAsk,
  consoleTemplateRegister,
  consoleTemplateTest,
] as const;
