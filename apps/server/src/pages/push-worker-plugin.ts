import type { FastifyPluginCallback } from 'fastify';

/**
 * All that the worker does: it shows a notice, and opens the inbox when it is tapped. It listens to no fetch,
 * so that no page ever comes from it, and it keeps nothing.
 */
export const pushWorkerScript = `self.addEventListener('push', (event) => {
  const { title = '', body = '', tag = '', link = '/' } = event.data ? event.data.json() : {};
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { link } }));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { origin } = self.location;
  const address = new URL(event.notification.data.link, origin);
  event.waitUntil(self.clients.openWindow(address.origin === origin ? address.href : origin));
});
`;

/**
 * The worker's file, where notices are offered. Where they are not it is not there, and a browser that has
 * the worker from before removes it at the next page.
 */
export function pushWorkerPlugin({ isOffered }: { readonly isOffered: boolean }): FastifyPluginCallback {
  return (app, _options, done) => {
    if (isOffered)
      app.get('/push-worker.js', (_request, reply) =>
        reply
          .header('content-type', 'text/javascript; charset=utf-8')
          .header('cache-control', 'no-cache')
          .header('content-security-policy', "default-src 'none'")
          .send(pushWorkerScript),
      );
    done();
  };
}
