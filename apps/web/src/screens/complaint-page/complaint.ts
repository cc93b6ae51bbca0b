import type { Calls, ResponseOf } from '@candor/contract/client';

export type Complaint = ResponseOf<Calls['problem.detail']>;
export type Said = Complaint['messages'][number];

/** Somebody of ours has the next step. */
export const isWaiting = ({ state }: Pick<Complaint, 'state'>): boolean =>
  state === 'open' || state === 'reopened';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The complaint that an address names; undefined where it names none. */
export function reportIdIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get('reportId') ?? '';
  return uuid.test(id) ? id : undefined;
}
