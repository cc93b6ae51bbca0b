/**
 * The product has no service worker, so by default nothing is registered. A registrar that is handed in is
 * tried, and its failure is silent: a page must work the same without a worker.
 */
export async function registerWorker(registrar?: () => Promise<unknown>): Promise<void> {
  try {
    await registrar?.();
  } catch {
    // Nobody can act on it, and nothing the borrower does depends on it.
  }
}
