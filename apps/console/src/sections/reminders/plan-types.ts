import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';

export type PlanList = ResponseOf<Calls['console.reminder-plans']>['plans'];
export type PlanFile = ResponseOf<Calls['console.reminder-plan']>;
export type Plan = PlanFile['plan'];
export type Step = Plan['steps'][number];
export type Stop = Plan['stops'][number];
export type Tried = ResponseOf<Calls['console.reminder-plan-try']>;
export type Fault = Tried['faults'][number];
export type Run = NonNullable<Tried['run']>;
export type TryRequest = RequestOf<Calls['console.reminder-plan-try']>;
