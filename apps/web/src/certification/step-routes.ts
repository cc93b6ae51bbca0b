import type { Calls, ResponseOf } from '@candor/contract/client';
import { type RouteKey, routePath } from '@candor/contract/routes';

export type StepProgress = ResponseOf<Calls['certification.list']>['steps'][number];
export type StepKey = StepProgress['step'];

/** Where each step is given, in the order in which they are gone through. */
export const stepRoutes = {
  base: 'certificationBase',
  personal: 'certificationPersonal',
  job: 'certificationJob',
  ext: 'certificationExt',
  bank: 'bankCard',
} as const satisfies Readonly<Record<StepKey, RouteKey>>;

/**
 * To where a step is given. Of the account, straight to its form while there is none; and from there to the
 * list, which says what is next.
 */
export function stepHref({ step, state }: Pick<StepProgress, 'step' | 'state'>): string {
  if (step !== 'bank') return routePath(stepRoutes[step]);
  const from = routePath('certification');
  return routePath('bankCard', state === 'empty' ? { view: 'add', from } : { from });
}

const isMissing = ({ state }: StepProgress) => state === 'empty' || state === 'refused';

/** What was sent back comes first, then what was never given, in order. */
export function nextMissing(steps: readonly StepProgress[]): StepProgress | undefined {
  return steps.find(({ state }) => state === 'refused') ?? steps.find(isMissing);
}
