import type { MarketId } from '@candor/contract/console-client';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../draft/draft.ts';
import type { JudgeAnswer, JudgeAsked } from './judge-worker.ts';
import type { Judgement } from './judge.ts';

/** Long enough that nobody is judged in the middle of a number. */
const restMs = 150;

export type Live = {
  /** Undefined until the first answer. */
  readonly judgement: Judgement | undefined;
  /** The answer is of what stands there now, and not of what stood there before. */
  readonly isCurrent: boolean;
};

/** What the law says of the draft as it stands, a moment after the last change. */
export function useJudgement(market: MarketId, draft: Draft, on: string): Live {
  const kept = useRef<Worker | null>(null);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly judgement: Judgement }>();
  const asked = JSON.stringify([market, draft, on]);
  useEffect(
    () => () => {
      kept.current?.terminate();
      kept.current = null;
    },
    [],
  );
  useEffect(() => {
    const worker = (kept.current ??= new Worker(new URL('./judge-worker.ts', import.meta.url), {
      type: 'module',
    }));
    const [ofMarket, ofDraft, ofDay] = JSON.parse(asked) as [MarketId, Draft, string];
    const hear = ({ data }: MessageEvent<JudgeAnswer>) => {
      if (data.nth === nth) setAnswer({ of: asked, judgement: data.judgement });
    };
    const nth = performance.now();
    const timer = setTimeout(() => {
      worker.postMessage({ nth, market: ofMarket, draft: ofDraft, on: ofDay } satisfies JudgeAsked, {});
    }, restMs);
    worker.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      worker.removeEventListener('message', hear);
    };
  }, [asked]);
  return { judgement: answer?.judgement, isCurrent: answer?.of === asked };
}
