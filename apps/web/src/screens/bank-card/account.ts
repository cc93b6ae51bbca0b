import type { Calls, RequestOf, ResponseOf } from '@candor/contract/client';

export type Accounts = ResponseOf<Calls['certification.bank']>;
export type Account = Accounts['accounts'][number];
export type AccountKind = Accounts['kinds'][number];
export type NewAccount = Omit<RequestOf<Calls['certification.bank-save']>, 'code'>;
