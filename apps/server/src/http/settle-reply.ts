import type { FastifyReply } from 'fastify';

/**
 * The only bridge from work that is awaited to a reply. A reply is thenable: `await` of a function that
 * returns one gives `undefined`, so a guard that answers 403 and returns its reply looks, to whoever awaits
 * it, as if it had let the request through. Therefore no async function of the server holds a reply
 * (scripts/rules/async-replies.ts finds one that does): it returns a value, and what is sent is decided here,
 * once, when that value is there.
 */
export function settleReply<T>(
  reply: FastifyReply,
  work: Promise<T>,
  send: (value: Awaited<T>) => void,
): void {
  // What fails goes to the error handler, also when it fails while being sent.
  work.then(send as (value: T) => void).catch((error: unknown) => {
    reply.send(error instanceof Error ? error : new Error('What was thrown is no error.', { cause: error }));
  });
}
