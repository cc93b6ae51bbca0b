import type { WireGroup, WirePart, WireParts } from '@candor/contract/client';
import { knownPart } from './known-parts.ts';

const loads: Readonly<Record<WireGroup, () => Promise<WirePart>>> = {
  login: () => import('./parts/login.ts').then(({ login }) => login),
  product: () => import('./parts/product.ts').then(({ product }) => product),
  loanOrder: () => import('./parts/loan-order.ts').then(({ loanOrder }) => loanOrder),
  repaymentPlan: () => import('./parts/repayment-plan.ts').then(({ repaymentPlan }) => repaymentPlan),
  certification: () => import('./parts/certification.ts').then(({ certification }) => certification),
  contacts: () => import('./parts/contacts.ts').then(({ contacts }) => contacts),
  deviceAndLocation: () =>
    import('./parts/device-and-location.ts').then(({ deviceAndLocation }) => deviceAndLocation),
  problemReport: () => import('./parts/problem-report.ts').then(({ problemReport }) => problemReport),
};

/**
 * The deployment's names, built in, so that the page and its names are always of one version; call by call,
 * so that nobody loads names that they don't speak. A screen lists the calls that it begins with (`wire`) and
 * so has their names with itself; for any other call, the names of its whole group come when it is made.
 */
export const wireParts: WireParts = {
  part: async (group, path) => knownPart(path) ?? (await loads[group]()),
};
