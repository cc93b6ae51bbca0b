import type { Calls, ResponseOf } from '@candor/contract/client';

/** The runtime page configuration, as the call that answers it declares it. */
export type PageConfig = ResponseOf<Calls['page.config']>;

/** An amount cut where its parts are drawn differently: ₱ 7,760 .00 */
export type PublicAmount = { readonly sign: string; readonly whole: string; readonly cents: string };

/** What the page says of the price: one loan, ready to be read. */
export type PublicPrice = {
  /** "₱1,000 to ₱20,000": of all products. */
  readonly range: string;
  /** "₱8,000 over 3 months" */
  readonly loan: string;
  readonly receive: PublicAmount;
  readonly repay: PublicAmount;
  /** Of what is repaid, in thousandths. */
  readonly shares: { readonly received: number; readonly fee: number; readonly interest: number };
  readonly fee: string;
  readonly interest: string;
  /** "₱2,910.19 per month, the last ₱2,910.18" */
  readonly payments: string;
  readonly costs: string;
  /** "EIR 6.13 % per month" */
  readonly rate: string;
};

/** What a banner says. */
export type BannerWords = { readonly title: string; readonly text: string };

/** What the server tells the public page's scripts. */
export type PublicPageData = {
  readonly config: PageConfig;
  /** Null while nothing is on sale. */
  readonly price: PublicPrice | null;
  /** The ways to repay in this market. */
  readonly repayBanner: BannerWords;
  readonly apiOrigin?: string;
};
