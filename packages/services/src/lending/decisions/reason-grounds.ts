import type { MarketId } from '@candor/markets';
import { certifications, type CertificationForms } from '@candor/markets/certification';
import type { Conditions, DecisionFacts, FactName, RuleRow } from '@candor/markets/decision';
import {
  reasonsFor,
  reasonWords,
  type ReferralReason,
  type RefusalReason,
} from '../applications/application-reasons.ts';
import { caughtRange } from '../decision-tables/caught-range.ts';
import { conditionWords } from '../decision-tables/condition-words.ts';
import { factNames } from '../decision-tables/fact-names.ts';

/**
 * For which values of a fact a reason is true. Of a number: from so much on, or merely not from nothing
 * (`high`) or not without end (`low`), where how much is the lender's to say.
 */
type TrueFor<F extends FactName> = DecisionFacts[F] extends number
  ? { readonly least: number } | 'high' | 'low' | 'under-age'
  : DecisionFacts[F] extends boolean
    ? { readonly is: boolean }
    : { readonly words: readonly DecisionFacts[F][] };

type Truth = { [F in FactName]: TrueFor<F> }[FactName];
type Grounds = { readonly [F in FactName]?: TrueFor<F> };

/**
 * What a borrower is told must be why. Each reason names the facts that it speaks of and the values for which
 * it is true; a row that gives it must rest on one of them and catch nobody else: "You are not 18 yet" is
 * said to nobody who was declined for an age under 41. `any`: the reason says nothing of a fact, and fits
 * every row.
 */
const grounds: Readonly<Record<RefusalReason | ReferralReason, Grounds | 'any'>> = {
  too_young: { age: 'under-age' },
  late_with_us: { daysLateNow: { least: 1 } },
  late_with_us_before: { worstDaysLate: { least: 31 } },
  loan_was_given_up: { writtenOffLoans: { least: 1 } },
  loan_with_us_runs: {
    activeLoans: { least: 1 },
    ownPrincipal: { least: 1 },
    ownInstalmentsPerMonth: { least: 1 },
  },
  instalment_is_too_large: {
    affordableAmount: 'low',
    burdenPerMille: 'high',
    instalmentPerMonth: 'high',
    obligationsPerMonth: 'high',
  },
  bureau_record_is_bad: { bureauWorstStatus: { words: ['late-90', 'written-off'] } },
  bureau_late_payments: { bureauWorstStatus: { words: ['late-30', 'late-60', 'late-90', 'written-off'] } },
  bureau_thin_record: { bureau: { words: ['thin'] } },
  bureau_many_enquiries: { bureauEnquiries: { least: 2 } },
  too_many_loans: { bureauOpenLoans: { least: 2 } },
  income_is_too_small: { incomePerMonth: 'low' },
  decided_by_a_person: 'any',
  cannot_be_offered: 'any',
  details_are_incomplete: { missingSteps: { least: 1 } },
  was_late_before: { worstDaysLate: { least: 31 } },
  check_by_hand: 'any',
  bureau_was_not_asked: { bureau: { words: ['no-consent'] } },
  bureau_did_not_answer: { bureau: { words: ['not-asked', 'unknown'] } },
  bureau_shows_lateness: { bureauWorstStatus: { words: ['late-30', 'late-60', 'late-90', 'written-off'] } },
  bureau_knows_too_little: { bureau: { words: ['thin'] } },
  many_enquiries: { bureauEnquiries: { least: 2 } },
  account_is_shared: { sharedAccount: { is: true } },
  offer_needs_a_person: 'any',
};

type Row = Pick<RuleRow, 'reason' | 'when' | 'outcome'>;

/** In a sentence why a row's reason is not why it decides, and which would be; undefined where it is. */
export function groundFault(
  market: MarketId,
  { reason, when, outcome }: Row,
  row: number,
): { readonly fact: FactName; readonly sentence: string } | undefined {
  // A row without a condition has a fault of its own.
  if (Object.keys(when).length === 0 || isTrueOf(market, reason, when)) return undefined;
  const spoken = factsOf(reason);
  const named = spoken.find((fact) => when[fact] !== undefined);
  const fact = named ?? spoken[0];
  if (fact === undefined) return undefined;
  const told = `Rule ${row + 1} would tell the borrower “${reasonWords(reason, 'en', market).sentence}”`;
  const wrong =
    named === undefined
      ? `and does not rest on ${spoken.map((each) => factNames[each]).join(' or ')}`
      : `and “${factNames[named]} ${conditionWords(market, named, when[named] ?? '')}” also fits people of whom that is not true`;
  const fitting = reasonsFor[outcome].filter((code) => isTrueOf(market, code, when));
  const offered = fitting.map((code) => `“${reasonWords(code, 'en', market).sentence}”`).join(' ');
  return { fact, sentence: `${told}, ${wrong}. Reasons that fit: ${offered}` };
}

function factsOf(reason: string): FactName[] {
  const known = Object.hasOwn(grounds, reason) ? grounds[reason as keyof typeof grounds] : 'any';
  return known === 'any' ? [] : (Object.keys(known) as FactName[]);
}

/** Whether a reason is true of everybody whom a row's conditions catch. */
function isTrueOf(market: MarketId, reason: string, when: Conditions): boolean {
  if (!Object.hasOwn(grounds, reason)) return true;
  const known = grounds[reason as keyof typeof grounds];
  if (known === 'any') return true;
  return factsOf(reason).some((fact) => {
    const condition = when[fact];
    const truth: Truth | undefined = known[fact];
    return condition !== undefined && truth !== undefined && isCovered(market, condition, truth);
  });
}

function isCovered(market: MarketId, condition: string, truth: Truth): boolean {
  if (typeof truth === 'object' && 'words' in truth)
    return condition
      .split(', ')
      .every((word) => (truth.words as readonly string[]).includes(word.slice(1, -1)));
  if (typeof truth === 'object' && 'is' in truth) return condition === String(truth.is);
  const { from, to } = caughtRange(condition);
  if (truth === 'high') return from > 0;
  if (truth === 'low') return Number.isFinite(to);
  if (truth === 'under-age') {
    const { adulthood }: CertificationForms = certifications[market];
    return to < adulthood.years;
  }
  return from >= truth.least;
}
