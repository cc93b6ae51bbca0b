import type { FastifyPluginCallback } from 'fastify';
import type { Compressed } from './compressed.ts';
import { sendCompressed } from './send-compressed.ts';

/** Built files carry a fingerprint in their name, so a browser may keep them for ever. */
export function assetsPlugin(assets: ReadonlyMap<string, Compressed>): FastifyPluginCallback {
  return (app, _options, done) => {
    for (const [address, asset] of assets) {
      app.get(address, (request, reply) => {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        return sendCompressed(request, reply, asset);
      });
    }
    done();
  };
}
