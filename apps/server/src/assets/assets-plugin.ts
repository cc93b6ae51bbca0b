import type { FastifyPluginCallback } from 'fastify';
import type { Compressed } from './compressed.ts';
import { sendCompressed } from './send-compressed.ts';

/**
 * A worker has no page's policy but that of its own answer. Only there may WebAssembly be compiled: what
 * reads documents needs it, and the pages, which show what others wrote, do without.
 */
const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** Built files carry a fingerprint in their name, so a browser may keep them for ever. */
export function assetsPlugin(assets: ReadonlyMap<string, Compressed>): FastifyPluginCallback {
  return (app, _options, done) => {
    for (const [address, asset] of assets) {
      app.get(address, (request, reply) => {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        if (/\/reader-worker-[\w-]+\.js$/u.test(address))
          reply.header('content-security-policy', workerPolicy);
        return sendCompressed(request, reply, asset);
      });
    }
    done();
  };
}
