import type { NoRate } from '@candor/domain/rate';

/** Why there is no rate, in a sentence. A new reason doesn't compile until it has one. */
export const noRateRule: Readonly<Record<NoRate, string>> = {
  nothing_is_received: 'a rate needs an advance: after flows of one time are netted, nothing is received',
  nothing_is_repaid: 'a rate needs a payment: after flows of one time are netted, nothing is repaid',
  no_rate_balances_the_flows: 'no rate above -100 % makes the advances and the payments worth the same',
  rate_is_beyond_all_measure: 'the rate is above 10^300 %: no figure that could be stated',
};
