/**
 * Runs once the reader has something to look at. A tab that is opened in the background paints only when it
 * is looked at, and until then nothing needs to happen in it.
 */
export function afterFirstPaint(run: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => requestAnimationFrame(run));
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
}
