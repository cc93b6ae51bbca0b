import type { Calls, Json, RequestOf, ResponseOf } from '@candor/contract/client';
import type { RouteKey } from '@candor/contract/routes';
import type { Language } from '@candor/i18n';
import type { MarketProfile, MobileRule } from '@candor/markets';
import type { PageConfig } from '../public-page/page-config.ts';
import type { Notice } from './notice.ts';

/**
 * Every page of the borrower's app that is a chunk of its own. The public page and the console are no part of
 * the app; the error page is part of what the app loads first, because it must be there when nothing else can
 * be fetched.
 */
export type ScreenKey = Exclude<RouteKey, 'officialPage' | 'errorPage' | 'console'>;

/**
 * What the app needs of its market: told, so that a browser need not load the market's whole profile for it.
 */
export type MarketFacts = {
  /** How amounts are written. */
  readonly currency: MarketProfile['currency'];
  /** How mobile numbers are written. */
  readonly mobile: Pick<MobileRule, 'countryCode' | 'digits' | 'example'> & {
    /** What one looks like, and what is said of one from elsewhere, in the page's language. */
    readonly hint: string;
    readonly foreign: string;
  };
  /** Whose days and hours are meant. */
  readonly timeZone: string;
  /** What banks here give a transfer. */
  readonly transferNumber: MarketProfile['transferNumber'];
};

/** What a screen asks first, where the server can ask it for the page. */
export type FirstKey =
  | 'home.page'
  | 'loan.details'
  | 'product.detail'
  | 'product.quote'
  | 'loan.choices'
  | 'loan.init-pay-type';
type FirstCall = { [K in FirstKey]: { key: K; request: RequestOf<Calls[K]> } }[FirstKey];

/** What was answered to it. */
export type FirstAnswers = { readonly [K in FirstKey]?: ResponseOf<Calls[K]> };

export type AskedConsent = { readonly text: string; readonly isRequired: boolean };

/** What the server tells the app's scripts. */
export type AppPageData = MarketFacts & {
  readonly config: PageConfig;
  readonly language: Language;
  readonly apiOrigin?: string;
  /** There when the server answered this address with the error page. */
  readonly notice?: Notice;
  /** There when it answered with a screen: that one must have been loaded before the page is taken over. */
  readonly screen?: ScreenKey;
  /** There when the page holds the answers to what its screen asks first, as they come over the wire. */
  readonly first?: readonly (FirstCall & { readonly body: Json })[];
  /** What the login asks for: in sight at once, and answered when its call has said which version it is. */
  readonly consents?: readonly AskedConsent[];
  /** The screens that only exist in the sandbox exist here. */
  readonly isSandbox?: boolean;
  /** What a browser makes its address for notices with; not there: none are offered. */
  readonly pushKey?: string;
};
