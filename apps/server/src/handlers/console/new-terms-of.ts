import type { NewTerms } from '@candor/services/lending/restructures';

/** New terms as they stand in a request; undefined where none were chosen. */
export function newTermsOf({
  instalments,
  firstDueOn,
  rate,
}: {
  readonly instalments?: number | undefined;
  readonly firstDueOn?: string | undefined;
  readonly rate?: NewTerms['rate'] | undefined;
}): NewTerms | undefined {
  return instalments === undefined
    ? undefined
    : { instalments, firstDueOn: firstDueOn ?? null, rate: rate ?? 'own' };
}
