import { type ErrorCode, type FieldFault, ProblemError } from '@candor/contract/client';

/** Why a call did not give what it was asked for: the server's code, or that no answer came. */
export type Fault = {
  readonly code: ErrorCode | 'broken';
  /** In a sentence, as the server says it; empty where no answer came. */
  readonly words: string;
  readonly fields: readonly FieldFault[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
};

export function faultOf(error: unknown): Fault {
  if (!(error instanceof ProblemError))
    return { code: 'broken', words: '', fields: [], requestId: null, retryAfterSeconds: null };
  const { code, detail: words, fields, requestId, retryAfterSeconds } = error;
  return { code, words, fields, requestId, retryAfterSeconds };
}

/** No final answer: whether it was done is not known, or it was not even judged. The same key asks again. */
const open = new Set<Fault['code']>([
  'broken',
  'not_logged_in',
  'confirm_it_is_you',
  'network_not_allowed',
  'idempotency_key_in_use',
  'request_timeout',
  'too_many_requests',
  'internal_error',
  'service_unavailable',
  'wire_version_unknown',
]);

export const isFinal = ({ code }: Pick<Fault, 'code'>): boolean => !open.has(code);
