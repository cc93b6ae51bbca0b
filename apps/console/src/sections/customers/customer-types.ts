import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type Customer = ResponseOf<Calls['console.customer']>;
export type CustomerLine = ResponseOf<Calls['console.customers']>['customers'][number];
export type TimelineLine = ResponseOf<Calls['console.customer-timeline']>['lines'][number];
