import type { Calls, ResponseOf } from '@candor/contract/console-client';

/** What somebody asked for, as whoever decides reads it. */
export type Approval = ResponseOf<Calls['console.approval']>;
