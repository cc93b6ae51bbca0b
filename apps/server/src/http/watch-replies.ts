import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { raiseAlarm } from '../alarms/alarms.ts';

/**
 * How Fastify tells of it: a warning among others, or a line in words when the second answer was a failure.
 */
const codeOfIt = 'FST_ERR_REP_ALREADY_SENT';
const wordsOfIt = 'Promise errored, but reply.sent = true was set';

/**
 * Fastify only warns when a request is answered twice. The first answer has left, so the caller sees nothing
 * wrong; the second means that something went on working for a request that had been refused. Each request's
 * log is watched for it, and the alarm is raised.
 */
export const watchReplies: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) => {
  const child = logger.child(bindings, options);
  const watched = Object.create(child) as FastifyBaseLogger;
  const log =
    (level: 'warn' | 'error') =>
    (facts: unknown, sentence?: string, ...more: unknown[]) => {
      const { err } = (facts ?? {}) as { readonly err?: { readonly code?: string } };
      if (err?.code === codeOfIt || sentence === wordsOfIt)
        return raiseAlarm(child, 'reply-sent-twice', { error: err });
      child[level](facts as object, sentence, ...more);
    };
  return Object.assign(watched, { warn: log('warn'), error: log('error') });
};
