import type { Client } from '@candor/contract/client';
import { routeAt, routePath } from '@candor/contract/routes';

/**
 * Reports what nobody caught, and gives the function that reports what somebody did. Few pages meet an error:
 * the reporter comes with the first.
 */
export function watchErrors(client: Client): (error: unknown) => void {
  let reporter: Promise<(error: unknown) => void> | undefined;
  const open = async () => {
    const { createErrorReporter } = await import('./error-reporter.ts');
    return createErrorReporter({
      send: (errors) => client.call('report.union-error', { errors: [...errors] }),
      // An address of nobody's making may hold anything: it is reported as the error page that it shows.
      screen: () => (routeAt(location.pathname) ? location.pathname : routePath('errorPage')),
      now: () => new Date(),
      appVersion: APP_VERSION,
    });
  };
  const report = (error: unknown) => {
    reporter ??= open();
    reporter.then(
      (tell) => tell(error),
      () => (reporter = undefined),
    );
  };
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  return report;
}
