/**
 * Some seconds, and then for as long as the browser knows that there is no connection. Whoever gives up waits
 * no longer.
 */
export async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  await until(signal, (done) => {
    const timer = setTimeout(done, seconds * 1_000);
    return () => clearTimeout(timer);
  });
  if (navigator.onLine) return;
  await until(signal, (done) => {
    addEventListener('online', done);
    return () => removeEventListener('online', done);
  });
}

function until(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      end();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const end = begin(finish);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}
