import type { Client } from '@candor/contract/client';

/**
 * Reports what nobody caught, and gives the function that reports what somebody did. Few pages meet an error:
 * the reporter comes with the first.
 */
export function watchErrors(client: Client): (error: unknown) => void {
  let reporter: Promise<(error: unknown) => void> | undefined;
  const report = (error: unknown) => {
    reporter ??= import('./error-reporter.ts').then(({ openReporter }) => openReporter(client));
    reporter.then(
      (tell) => tell(error),
      () => (reporter = undefined),
    );
  };
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
