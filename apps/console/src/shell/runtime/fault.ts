import { type ErrorCode, type FieldFault, ProblemError } from '@candor/contract/console-client';

/** Why a call did not give what it was asked for: the server's code, or that no answer came. */
export type Fault = {
  readonly code: ErrorCode | 'broken';
  /** In a sentence, as the server says it. */
  readonly words: string;
  readonly fields: readonly FieldFault[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
};

export function faultOf(error: unknown): Fault {
  if (!(error instanceof ProblemError)) {
    const words = 'No answer came. Whether it was done is not known: please look before you do it again.';
    return { code: 'broken', words, fields: [], requestId: null, retryAfterSeconds: null };
  }
  const { code, detail, fields, requestId, retryAfterSeconds } = error;
  return { code, words: detail, fields, requestId, retryAfterSeconds };
}

/** The browser knew that nothing would get through, and sent nothing. */
export const offlineFault: Fault = {
  code: 'broken',
  words: 'You are offline: nothing was sent, and nothing was done. What you typed is kept.',
  fields: [],
  requestId: null,
  retryAfterSeconds: null,
};

/** No final answer: whether it was done is not known, or it was not even looked at. The same key asks again. */
const open = new Set<Fault['code']>([
  'broken',
  'not_logged_in',
  'idempotency_key_in_use',
  'request_timeout',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
]);

export const isFinal = ({ code }: Pick<Fault, 'code'>): boolean => !open.has(code);
