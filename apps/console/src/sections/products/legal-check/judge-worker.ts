import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import type { Draft } from '../draft/draft.ts';
import { judge, type Judgement } from './judge.ts';

export type JudgeAsked = {
  readonly nth: number;
  readonly market: MarketId;
  readonly draft: Draft;
  readonly on: string;
};
export type JudgeAnswer = { readonly nth: number; readonly judgement: Judgement };

// The law looks at every amount, term and day of disbursement: beside the page, so that nobody waits for a
// letter they type.
addEventListener('message', ({ data }: MessageEvent<JudgeAsked>) => {
  const { nth, market, draft, on } = data;
  postMessage({ nth, judgement: judge(market, draft, on as CalendarDate) } satisfies JudgeAnswer, {});
});
