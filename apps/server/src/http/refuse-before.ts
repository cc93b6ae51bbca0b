import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { answerComplaint } from './answer-problem.ts';
import type { Refusal } from './handler.ts';
import { settleReply } from './settle-reply.ts';

/** Looks at a request before its body is read: a refusal as a value, or null. It never answers by itself. */
export type Check = (request: FastifyRequest) => Refusal | null | Promise<Refusal | null>;

/**
 * Asks the checks one after the other; the first refusal is answered here, and then nothing of the call is
 * reached.
 */
export function refuseBefore(...checks: readonly Check[]): onRequestHookHandler {
  return (request, reply, done) => {
    const answer = (refusal: Refusal | null) => (refusal ? sendRefusal(reply, refusal) : done());
    let refused: ReturnType<typeof firstRefusal>;
    try {
      refused = firstRefusal(request, checks);
    } catch (error) {
      return done(error as Error);
    }
    if (refused instanceof Promise) settleReply(reply, refused, answer);
    else answer(refused);
  };
}

/** Without a promise while no check has one: most calls know their caller without asking anybody. */
function firstRefusal(
  request: FastifyRequest,
  checks: readonly Check[],
  from = 0,
): Refusal | null | Promise<Refusal | null> {
  for (let at = from; at < checks.length; at += 1) {
    const refusal = checks[at]!(request);
    if (refusal instanceof Promise) return refusal.then((no) => no ?? firstRefusal(request, checks, at + 1));
    if (refusal) return refusal;
  }
  return null;
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): void {
  answerComplaint(reply, refusal.refused, refusal);
}
