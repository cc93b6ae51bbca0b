import { stretchWords } from '../../../kit/words/time-words.ts';

type Under = { readonly startedAt: string | null; readonly done: number; readonly transfers: number };

/** Undefined as long as nothing can be said: in the first seconds, and of an import that is over. */
export function paceOf(
  { startedAt, done, transfers }: Under,
  now: Date,
): { readonly perSecond: number; readonly left: string } | undefined {
  if (startedAt === null || done === 0 || done >= transfers) return undefined;
  const seconds = (now.getTime() - Date.parse(startedAt)) / 1000;
  if (seconds < 2) return undefined;
  const perSecond = done / seconds;
  const left = Math.ceil((transfers - done) / perSecond);
  return {
    perSecond: Math.max(1, Math.round(perSecond)),
    left: left < 60 ? `${left} s` : stretchWords(Math.ceil(left / 60)),
  };
}
