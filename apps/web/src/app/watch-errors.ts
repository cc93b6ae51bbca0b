import type { Client } from '@candor/contract/client';
import { routeAt, routePath } from '@candor/contract/routes';
import { createErrorReporter } from './error-reporter.ts';

/** Reports what nobody caught, and gives the function that reports what somebody did. */
export function watchErrors(client: Client): (error: unknown) => void {
  const report = createErrorReporter({
    send: (errors) => client.call('report.union-error', { errors: [...errors] }),
    // An address of nobody's making may hold anything: it is reported as the error page that it shows.
    screen: () => (routeAt(location.pathname) ? location.pathname : routePath('errorPage')),
    now: () => new Date(),
    appVersion: APP_VERSION,
  });
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
