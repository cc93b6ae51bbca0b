import { markets, type MarketId } from '@candor/markets';
import type { Refusal } from '../http/handler.ts';

/** A number that the market does not have, said as a form error: what a number looks like here, with an example. */
export function phoneFault(market: MarketId, path = '/phone'): Refusal<'invalid_request'> {
  const { sentence, example } = markets[market].mobile;
  return {
    refused: 'invalid_request',
    fields: [{ path, rule: 'bad_format', message: `A mobile number has ${sentence} here.`, example }],
  };
}

export function triesSentence(triesLeft: number): string {
  return triesLeft === 1
    ? 'Please look at the message again: one try is left.'
    : `Please look at the message again: ${triesLeft} tries are left.`;
}
