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
  return (request, reply, done) =>
    settleReply(reply, firstRefusal(request, checks), (refusal) =>
      refusal ? sendRefusal(reply, refusal) : done(),
    );
}

async function firstRefusal(request: FastifyRequest, checks: readonly Check[]): Promise<Refusal | null> {
  for (const check of checks) {
    const refusal = await check(request);
    if (refusal) return refusal;
  }
  return null;
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): void {
  answerComplaint(reply, refusal.refused, refusal);
}
