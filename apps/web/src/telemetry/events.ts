import type { Calls, ErrorCode, RequestOf } from '@candor/contract/client';
import type { RouteKey } from '@candor/contract/routes';

type Category = RequestOf<Calls['event.save']>['category'];

/**
 * Everything that the app tells about itself, and each fact it may tell with it. The types of the facts are
 * closed lists, yes or no, or a small number: there is no property that a name, a phone number or anything
 * else that was typed would fit.
 */
export type AppEvents = {
  'screen.opened': { readonly screen: RouteKey };
  'login.code-asked': { readonly by: 'sms' | 'voice'; readonly again: boolean };
  'login.done': { readonly fresh: boolean };
  'login.refused': { readonly reason: ErrorCode | 'broken' };
  'session.ended': { readonly everywhere: boolean };
  'consent.changed': { readonly purpose: ConsentPurpose; readonly given: boolean };
  'export.asked': { readonly again: boolean };
  'export.fetched': { readonly again: boolean };
  'account.deleted': { readonly kept: boolean };
  'payout-account.added': { readonly kind: 'bank' | 'wallet' };
  'products.listed': { readonly count: number; readonly known: boolean };
  'product.opened': { readonly low: boolean };
  'quote.differed': { readonly rows: number };
  'quote.arithmetic-opened': { readonly rows: number };
  'product.applied': { readonly outcome: ErrorCode | 'broken' | 'done' };
  'loan.signed': { readonly terms: number };
  'language.chosen': { readonly language: 'en' | 'zh' | 'fil' | 'hi' };
};

type ConsentPurpose = RequestOf<Calls['privacy.consent-set']>['purpose'];

export type AppEventName = keyof AppEvents;

/**
 * Where each belongs, and how many visits in a hundred tell it: what every visit does many times is asked of
 * a part.
 */
export const eventPlan: Readonly<
  Record<AppEventName, { readonly category: Category; readonly percent: number }>
> = {
  'screen.opened': { category: 'main', percent: 25 },
  'login.code-asked': { category: 'login', percent: 100 },
  'login.done': { category: 'login', percent: 100 },
  'login.refused': { category: 'login', percent: 100 },
  'session.ended': { category: 'login', percent: 100 },
  'consent.changed': { category: 'main', percent: 100 },
  'export.asked': { category: 'main', percent: 100 },
  'export.fetched': { category: 'main', percent: 100 },
  'account.deleted': { category: 'main', percent: 100 },
  'products.listed': { category: 'main', percent: 100 },
  'product.opened': { category: 'productDetail', percent: 100 },
  'quote.differed': { category: 'productDetail', percent: 100 },
  'quote.arithmetic-opened': { category: 'productDetail', percent: 100 },
  'product.applied': { category: 'productDetail', percent: 100 },
  'loan.signed': { category: 'order', percent: 100 },
  'payout-account.added': { category: 'bank', percent: 100 },
  'language.chosen': { category: 'main', percent: 100 },
};
