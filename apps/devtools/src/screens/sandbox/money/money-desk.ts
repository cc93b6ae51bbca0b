import type { Calls, ResponseOf } from '@candor/contract/client';
import type { AppPageData } from '../../../../../web/src/shell/page-data.ts';
import type { Loading } from '../../../../../web/src/session/use-call.ts';

/** All that finance would see, in one answer. */
export type MoneyDesk = ResponseOf<Calls['sandbox.payments']>;

export type MoneyPanelProps = { readonly page: AppPageData; readonly desk: Loading<MoneyDesk> };
