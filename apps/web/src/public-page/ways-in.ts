import { routePath } from '@candor/contract/routes';

/** The two ways into the borrower app, under the carousel and again in the footer. */
export const waysIn = [
  { title: 'See your price', href: routePath('recommendationList'), kind: 'filled' },
  { title: 'Log in', href: routePath('login'), kind: 'outlined' },
] as const;
