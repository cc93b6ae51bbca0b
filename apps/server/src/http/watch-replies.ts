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
) => new WatchedLog(() => logger.child(bindings, options), logger.level);

type Words = [facts: unknown, sentence?: string, ...more: unknown[]];

/** Most requests say only that they were answered; a log of their own is made for those that say more. */
class WatchedLog implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | null = null;
  level: string;

  constructor(make: () => FastifyBaseLogger, level: string) {
    this.#make = make;
    this.level = level;
  }

  child(...asked: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...asked);
  }
  trace(...words: Words): void {
    this.#log.trace(...(words as [object, string]));
  }
  debug(...words: Words): void {
    this.#log.debug(...(words as [object, string]));
  }
  info(...words: Words): void {
    this.#log.info(...(words as [object, string]));
  }
  warn(...words: Words): void {
    this.#watched('warn', words);
  }
  error(...words: Words): void {
    this.#watched('error', words);
  }
  fatal(...words: Words): void {
    this.#log.fatal(...(words as [object, string]));
  }
  silent(...words: Words): void {
    this.#log.silent(...(words as [object, string]));
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  #watched(level: 'warn' | 'error', words: Words): void {
    const [facts, sentence] = words;
    const { err } = (facts ?? {}) as { readonly err?: { readonly code?: string } };
    if (err?.code === codeOfIt || sentence === wordsOfIt)
      return raiseAlarm(this.#log, 'reply-sent-twice', { error: err });
    this.#log[level](...(words as [object, string]));
  }
}
