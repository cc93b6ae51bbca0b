import type { Call } from './call.ts';
import { eventBuriedPoints } from './calls/event-buried-points.ts';
import { eventSave } from './calls/event-save.ts';
import { operationsHealthz } from './calls/operations-healthz.ts';
import { operationsReadyz } from './calls/operations-readyz.ts';
import { pageConfig } from './calls/page-config.ts';
import { reportUnionError } from './calls/report-union-error.ts';

/** A table keyed by each call's own `group.name`, so that a key can't drift from its call. */
export function tableOf<const L extends readonly Call[]>(
  list: L,
): { readonly [C in L[number] as C['key']]: C } {
  return Object.fromEntries(list.map((call) => [call.key, call])) as never;
}

/** Every call there is. Adding one is a line here, its declaration, and a handler. */
export const calls = tableOf([
  eventSave,
  eventBuriedPoints,
  reportUnionError,
  pageConfig,
  operationsHealthz,
  operationsReadyz,
]);

export type Calls = typeof calls;
