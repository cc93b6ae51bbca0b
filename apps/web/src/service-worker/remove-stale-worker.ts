/**
 * An address may still be held by a worker of an earlier site. If its file is gone (404) or is no longer a
 * script (a page served in its place), it is unregistered and the page loaded again, at most once a session.
 */
export interface WorkerSurroundings {
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
  readonly fetch: typeof globalThis.fetch;
  /** A function, because a browser that blocks storage throws already when it is named. */
  readonly session: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

const RELOADED = 'stale-worker-removed';
const SCRIPT_TYPE = /^(?:text|application)\/(?:x-)?(?:java|ecma)script(?:;|$)/i;

export async function removeStaleWorker({
  serviceWorker,
  fetch,
  session,
  reload,
}: WorkerSurroundings): Promise<void> {
  // A browser that blocks storage refuses to tell, or to unregister: then there is nothing that we could do.
  const registrations = (await serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  const removed = await Promise.all(
    registrations.map(async (registration) => {
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      return (
        worker !== null &&
        (await isStale(worker.scriptURL, fetch)) &&
        registration.unregister().catch(() => false)
      );
    }),
  );
  if (removed.includes(true) && mayReload(session)) reload();
}

/** A server error or a broken connection says nothing about the file: the worker stays. */
async function isStale(scriptUrl: string, fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    const response = await fetch(scriptUrl, { cache: 'no-store', headers: { 'Service-Worker': 'script' } });
    if (response.status === 404) return true;
    return response.ok && !SCRIPT_TYPE.test(response.headers.get('content-type')?.trim() ?? '');
  } catch {
    return false;
  }
}

/** Where the session can't remember the first reload there is none: a loop is worse than one stale page. */
function mayReload(session: WorkerSurroundings['session']): boolean {
  try {
    const storage = session();
    if (storage.getItem(RELOADED) !== null) return false;
    storage.setItem(RELOADED, 'yes');
    return true;
  } catch {
    return false;
  }
}
