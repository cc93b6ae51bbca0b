import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type TemplateLine = ResponseOf<Calls['console.templates']>['templates'][number];
export type TemplateFile = ResponseOf<Calls['console.template']>;
export type Channel = TemplateFile['channel'];
export type Spoken = TemplateFile['languages'][number];
export type Language = Spoken['language'];
export type Words = Pick<Spoken, 'language' | 'title' | 'body'>;
export type Tried = ResponseOf<Calls['console.template-try']>;
export type Fault = Tried['faults'][number];
export type Seen = Tried['seen'][number];

export const channelWords: Readonly<Record<Channel, string>> = { sms: 'SMS', push: 'Push', inbox: 'In-app' };
