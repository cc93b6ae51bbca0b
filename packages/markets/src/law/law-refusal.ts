/** Every way in which the law of a market says no, named by the rule that would be broken. */
export type LawRefusal = QuoteRefusal | ProductOnlyRefusal | ChargeRefusal | ConductRefusal;

export type QuoteRefusal =
  | 'nominal_rate_is_above_the_ceiling'
  | 'effective_rate_is_above_the_ceiling'
  | 'total_cost_is_above_the_ceiling';

export type ProductOnlyRefusal = 'late_charge_is_above_the_ceiling' | 'cooling_off_is_too_short';

export type ChargeRefusal =
  | 'charge_is_not_disclosed'
  | 'late_charge_bears_on_charges'
  | 'late_charge_is_above_the_ceiling'
  | 'total_cost_is_above_the_ceiling';

export type ConductRefusal =
  | 'outside_contact_hours'
  | 'person_must_not_be_contacted'
  | 'payout_account_is_not_the_borrowers'
  | 'limit_raise_was_not_requested';
