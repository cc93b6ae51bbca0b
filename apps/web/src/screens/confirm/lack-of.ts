import type { Chosen } from './chosen-of.ts';

/** What stands between the borrower and signing, the first of it. */
export type Lack = 'account' | 'purpose' | 'read' | 'accepts';

type Ticked = { readonly read: boolean; readonly accepts: boolean };

export function lackOf({ account, purpose }: Chosen, { read, accepts }: Ticked): Lack | undefined {
  if (account === undefined) return 'account';
  if (purpose === undefined) return 'purpose';
  if (!read) return 'read';
  return accepts ? undefined : 'accepts';
}
