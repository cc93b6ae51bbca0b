/** Where a browser is reached for notices, and what they are encrypted with. */
export type PushAddress = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

const FILE = '/push-worker.js';
/** Below this address is no page: the worker is behind none of ours. */
const SCOPE = '/push-worker/';

/**
 * After a tap, and only then: registers the worker that shows notices and has the browser make an address for
 * them. The worker listens to no fetch; its file is looked after like any other worker's, and goes when the
 * file does.
 */
export async function enablePush(workers: ServiceWorkerContainer, key: string): Promise<PushAddress> {
  const registration = await workers.register(FILE, { scope: SCOPE });
  await isActive(registration);
  // One that was made for another key of the lender's would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** The browser forgets the address, and the worker with it. */
export async function disablePush(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.getRegistration(SCOPE);
  if (!registration?.scope.endsWith(SCOPE)) return;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  await registration.unregister();
}

function isActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((ready, fail) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') ready();
      if (worker.state === 'redundant') fail(new Error('the worker was not installed'));
    });
  });
}
