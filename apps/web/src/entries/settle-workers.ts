import { registerWorker } from '../service-worker/register-worker.ts';

/** Once per page: a worker that an earlier site left behind is removed, and none of ours is registered. */
export function settleWorkers(): void {
  void registerWorker();
  void settle(navigator.serviceWorker).catch(() => {});
}

/**
 * Hardly a browser has a worker: what looks after one is fetched by those that do. One that blocks storage
 * refuses to tell.
 */
async function settle(serviceWorker: ServiceWorkerContainer | undefined): Promise<void> {
  if (!(await serviceWorker?.getRegistrations())?.length) return;
  const { removeStaleWorker } = await import('../service-worker/remove-stale-worker.ts');
  await removeStaleWorker({
    serviceWorker,
    fetch: (...request) => fetch(...request),
    session: () => sessionStorage,
    reload: () => location.reload(),
  });
}
