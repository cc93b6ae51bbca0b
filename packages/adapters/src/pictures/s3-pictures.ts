import { setTimeout as sleep } from 'node:timers/promises';
import { Outage } from '@candor/services/kernel/commands';
import type { PictureStore } from '@candor/services/kernel/ports';
import { pathOfKey } from './path-of-key.ts';
import { signS3, type S3Account, type S3Request } from './sign-s3.ts';

export type S3Config = S3Account & {
  /** Of the service, without the bucket: `https://s3.ap-southeast-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly now: () => Date;
  /** Between one try and the next; only a test has less patience. */
  readonly waitsMs?: readonly number[];
  readonly timeoutMs?: number;
};

/**
 * Pictures in an S3-compatible store, addressed by path (`endpoint/bucket/key`), which every such store
 * understands. What fails for a moment (no connection, 429, 5xx) is tried again: put, get and delete of a
 * whole object may each be done twice. Nothing of an account is repeated in an error.
 */
export function s3Pictures(config: S3Config): PictureStore {
  const { endpoint, bucket } = config;
  const urlOf = (key: string) =>
    new URL(`${endpoint.replace(/\/$/u, '')}/${bucket}/${pathOfKey(key).join('/')}`);
  return {
    async put(key, body) {
      const headers = { 'content-type': 'application/octet-stream' };
      await ask(config, { method: 'PUT', url: urlOf(key), headers, body });
    },
    get: (key) => ask(config, { method: 'GET', url: urlOf(key) }),
    async delete(key) {
      await ask(config, { method: 'DELETE', url: urlOf(key) });
    },
  };
}

const passing: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** The object, empty for one that has none to give; null where it is not there. */
async function ask(config: S3Config, request: S3Request): Promise<Buffer | null> {
  const { waitsMs = [200, 800] } = config;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await askOnce(config, request);
    if (typeof answer !== 'string') return answer;
    const wait = waitsMs[attempt];
    if (wait === undefined) throw new Outage(`the picture store ${answer}`);
    await sleep(wait);
  }
}

/** The answer; or, in words, why it may be worth another try. */
async function askOnce(config: S3Config, request: S3Request): Promise<Buffer | null | string> {
  const { method, url, body } = request;
  let response: Response;
  let content: Buffer;
  try {
    response = await fetch(url, {
      method,
      headers: signS3(request, config, config.now()),
      ...(body && { body: Buffer.from(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(config.timeoutMs ?? 15_000),
    });
    content = Buffer.from(await response.arrayBuffer());
  } catch {
    return 'could not be reached';
  }
  if (response.ok) return content;
  if (response.status === 404 && method !== 'PUT' && !/NoSuchBucket/u.test(content.toString())) return null;
  if (passing.has(response.status)) return `answered ${response.status}`;
  const code = /<Code>(\w+)<\/Code>/u.exec(content.toString())?.[1] ?? 'nothing more';
  throw new Error(
    `the picture store answered ${method} with ${response.status}, ${code}: check the settings S3_…`,
  );
}
