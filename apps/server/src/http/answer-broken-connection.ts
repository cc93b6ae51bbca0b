import type { Socket } from 'node:net';
import { errorFacts, problemOf, type ErrorCode } from '@candor/contract';
import { newRequestId } from './request-id.ts';

const codeOf: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * A request that Node itself gave up on, before there was one for Fastify: too slow, too big a head, or not
 * HTTP.
 */
export function answerBrokenConnection(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const code = codeOf[error.code ?? ''] ?? 'invalid_request';
  const { status, title } = errorFacts[code];
  const requestId = newRequestId();
  const body = JSON.stringify(problemOf(code, requestId, { detail: `${title}.` }));
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
