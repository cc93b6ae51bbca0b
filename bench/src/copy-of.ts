import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';

export type StaticCopy = { readonly url: string; stop(): void };

type Fetched = { type: string; encoding: string; body: Buffer };

/**
 * Fetches these paths as a browser would and serves the very bytes from a bare server in a process of its
 * own.
 */
export async function copyOf(url: string, paths: readonly string[]): Promise<StaticCopy> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const { body, ...facts } = await fetchRaw(`${url}${path}`);
      return [path, { ...facts, body: body.toString('base64') }] as const;
    }),
  );
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-copy.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(Object.fromEntries(files)));
  const port = await new Promise<number>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(Number(String(chunk)))),
  );
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** Undecoded: what travels is what counts. */
export async function fetchRaw(url: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const { 'content-type': type = '', 'content-encoding': encoding = '' } = response.headers;
      buffer(response).then((body) => resolve({ type, encoding, body }), reject);
    }).on('error', reject);
  });
}
