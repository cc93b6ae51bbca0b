import { z } from 'zod';
import { errorCodes, errorFacts, type ErrorCode } from './errors.ts';

/** What a value broke; a closed list, so that a screen can have its own words for each. */
export const fieldRules = [
  'required',
  'unknown_field',
  'repeated',
  'wrong_type',
  'not_one_of',
  'bad_format',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'not_allowed',
] as const;

export type FieldRule = (typeof fieldRules)[number];

const fieldFault = z.strictObject({
  path: z
    .string()
    .meta({ description: 'JSON Pointer (RFC 6901) to the field.', examples: ['/events/0/name'] }),
  rule: z.enum(fieldRules),
  message: z.string(),
  example: z.json().optional().meta({ description: 'A value that would have been accepted.' }),
});

/**
 * RFC 9457 problem details, with our stable `code`, the request's number and, for forms, the fields at fault.
 */
export const problemSchema = z.strictObject({
  type: z.string().meta({ description: 'Where this code is explained, relative to the server.' }),
  title: z.string(),
  status: z.int(),
  detail: z.string().meta({ description: 'A sentence that says what to do next.' }),
  code: z.enum(errorCodes),
  requestId: z.string().meta({ examples: ['R-7K3M-9QXA'] }),
  fields: z.array(fieldFault).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
export type FieldFault = z.infer<typeof fieldFault>;

export interface ProblemParts {
  readonly detail?: string | undefined;
  readonly fields?: readonly FieldFault[] | undefined;
}

export function problemOf(code: ErrorCode, requestId: string, parts: ProblemParts = {}): Problem {
  const { status, title, sentence } = errorFacts[code];
  const problem: Problem = {
    type: `/api-docs#${code}`,
    title,
    status,
    detail: parts.detail ?? sentence,
    code,
    requestId,
  };
  if (parts.fields && parts.fields.length > 0) problem.fields = [...parts.fields];
  return problem;
}
