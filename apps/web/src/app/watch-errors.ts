import type { Client } from '@candor/contract/client';
import { createErrorReporter } from './error-reporter.ts';

/** Reports what nobody caught, and gives the function that reports what somebody did. */
export function watchErrors(client: Client): (error: unknown) => void {
  const report = createErrorReporter({
    send: (errors) => client.call('report.union-error', { errors: [...errors] }),
    screen: () => location.pathname,
    now: () => new Date(),
    appVersion: APP_VERSION,
  });
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
