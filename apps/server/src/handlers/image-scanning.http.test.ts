import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';
import { photo } from '../testing/sample-pictures.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

/** A piece of a picture, as an app sends it. */
function pieceAt(file: Buffer, offset: number, uploadId: string, bytes: number) {
  const base64 = file.subarray(offset, offset + bytes).toString('base64');
  return { uploadId, purpose: 'income-proof', offset, totalBytes: file.length, base64 };
}

const kept = async () => {
  const { rows } = await app.test.sql(
    `select (select count(*) from picture)::int as pictures, (select count(*) from picture_upload)::int as uploads,
            (select count(*) from picture_piece)::int as pieces`,
  );
  return rows[0];
};

describe('A5.1 · a picture with something in it that a scanner knows', () => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

  it.each([
    ['image/upload', 100, '09173123456'],
    ['problem/upload-image', 500_000, '09173123457'],
  ])(
    '%s · is refused, also when it comes in pieces of %i bytes, and nothing of it is kept',
    async (path, size, phone) => {
      const who = await app.logIn(phone);
      const before = await kept();
      const whole = Buffer.concat([(await photo()).subarray(0, 1_000), Buffer.from(eicar)]);
      const uploadId = randomUUID();
      let answer: LightMyRequestResponse | undefined;
      for (let offset = 0; offset < whole.length; offset += size) {
        const { purpose, ...piece } = pieceAt(whole, offset, uploadId, size);
        answer = await app.post(path, path === 'image/upload' ? { ...piece, purpose } : piece, who);
      }
      expect([answer?.statusCode, answer?.json().code]).toEqual([422, 'file_has_malware']);
      expect(await kept()).toEqual(before);
    },
  );

  it('that nobody could look into waits: the last piece, sent again, has it looked at', async () => {
    const answers: ('away' | 'clean')[] = ['away', 'clean'];
    const scan = async () => answers.shift() ?? 'clean';
    const other = await identityApp({ beside: app, borrowing: { scanner: { kind: 'clamd', scan } } });
    const who = await other.logIn('09178000123');
    const file = await photo();
    const uploadId = randomUUID();
    const half = Math.ceil(file.length / 2);
    const [first, last] = [pieceAt(file, 0, uploadId, half), pieceAt(file, half, uploadId, half)];
    expect((await other.post('image/upload', first, who)).json().receivedBytes).toBe(half);
    const away = await other.post('image/upload', last, who);
    expect([away.statusCode, away.json().code]).toEqual([503, 'service_unavailable']);
    expect((await other.post('image/upload', last, who)).json().imageId).toMatch(/\S/u);
    await other.close();
  });
});
