import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from './testing/test-app.ts';

describe('a client that is slow, or sends what is no request', () => {
  let running: FastifyInstance | undefined;
  afterEach(() => running?.close());

  async function answerTo(bytes: string): Promise<string> {
    const limits = { headersTimeoutMs: 150, requestTimeoutMs: 300, timeoutCheckMs: 50, headerBytes: 2048 };
    const { app } = await testApp({ limits });
    running = app;
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.addresses()[0] as AddressInfo;
    return await new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket
        .on('data', (chunk) => (text += chunk.toString()))
        .on('close', () => resolve(text))
        .on('error', reject);
    });
  }

  it.each([
    ['stops in the middle of its head', 'GET /healthz HTTP/1.1\r\nHost: x\r\n', 408, 'request_timeout'],
    [
      'stops in the middle of its body',
      'POST /api/event/save HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      408,
      'request_timeout',
    ],
    [
      'sends a bomb of headers',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(5000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['speaks no HTTP', 'HELLO\r\n\r\n', 400, 'invalid_request'],
  ])('and %s is told and let go', async (_, bytes, status, code) => {
    const [head, body] = (await answerTo(bytes)).split('\r\n\r\n') as [string, string];
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    expect(head).toContain('connection: close');
    expect(JSON.parse(body)).toMatchObject({ code, status });
    expect(head).toContain(`x-request-id: ${JSON.parse(body).requestId}`);
  });
});
