import { z } from 'zod';

/**
 * Text as a person or a program wrote it, with a limit. NUL and lone surrogates are refused: no honest client
 * sends them, and PostgreSQL stores neither in text nor in jsonb, so they would come back as a fault of ours.
 */
export function plainText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine(
      (text) => text.isWellFormed() && !text.includes('\0'),
      'This holds characters that are not text.',
    );
}

/**
 * A short name made by a programmer, never by a user: lower-case words joined by dots, dashes or underscores.
 */
export function slug(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .regex(/^[a-z][a-z0-9]*(?:[._-][a-z0-9]+)*$/u);
}

/** Where the next page of a list begins: an answer's own `nextCursor`, sent back as it came. */
export const cursor = z
  .string()
  .regex(/^[\w-]{1,200}$/u)
  .meta({ examples: ['MjAyNi0xMS0xNQ'] });

/**
 * A day without a time or a zone. No loan, birth or report is outside of these years; beyond them the
 * calendar of the database and ours part (there is no year 0, and no month follows December 9999), and a rule
 * that looks a month or a term ahead must find days there.
 */
const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

export const calendarDay = z.iso
  .date()
  .refine((day) => day >= firstDay && day <= lastDay, `This must be a day from ${firstDay} to ${lastDay}.`)
  .meta({ examples: ['2026-11-15'] });

/**
 * Every answer whose days a screen counts says from where: a phone's clock may be wrong, and its day is not
 * the lender's.
 */
export const today = calendarDay.meta({
  description: 'The business day, or the one on the wall if that is later.',
});

/**
 * A moment, RFC 3339 with its offset. Years and offsets that no clock on earth shows are refused here,
 * because the database would refuse them later and less politely.
 */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(
    (text) => /^2\d{3}-.*(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/u.test(text),
    'This is not a time that a clock could show.',
  )
  .meta({ description: 'RFC 3339 with offset.', examples: ['2026-11-15T09:30:00+08:00'] });

/** Money in minor units (centavos, paise); its currency stands beside it. */
export const minorAmount = z
  .int()
  .min(0)
  .meta({ description: 'Minor units: 800000 is 8,000.00.', examples: [800_000] });

/** More or less than nothing, in minor units. */
export const signedAmount = z.int().meta({ description: 'Minor units; below zero is a minus.' });

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/u)
  .meta({ examples: ['PHP'] });

/** A share in percent, as it is written. */
export const percent = z
  .string()
  .regex(/^-?\d+\.\d{1,2}$/u)
  .meta({ description: 'In percent.', examples: ['5.85'] });

/** A rate with its convention named: a bare percentage says nothing. */
export const disclosureRate = z.strictObject({
  convention: z.enum(['eir-monthly', 'nominal-12', 'effective-annual', 'actuarial-unit-period']),
  per: z.enum(['month', 'year']),
  percent: z.string().meta({ description: 'Six decimals.', examples: ['6.132037'] }),
});

/** "3 months" is 3 instalments of one month; "30 days, paid at once" is one instalment of 30 days. */
export const offeredTerm = z.strictObject({
  instalments: z
    .int()
    .min(1)
    .max(1000)
    .meta({ examples: [3] }),
  every: z.strictObject({
    count: z
      .int()
      .min(1)
      .max(1000)
      .meta({ examples: [1] }),
    unit: z.enum(['day', 'week', 'half-month', 'month']).meta({ examples: ['month'] }),
  }),
});

export const productId = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/u)
  .meta({ examples: ['ph-instalments'] });

/** Why an order can be refused by a person, in codes that have words in every language. */
export const refusalReasons = [
  'too_young',
  'late_with_us',
  'late_with_us_before',
  'loan_was_given_up',
  'loan_with_us_runs',
  'instalment_is_too_large',
  'bureau_record_is_bad',
  'bureau_late_payments',
  'bureau_thin_record',
  'bureau_many_enquiries',
  'too_many_loans',
  'income_is_too_small',
  'decided_by_a_person',
  'cannot_be_offered',
] as const;

/** What a borrower can be asked to mend. */
export const sendBackReasons = [
  'id_front_requested',
  'id_back_requested',
  'selfie_requested',
  'income_proof_requested',
  'business_proof_requested',
  'document_is_unclear',
  'name_differs',
  'address_is_unclear',
  'income_is_unclear',
  'purpose_is_unclear',
  'account_is_unclear',
] as const;

/**
 * As a person types it, without gaps: `09171234567`, `+639171234567`, `9876543210`. Whether the market has
 * such numbers is asked later.
 */
export const mobileNumber = z
  .string()
  .regex(/^\+?\d{8,15}$/u)
  .meta({ description: 'Digits only, with or without the country code.', examples: ['09171234567'] });

export const oneTimeCode = z
  .string()
  .regex(/^\d{6}$/u)
  .meta({ description: 'The six digits that were sent.', examples: ['482913'] });

/**
 * Stands for a number to which a code was sent, for as long as that login may take. Only this server can read
 * it.
 */
export const loginTicket = z
  .string()
  .min(1)
  .max(400)
  .meta({ description: 'Instead of the number: what came with the code, also after a reload.' });

/** What a device made or signed, as its browser writes it. */
export const passkeyAnswer = z
  .string()
  .min(2)
  .max(8_000)
  .meta({ description: 'The credential as JSON, as `PublicKeyCredential.toJSON()` has it.' });

/** Long rather than odd: length is what a guesser pays for. */
export const newPassword = z
  .string()
  .min(12)
  .max(200)
  .refine((text) => text.isWellFormed(), 'This holds characters that are not text.')
  .meta({ examples: ['four quiet boats at noon'] });

/** What a borrower can agree to, one by one. `account` is the one that a login needs; every other is free. */
export const consentPurposes = [
  'account',
  'push',
  'location',
  'device',
  'references',
  'offers',
  'bureau',
] as const;

export const consentPurpose = z.enum(consentPurposes).meta({ examples: ['location'] });

/** Which wording was read: a consent to one text is none to another. */
export const textVersion = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/u)
  .meta({ description: 'The version of the text that was shown.', examples: ['2026-11-01'] });

/** One answer of a form whose fields are data: a field's key and what was typed or chosen. */
export const formValue = z.strictObject({
  field: z
    .string()
    .max(60)
    .regex(/^[a-z][A-Za-z0-9]*$/u)
    .meta({ examples: ['fullName'] }),
  value: plainText(500).meta({ examples: ['Maricel Reyes'] }),
});

/** Made by the page that somebody types in. It says nothing of what was typed. */
export const draftMark = z
  .string()
  .regex(/^[a-z0-9]{8,32}-\d{1,6}$/u)
  .meta({
    description:
      'Which version of the draft this is: a random name of the page, and a number that rises with each version. A lower number of the same page does not replace a higher one.',
    examples: ['2f1c7a805f5e4c6e-12'],
  });

/**
 * With a draft that is read: whoever was loaded anew knows by it whether what was sent before has arrived.
 */
export const keptDraftMark = draftMark
  .nullable()
  .meta({ description: 'The mark that the draft was sent with; null: none, or there is no draft.' });

/** Not an id of ours: like an idempotency key it means something only together with who sends it. */
export const uploadKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/u)
  .meta({
    description: 'Made by the sender; the same for every piece. Another sender’s is another upload.',
    examples: ['2f1c7a80-5f5e-4c6e-9a52-7d1a3b9f0c11'],
  });

/** A colour of the lender's, as a style sheet writes it. */
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/iu)
  .meta({ examples: ['#0B5D4B'] });
