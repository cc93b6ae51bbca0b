import type { Json } from '@candor/contract/client';

/** The server answered, and the answer is an error. What to do about it is the caller's business. */
export class HttpResponseError extends Error {
  override readonly name = 'HttpResponseError';
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;

  constructor({ status, body, headers }: { status: number; body: Json; headers: Headers }) {
    super(`The server answered ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** No whole answer in time. Whether the call took effect is not known. */
export class HttpTimeoutError extends Error {
  override readonly name = 'HttpTimeoutError';

  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`);
  }
}

/** The connection broke or never came about. Whether the call took effect is not known. */
export class HttpConnectionError extends Error {
  override readonly name = 'HttpConnectionError';

  constructor(cause: unknown) {
    super('The connection to the server broke', { cause });
  }
}
