import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type BureauFile = ResponseOf<Calls['console.bureau']>['files'][number];
export type BureauTotals = Omit<BureauFile, 'fileId' | 'state' | 'done' | 'madeAt' | 'sentAt'>;
type BureauCase = ResponseOf<Calls['console.bureau-case']>;
export type BureauFigures = BureauCase['reported'];

export const stateWords: Readonly<Record<BureauFile['state'], string>> = {
  making: 'Generating',
  ready: 'Ready, not released',
  released: 'Released',
  sent: 'Submitted',
  answered: 'Answered',
};

export const coversWords: Readonly<Record<BureauFile['covers'], string>> = {
  all: 'All loans',
  changes: 'Changes only',
  corrections: 'Corrections',
};

export const aboutWords = {
  status: 'Status is wrong',
  late: 'DPD is wrong',
  amount: 'An amount is wrong',
  closed: 'The loan is closed',
  person: 'Personal details are wrong',
  'not-mine': 'Not their loan',
} as const;

export const statusWords: Readonly<Record<BureauFigures['status'], string>> = {
  current: 'On time',
  late: 'Past due',
  restructured: 'Restructured',
  'written-off': 'Written off',
  closed: 'Closed',
};

/** 1 row, 2 rows. */
export const rowsOf = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** A file's place in the address; a case has its bare id, as the queues call it. */
export const filePlace = (fileId: string) => `file-${fileId}`;
export const fileIn = (id: string | null) => (id?.startsWith('file-') ? id.slice(5) : null);
