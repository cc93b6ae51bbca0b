import type { ErrorCode } from '@candor/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerComplaint } from './answer-problem.ts';
import { BodyFault } from './body-fault.ts';

const codeOfFastifyError: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'not_found',
};

export interface ErrorAnswering {
  /**
   * Whether an error says that the world failed us (a database gone), not our code: then 503, and try again.
   */
  readonly isOutage: (error: unknown) => boolean;
  /** What a person sees who asked for a page, if the server has pages. */
  readonly errorPage?: PageAnswer | undefined;
}

export type PageAnswer = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

/**
 * The last stop of everything thrown. The caller learns a code and a request number; what happened is in the
 * log under that number, and only there.
 */
export function answerError({ isOutage, errorPage }: ErrorAnswering) {
  // Anything can be thrown, also nothing. A status on a stranger's error is not ours to pass on: a vendor's
  // 404 inside a handler is no 404 of the caller's.
  return (
    error: Partial<FastifyError> | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    if (error instanceof BodyFault) return answerComplaint(reply, error.code, { detail: error.message });
    const known = codeOfFastifyError[error?.code ?? ''];
    if (known) return answerComplaint(reply, known);
    if (request.raw.readableAborted || isFastifysOwnRefusal(error))
      return answerComplaint(reply, 'invalid_request');
    const outage = isOutage(error);
    if (outage) request.log.warn({ err: error }, 'a part that the call needs is away');
    else request.log.error({ err: error }, 'a call failed');
    if (errorPage && wantsPage(request)) return errorPage(request, reply, outage ? 503 : 500);
    return outage
      ? answerComplaint(reply, 'service_unavailable', { retryAfterSeconds: 5 })
      : answerComplaint(reply, 'internal_error');
  };
}

/**
 * What Fastify itself refuses before a handler is asked (a method that it does not know, say): the caller's
 * fault.
 */
function isFastifysOwnRefusal(error: Partial<FastifyError> | null | undefined): boolean {
  return (error?.code ?? '').startsWith('FST_ERR_') && (error?.statusCode ?? 500) < 500;
}

/** A person in a browser, not a program: never under /api/, whatever the caller says it accepts. */
export function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
}
