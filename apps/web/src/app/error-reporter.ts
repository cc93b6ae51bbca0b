import type { Client } from '@candor/contract/client';
import { routeAt, routePath } from '@candor/contract/routes';

/** As `report.union-error` takes it. */
export type ReportedError = {
  readonly message: string;
  readonly screen: string;
  readonly stack?: string;
  readonly appVersion: string;
  readonly at: string;
};

type Surroundings = {
  /** Sends a batch; its failure is nobody's business. */
  readonly send: (errors: readonly ReportedError[]) => Promise<unknown>;
  readonly screen: () => string;
  readonly now: () => Date;
  readonly appVersion: string;
};

/**
 * What one page may report. A fault that repeats itself on every frame tells nothing new after the first few.
 */
export const MAX_REPORTS = 5;
export const BATCH_MS = 2000;

/**
 * Gathers unexpected errors for a moment and sends them together, each once. An error's text may quote what a
 * person typed, so long numbers and mail addresses are struck out before anything leaves the page.
 */
export function createErrorReporter({ send, screen, now, appVersion }: Surroundings) {
  const seen = new Set<string>();
  let batch: ReportedError[] = [];

  const flush = () => {
    const errors = batch;
    batch = [];
    send(errors).catch(() => undefined);
  };

  return (error: unknown): void => {
    const message = textOf(error, 300) || 'unknown';
    const stack = error instanceof Error && error.stack ? withoutPerson(error.stack, 1000) : undefined;
    const fingerprint = `${message}\n${stack}`;
    if (seen.has(fingerprint) || seen.size >= MAX_REPORTS) return;
    seen.add(fingerprint);
    if (batch.length === 0) setTimeout(flush, BATCH_MS);
    batch.push({ message, screen: screen(), ...(stack && { stack }), appVersion, at: now().toISOString() });
  };
}

function textOf(error: unknown, limit: number): string {
  return withoutPerson(error instanceof Error ? `${error.name}: ${error.message}` : String(error), limit);
}

function withoutPerson(text: string, limit: number): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[^\s@]+@[^\s@]+/g, '(mail)')
    .replace(/\d(?:[\s-]?\d){4,}/g, '(number)')
    .slice(0, limit)
    .toWellFormed();
}

/** The page's own. */
export function openReporter(client: Client): (error: unknown) => void {
  return createErrorReporter({
    send: (errors) => client.call('report.union-error', { errors: [...errors] }),
    // An address of nobody's making may hold anything: it is reported as the error page that it shows.
    screen: () => (routeAt(location.pathname) ? location.pathname : routePath('errorPage')),
    now: () => new Date(),
    appVersion: APP_VERSION,
  });
}
