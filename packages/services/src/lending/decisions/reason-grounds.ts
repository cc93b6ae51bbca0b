import { certifications, type CertificationForms } from '@candor/markets/certification';
import type { MarketId } from '@candor/markets';
import type { Conditions, FactName, RuleRow } from '@candor/markets/decision';
import type { ReferralReason, RefusalReason } from '../applications/application-reasons.ts';

/**
 * What a borrower is told must be why. Each reason speaks of certain facts, and a row that gives it must rest
 * on one of them: "You are not 18 yet" is said to nobody who was refused for an age under 41. `any`: the
 * reason says nothing of a fact, and fits every row.
 */
const grounds: Readonly<Record<RefusalReason | ReferralReason, readonly FactName[] | 'any'>> = {
  too_young: ['age'],
  late_with_us: ['daysLateNow'],
  loan_was_given_up: ['writtenOffLoans'],
  loan_with_us_runs: ['activeLoans', 'ownPrincipal', 'ownInstalmentsPerMonth'],
  instalment_is_too_large: [
    'affordableAmount',
    'burdenPerMille',
    'instalmentPerMonth',
    'obligationsPerMonth',
  ],
  bureau_record_is_bad: ['bureauWorstStatus'],
  too_many_loans: ['bureauOpenLoans'],
  income_is_too_small: ['incomePerMonth'],
  decided_by_a_person: 'any',
  cannot_be_offered: 'any',
  details_are_incomplete: ['missingSteps'],
  was_late_before: ['worstDaysLate'],
  check_by_hand: 'any',
  bureau_was_not_asked: ['bureau'],
  bureau_did_not_answer: ['bureau'],
  bureau_shows_lateness: ['bureauWorstStatus'],
  bureau_knows_too_little: ['bureau'],
  many_enquiries: ['bureauEnquiries'],
  account_is_shared: ['sharedAccount'],
  offer_needs_a_person: 'any',
};

/** In a sentence why a row's reason is not why it decides; undefined where it is. */
export function groundFault(
  market: MarketId,
  { reason, when }: Pick<RuleRow, 'reason' | 'when'>,
): { readonly fact: FactName; readonly sentence: string } | undefined {
  if (!Object.hasOwn(grounds, reason)) return undefined;
  const facts = grounds[reason as keyof typeof grounds];
  // A row without a condition has a fault of its own.
  if (facts === 'any' || Object.keys(when).length === 0) return undefined;
  const [first] = facts;
  if (first !== undefined && !facts.some((fact) => when[fact] !== undefined))
    return {
      fact: first,
      sentence: `The borrower would be told ${reason}, and the row does not rest on that: give a condition on ${facts.join(' or ')}, or another reason.`,
    };
  const { adulthood }: CertificationForms = certifications[market];
  if (reason === 'too_young' && oldestCaught(when) >= adulthood.years)
    return {
      fact: 'age',
      sentence: `The borrower would be told that they are not ${adulthood.years} yet, and the row refuses older people too: give it another reason, and keep one row for everybody under ${adulthood.years}.`,
    };
  return undefined;
}

/** The highest age that a row's condition fits: 17 of `< 18`. */
function oldestCaught({ age = '' }: Conditions): number {
  const [, sign, number] = /^(<=?|==) (\d+)$/u.exec(age) ?? [];
  if (number !== undefined) return Number(number) - (sign === '<' ? 1 : 0);
  const [, until] = /^\[\d+\.\.(\d+)\]$/u.exec(age) ?? [];
  if (until !== undefined) return Number(until);
  return /^\d+$/u.test(age) ? Number(age) : Number.POSITIVE_INFINITY;
}
