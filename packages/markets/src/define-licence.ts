import type { Language } from './language.ts';
import type { LicenceFacts, LicenceFault, LicenceRule } from './market-profile.ts';

interface FactRule {
  /** As the regulator's papers call it. */
  readonly called: string;
  readonly example: string;
  readonly pattern: RegExp;
  /** What its characters can't show, such as a check digit. */
  readonly isOne?: (value: string) => boolean;
  /** May be left out. */
  readonly isOptional?: true;
}

interface LicenceWords {
  /** A fact without a rule does not exist in that market. */
  readonly facts: { readonly [Fact in keyof LicenceFacts]?: FactRule };
  /** Names and numbers stand as the regulator writes them; the sentences around them are the reader's. */
  readonly lines: (facts: LicenceFacts, language: Language) => string[];
  readonly providedBy: (facts: LicenceFacts, language: Language) => string;
}

/** A market's licence words, which can't be had for facts that would make them untrue. */
export function defineLicence({ facts: rules, lines, providedBy }: LicenceWords): LicenceRule {
  const licenceFaults: LicenceRule['licenceFaults'] = (given) => [
    ...Object.entries(rules)
      .filter(([fact, rule]) => !fits(rule, given[fact] ?? ''))
      .map(([fact, rule]) => ({ fact, sentence: faultSentence(rule, given[fact]) })),
    ...Object.keys(given)
      .filter((fact) => !Object.hasOwn(rules, fact))
      .map((fact) => ({ fact, sentence: `${fact} is no fact of a licence in this market; leave it out.` })),
  ];
  const certain = (facts: LicenceFacts): LicenceFacts => {
    const faults: LicenceFault[] = licenceFaults(facts);
    if (faults.length > 0) throw new RangeError(faults.map(({ sentence }) => sentence).join(' '));
    return facts;
  };
  return {
    licenceFaults,
    licenceLines: (facts, language = 'en') => lines(certain(facts), language),
    providedBy: (facts, language = 'en') => providedBy(certain(facts), language),
  };
}

function fits({ pattern, isOne, isOptional }: FactRule, value: string): boolean {
  if (value === '' && isOptional) return true;
  return pattern.test(value) && (isOne?.(value) ?? true);
}

function faultSentence({ called, example }: FactRule, value: string | undefined): string {
  const problem = value ? `"${value}" is malformed` : 'is missing';
  return `${called.charAt(0).toUpperCase()}${called.slice(1)} ${problem}; for example ${example}.`;
}

/** One line in any script, no space at either end; long enough for any company, too short for a paragraph. */
export const companyName = /^(?=.{2,120}$)[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&'’()-]*[\p{L}\p{M}\p{N}.)]$/u;

/**
 * Regulators have numbered their certificates in many ways over the years (CS201912345, 2021050012345-06,
 * L-24-0017-57, N-13.02345), so only what can't be a number of any of them is refused.
 */
export const certificateNumber = /^(?=.{1,24}$)(?=.*\d)[A-Z0-9]+(?:[./-][A-Z0-9]+)*$/;
