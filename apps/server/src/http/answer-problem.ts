import { encodeProblem, problemOf, type ErrorCode, type FieldFault } from '@candor/contract';
import type { FastifyReply } from 'fastify';
import { noteRefusal } from './from-caller.ts';
import { waitWords } from './wait-words.ts';

export interface ProblemAnswer {
  readonly detail?: string | undefined;
  readonly fields?: readonly FieldFault[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * Every no that leaves the server: RFC 9457, under the names that the request spoke. It gives nothing back: a
 * reply in somebody's hands is taken for a yes or a no, and it is neither.
 */
export function answerComplaint(reply: FastifyReply, code: ErrorCode, answer: ProblemAnswer = {}): void {
  const { request } = reply;
  const problem = problemOf(code, request.id, {
    ...answer,
    detail: answer.detail ?? waitSentence(code, answer),
  });
  const codec = request.routePlan?.codec;
  reply.problemCode = code;
  // A fault of ours is no refusal: what was done before it stands.
  if (problem.status < 500) noteRefusal(request, code);
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
  reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(codec ? encodeProblem(problem, codec) : problem));
}

/** Where waiting is all there is to do, how long is said in words. */
function waitSentence(code: ErrorCode, { retryAfterSeconds }: ProblemAnswer): string | undefined {
  const isAllThereIs =
    code === 'too_many_requests' || code === 'voice_code_too_early' || code === 'staff_is_locked';
  if (!isAllThereIs || retryAfterSeconds === undefined) return undefined;
  return `Please wait ${waitWords(retryAfterSeconds)} and try again.`;
}
