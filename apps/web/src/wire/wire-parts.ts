import type { WireGroup, WirePart, WireParts } from '@candor/contract/client';
import { login } from './parts/login.ts';

const loads: Readonly<Record<WireGroup, () => Promise<WirePart>>> = {
  // Every screen speaks of the session sooner or later.
  login: () => Promise.resolve(login),
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
 * The deployment's names, built in, so that the page and its names are always of one version; group by group,
 * so that nobody loads names that they don't speak. A screen names the parts of its own calls (`wire`) and so
 * has them with itself.
 */
export const wireParts: WireParts = { part: (group) => loads[group]() };
