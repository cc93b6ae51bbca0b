import type { ErrorCode } from '../errors.ts';
import type { FieldFault } from '../problem.ts';
import type { Json } from '../wire/codec.ts';

/** A call was refused. The client neither shows it nor redirects: that is the screen's decision. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly fields: readonly FieldFault[];
  /** What the person can tell the lender's support; null when the answer did not come from our server. */
  readonly requestId: string | null;

  /** How long to wait before trying again, where the server says so. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    body: Json,
    { requestId, retryAfter }: { readonly requestId: string | null; readonly retryAfter: string | null },
  ) {
    const problem = isProblem(body) ? body : undefined;
    const code = problem?.code ?? codeOfStatus(status);
    super(problem?.detail ?? `The server answered ${status}.`);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.detail = this.message;
    this.fields = problem?.fields ?? [];
    this.requestId = problem?.requestId ?? requestId;
    this.retryAfterSeconds = /^\d{1,6}$/u.test(retryAfter ?? '') ? Number(retryAfter) : null;
  }
}

interface ProblemBody {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly requestId: string;
  readonly fields?: readonly FieldFault[];
}

function isProblem(body: unknown): body is ProblemBody {
  return (
    typeof body === 'object' && body !== null && 'code' in body && 'detail' in body && 'requestId' in body
  );
}

/** For answers of something between us and the server, which has no code of ours. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 413) return 'body_too_large';
  if (status === 429) return 'too_many_requests';
  return status >= 502 && status <= 504 ? 'service_unavailable' : 'internal_error';
}
