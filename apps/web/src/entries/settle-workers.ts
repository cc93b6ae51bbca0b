import { registerWorker } from '../service-worker/register-worker.ts';
import { removeStaleWorker } from '../service-worker/remove-stale-worker.ts';

/** Once per page: a worker that an earlier site left behind is removed, and none of ours is registered. */
export function settleWorkers(): void {
  void registerWorker();
  void removeStaleWorker({
    serviceWorker: navigator.serviceWorker,
    fetch: (...request) => fetch(...request),
    session: () => sessionStorage,
    reload: () => location.reload(),
  });
}
