import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { Outage } from '@candor/services/kernel/commands';
import type { PictureStore } from '@candor/services/kernel/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskPictures } from './disk-pictures.ts';
import { memoryPictures } from './memory-pictures.ts';
import { s3Pictures } from './s3-pictures.ts';
import { signS3 } from './sign-s3.ts';

const account = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const now = () => new Date();

let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candor-pictures-'));
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  });
  endpoint = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Readonly<Record<string, () => PictureStore>> = {
  'a folder': () => diskPictures(join(folder, 'disk')),
  'an S3-compatible store': () => s3Pictures({ ...account, endpoint, bucket: 'pictures', now }),
  memory: memoryPictures,
};

const newKey = () => `pictures/ab/${randomUUID()}`;

describe.each(Object.entries(stores))('A5 · %s', (name, open) => {
  it('gives back what it was given, byte by byte, whatever the bytes are', async () => {
    const store = open();
    for (const bytes of [Buffer.from([0, 255, 10, 13, 0]), randomBytes(3_000_000)]) {
      const key = newKey();
      await store.put(key, bytes);
      expect((await store.get(key))?.equals(bytes)).toBe(true);
    }
  });

  it('has nothing under a key that was never used or was deleted, and deletes twice', async () => {
    const [store, key] = [open(), newKey()];
    expect(await store.get(key)).toBeNull();
    await store.delete(key);
    await store.put(key, Buffer.from('here'));
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
  });

  it('replaces as a whole, also when twenty do it at once', async () => {
    const [store, key] = [open(), newKey()];
    const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(200_000, index + 1));
    // That an object is replaced as a whole is S3's own promise; the small server that stands in for it here
    // writes two at once into one file.
    if (name === 'an S3-compatible store') for (const bytes of versions) await store.put(key, bytes);
    else await Promise.all(versions.map((bytes) => store.put(key, bytes)));
    const found = (await store.get(key))!;
    expect(versions.some((bytes) => bytes.equals(found))).toBe(true);
  });

  it.each(['../secrets', 'a//b', '/etc/passwd', 'a/../b', 'A', 'a b', '', '.', 'a?x=1', 'a%2fb', 'é'])(
    'refuses %j as a key',
    async (key) => {
      const store = open();
      const tries = [() => store.get(key), () => store.put(key, Buffer.from('x')), () => store.delete(key)];
      for (const attempt of tries)
        await expect((async () => attempt())()).rejects.toThrow('a key of the picture store');
    },
  );
});

describe('A5 · pictures in a folder', () => {
  it('are for their owner alone, and nothing half-written stays beside them', async () => {
    const [root, key] = [join(folder, 'private'), newKey()];
    await diskPictures(root).put(key, Buffer.from('sealed'));
    const file = join(root, ...key.split('/'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(join(root, 'pictures', 'ab'))).mode & 0o777).toBe(0o700);
    expect(await readdir(join(root, 'pictures', 'ab'))).toHaveLength(1);
  });
});

describe('A5 · an S3-compatible store', () => {
  it('is told who asks as its makers document it', () => {
    // The example of "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)", GET
    // Object.
    const signed = signS3(
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
      },
      {
        region: 'us-east-1',
        accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
      new Date('2013-05-24T00:00:00Z'),
    );
    expect(signed['authorization']).toMatch(
      /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/u,
    );
  });

  it('that does not know the secret, or has no such bucket, is a fault that names the settings', async () => {
    const wrong = s3Pictures({ ...account, secretAccessKey: 'guessed', endpoint, bucket: 'pictures', now });
    await expect(wrong.put(newKey(), Buffer.from('x'))).rejects.toThrow(
      'the picture store answered PUT with 403, SignatureDoesNotMatch: check the settings S3_…',
    );
    const nowhere = s3Pictures({ ...account, endpoint, bucket: 'not-there', now });
    await expect(nowhere.get(newKey())).rejects.toThrow('NoSuchBucket');
  });

  it('is asked again when it is away for a moment', async () => {
    const real = stores['an S3-compatible store']!();
    const key = newKey();
    await real.put(key, Buffer.from('kept'));
    const seen: string[] = [];
    const flaky = await listening((attempt) => (attempt <= 2 ? 503 : 404), seen);
    const store = s3Pictures({ ...account, endpoint: flaky.url, bucket: 'pictures', now, waitsMs: [1, 1] });
    expect(await store.get(key)).toBeNull();
    expect(seen).toEqual(['GET', 'GET', 'GET']);
    flaky.server.close();
  });

  it('that stays away, or answers nothing, is an outage and not a picture that is not there', async () => {
    const [seen, silent]: string[][] = [[], []];
    const down = await listening(() => 500, seen!);
    const patience = { waitsMs: [1], timeoutMs: 5_000 };
    const store = s3Pictures({ ...account, endpoint: down.url, bucket: 'pictures', now, ...patience });
    await expect(store.get(newKey())).rejects.toThrow(Outage);
    await expect(store.put(newKey(), Buffer.from('x'))).rejects.toThrow('the picture store answered 500');
    expect(seen).toEqual(['GET', 'GET', 'PUT', 'PUT']);
    down.server.close();
    const hanging = await listening(() => null, silent!);
    const waiting = s3Pictures({
      ...account,
      endpoint: hanging.url,
      bucket: 'pictures',
      now,
      waitsMs: [1],
      timeoutMs: 100,
    });
    await expect(waiting.delete(newKey())).rejects.toThrow('the picture store could not be reached');
    hanging.server.closeAllConnections();
    hanging.server.close();
  });
});

/** A server that answers each attempt with a status, or with nothing at all. */
async function listening(
  statusOf: (attempt: number) => number | null,
  seen: string[],
): Promise<{ readonly server: Server; readonly url: string }> {
  const answering = createServer((request, response) => {
    seen.push(request.method ?? '');
    const status = statusOf(seen.length);
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((ready) => answering.listen(0, '127.0.0.1', ready));
  return { server: answering, url: `http://127.0.0.1:${(answering.address() as AddressInfo).port}` };
}
