import type { Calls, ResponseOf } from '@candor/contract';

/** The runtime page configuration, as the call that answers it declares it. */
export type PageConfig = ResponseOf<Calls['page.config']>;
