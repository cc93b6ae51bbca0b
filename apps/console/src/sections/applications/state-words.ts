import type { Application } from './application-types.ts';

export { applicationStateWords as stateWords } from '../../kit/words/state-words.ts';

/** 3 of a month → 3 months; 6 of two weeks → 6 × 2 weeks; one of 30 days → 30 days, single payment. */
export function termWords(term: Application['term']): string {
  return term.instalments === 1 ? `${lengthWords(term)}, single payment` : lengthWords(term);
}

/** The same where there is little room: one of 30 days → 30 days. */
export function lengthWords({ instalments, every }: Application['term']): string {
  const unit = every.unit.replace('-', ' ');
  const many = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (instalments === 1) return many(every.count);
  return every.count === 1 ? many(instalments) : `${instalments} × ${many(every.count)}`;
}
