import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type Tables = ResponseOf<Calls['console.tables']>;
export type Draft = ResponseOf<Calls['console.table']>['table'];
export type LimitRow = Draft['limits'][number];
export type RuleRow = Draft['rules'][number];
export type Cell = RuleRow['when'][number];
export type Fault = ResponseOf<Calls['console.table-check']>['faults'][number];
export type Tested = ResponseOf<Calls['console.table-test']>;
