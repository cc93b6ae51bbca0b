/** What a test that failed says: enough to find it, and to run it alone. */
export type Failure = {
  /** From the checkout's folder; nothing for a check that is not about one file. */
  readonly file?: string;
  readonly line?: number;
  readonly title: string;
  readonly message: string;
};

export type FileTime = { readonly file: string; readonly durationMs: number };

/** What our reporters send from vitest's and playwright's process to the one that prints. */
export type TestEvent =
  | { readonly kind: 'total'; readonly total: number; readonly unit: 'files' | 'tests' }
  | { readonly kind: 'begun'; readonly file: string }
  /** One file, or one test, of the total is over. */
  | { readonly kind: 'done'; readonly file: string; readonly durationMs: number; readonly passed: number }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** A test that could not be run here, and why: what it asks for is missing. */
  | { readonly kind: 'skipped'; readonly why: string };

/**
 * Reports go over the channel that the runner opened. When the runner is gone, however it went, so are we:
 * nobody is left behind with a database and a browser.
 */
export function connect(): (event: TestEvent) => void {
  if (!process.send)
    throw new Error('this reporter speaks to npm test only: choose another, for example dot');
  process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
  return (event) => process.send?.(event);
}
