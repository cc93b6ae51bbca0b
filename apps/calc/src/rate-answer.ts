import { rateText } from '@candor/domain/rate';
import type { Rate } from '@candor/domain/rate';

export type RateAnswer = {
  readonly rate: string;
  readonly unit: 'percent';
  readonly per: 'month' | 'year';
  readonly convention: string;
};

export function rateAnswer(rate: Rate): RateAnswer {
  return { rate: rateText(rate), unit: 'percent', per: rate.per, convention: rate.convention };
}

export function rateLine({ rate, per, convention }: RateAnswer): string {
  return `${rate} % per ${per} (${convention})`;
}
