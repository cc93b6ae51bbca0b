import type { Calls, ResponseOf } from '@candor/contract/client';

/** The runtime page configuration, as the call that answers it declares it. */
export type PageConfig = ResponseOf<Calls['page.config']>;

/** What the server tells the public page's scripts. */
export type PublicPageData = { readonly config: PageConfig; readonly apiOrigin?: string };
