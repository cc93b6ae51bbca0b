import type { Language } from '@candor/markets';
import type { PageConfig } from '../public-page/page-config.ts';
import type { Notice } from '../screens/noticed/notice.ts';

/** What the server tells the app's scripts. */
export type AppPageData = {
  readonly config: PageConfig;
  readonly language: Language;
  readonly apiOrigin?: string;
  /** There when the server answered this address with the error page. */
  readonly notice?: Notice;
};
