import fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressed } from './compressed.ts';
import { sendCompressed } from './send-compressed.ts';

const page = await compressed('text/plain', 'the same words again and again. '.repeat(20));
const app = fastify().get('/', (request, reply) => sendCompressed(request, reply, page));

it.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
  ['brotli', undefined],
  [undefined, undefined],
])('whoever accepts %s gets it as %s', async (accepted, encoding) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await app.inject({ url: '/', headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
});
