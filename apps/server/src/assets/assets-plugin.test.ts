import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { assetsPlugin } from './assets-plugin.ts';
import { compressed } from './compressed.ts';

const script = await compressed('text/javascript', 'let nothing;');
const app = fastify();
addSecurityHeaders(app, { production: false });
await app.register(
  assetsPlugin(
    new Map([
      ['/assets/reader-worker-Dx_1-Yz.js', script],
      ['/assets/remove-stale-worker.js', script],
      ['/assets/screen-C0fpbDn.js', script],
    ]),
  ),
);

it.each([
  ['/assets/reader-worker-Dx_1-Yz.js', true],
  ['/assets/remove-stale-worker.js', false],
  ['/assets/screen-C0fpbDn.js', false],
])('%s may compile WebAssembly: %s', async (url, may) => {
  const { headers } = await app.inject({ url });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy.includes("'wasm-unsafe-eval'")).toBe(may);
  expect(policy).not.toContain("'unsafe-eval'");
});
