import { defineCall, tableOf } from '@candor/contract';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { problemIn } from './testing/problem-in.ts';
import { silentLog } from './testing/silent-log.ts';
import { appOf } from './testing/test-app.ts';

const call = defineCall({
  id: 'A5.99',
  group: 'paper',
  name: 'show',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  file: ['image/jpeg', 'application/pdf'],
  summary: 'Shows a paper.',
  request: z.strictObject({}),
  response: z.strictObject({}),
  errors: ['not_found'],
});
const table = tableOf([call]);
const bytes = Buffer.from([0xff, 0xd8, 0x00, 0x0a, 0xff]);
const fine = { mediaType: 'application/pdf', fileName: 'paper-1.pdf', bytes } as const;

describe('a call that answers with a file', () => {
  it('sends its bytes as they are, as the kind they are, to be shown and nothing else', async () => {
    const app = await appOf(table, { 'paper.show': async () => fine });
    const answer = await app.inject('/api/paper/show');
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '5',
      'content-disposition': 'inline; filename="paper-1.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-site',
    });
  });

  it('refuses as every other call does', async () => {
    const app = await appOf(table, { 'paper.show': async () => ({ refused: 'not_found' }) });
    expect(problemIn(await app.inject('/api/paper/show'))).toMatchObject({ code: 'not_found', status: 404 });
  });

  it.each([
    ['mediaType', { ...fine, mediaType: 'text/html' }],
    ['fileName', { ...fine, fileName: 'a"\r\nset-cookie: x=y;.pdf' }],
    ['bytes', { ...fine, bytes: '<html>' }],
    ['mediaType', {}],
  ])('that is not what was declared (%s) is a fault of ours: logged, and not sent', async (fault, given) => {
    const error = vi.fn();
    const handlers = { 'paper.show': async () => given as never };
    const app = await appOf(table, handlers, { log: { ...silentLog, error } });
    const answer = await app.inject('/api/paper/show');
    expect(problemIn(answer)).toMatchObject({ code: 'internal_error', status: 500 });
    expect(error).toHaveBeenCalledWith({ call: 'A5.99', broken: [fault] }, expect.any(String));
  });
});
