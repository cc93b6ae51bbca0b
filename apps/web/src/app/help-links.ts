import { isBuilt, routePath } from '@candor/contract/routes';
import { telHref } from '../public-page/tel-href.ts';

type Reach = { readonly email: string; readonly servicePhone: string };

/** Help leads to the customer service page; as long as there is none, to our mail, with the number to quote in its subject. */
export function helpHref({ email }: Reach, requestId: string | undefined): string {
  if (isBuilt('customerService')) return routePath('customerService');
  return requestId === undefined
    ? `mailto:${email}`
    : `mailto:${email}?subject=${encodeURIComponent(requestId)}`;
}

/** Talking leads to the same page, or to our telephone. */
export function talkHref({ servicePhone }: Reach): string {
  return isBuilt('customerService') ? routePath('customerService') : telHref(servicePhone);
}

/** The borrower's home; as long as there is none, the official page. */
export function homeHref(): string {
  return isBuilt('home') ? routePath('home') : routePath('officialPage');
}
