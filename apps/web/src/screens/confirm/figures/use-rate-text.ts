import { rateText } from '../../../lending/rate-text.ts';
import { confirmWords } from '../texts.ts';

type Rate = { readonly percent: string; readonly per: 'day' | 'month' | 'year' };

const perWords = { day: 'perDay', month: 'perMonth', year: 'perYear' } as const;

/** A rate with its time: 4.5 % per month. */
export function useRateText(): (rate: Rate) => string {
  const say = confirmWords.useSay();
  return ({ percent, per }) => say(perWords[per], { rate: rateText(percent) });
}
