import type { WireGroup, WirePart, WireParts } from '@candor/contract/client';
import { knownPart } from './known-parts.ts';

const loads: Readonly<Record<WireGroup, () => Promise<{ readonly part: WirePart }>>> = {
  login: () => import('./parts/login.ts'),
  product: () => import('./parts/product.ts'),
  loanOrder: () => import('./parts/loan-order.ts'),
  repaymentPlan: () => import('./parts/repayment-plan.ts'),
  certification: () => import('./parts/certification.ts'),
  contacts: () => import('./parts/contacts.ts'),
  deviceAndLocation: () => import('./parts/device-and-location.ts'),
  problemReport: () => import('./parts/problem-report.ts'),
};

/**
 * The deployment's names, built in, so that the page and its names are always of one version; call by call,
 * so that nobody loads names that they don't speak. A screen lists the calls that it begins with (`wire`) and
 * so has their names with itself; for any other call, the names of its whole group come when it is made.
 */
export const wireParts: WireParts = {
  part: async (group, path) => knownPart(path) ?? (await loads[group]()).part,
};
