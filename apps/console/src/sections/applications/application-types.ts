import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type ApplicationRow = ResponseOf<Calls['console.applications']>['items'][number];
export type Application = ResponseOf<Calls['console.application']>;
export type Shown = 'waiting' | 'for-approval' | 'sent-back' | 'approved' | 'refused' | 'all';
