import type { ErrorCode } from '@candor/contract';

/**
 * A body that can't be read. Thrown because Fastify's parsers have no other way out; answered by
 * `answer-error.ts`.
 */
export class BodyFault extends Error {
  readonly code: Extract<ErrorCode, 'invalid_request' | 'nesting_too_deep'>;

  constructor(code: BodyFault['code'], message: string) {
    super(message);
    this.name = 'BodyFault';
    this.code = code;
  }
}
