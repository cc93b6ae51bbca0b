import type { FastifyInstance } from 'fastify';

/**
 * What every answer carries. The content policy here is that of an answer that is no page: nothing may be
 * loaded, nobody may frame it. A page sets its own over it.
 */
export function addSecurityHeaders(app: FastifyInstance, { production }: { production: boolean }): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(self), payment=(), usb=(), publickey-credentials-create=(self), publickey-credentials-get=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  // Only there: on a laptop it would force https upon every other thing that runs on localhost.
  if (production) headers['strict-transport-security'] = 'max-age=63072000; includeSubDomains';
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
