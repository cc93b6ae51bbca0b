import { Notice } from '../../../kit/notice.tsx';
import type { JudgedLimit } from './judge.ts';
import { percentWords } from './percent-words.ts';
import { limitWords, termWords } from '../../../kit/words/term-words.ts';

/** Above the form: which limit is crossed, by what, and the largest lawful value. */
export function CrossedLine({ limits }: { readonly limits: readonly JudgedLimit[] }) {
  const [first] = limits;
  if (!first) return null;
  const best = first.remedies.find(({ is }) => is !== 'drop');
  const breach = first.breaches.find(({ term }) => term === best?.term) ?? first.breaches[0];
  return (
    <Notice tone="red">
      <strong>{limits.length === 1 ? '1 limit is crossed.' : `${limits.length} limits are crossed.`}</strong>{' '}
      {breach && `${termWords(breach.term)} of ${Number(breach.set)}: `}
      {limitWords(first.kind).toLowerCase()} comes to {percentWords(first.value)};{' '}
      {percentWords(first.ceiling)} is the limit.{' '}
      {best && (
        <>
          The {best.is === 'least' ? 'least' : 'largest'} lawful value is <strong>{best.said}</strong>.
        </>
      )}
    </Notice>
  );
}
