import type { DecisionFacts } from '@candor/markets/decision';
import type { GivenValues } from './given-values.ts';

export type ApplicationCheck = {
  readonly what: string;
  readonly says: string;
  readonly state: 'agrees' | 'look' | 'not';
};

const identitySays = {
  'looked-at': ['verified', 'agrees'],
  'not-looked-at': ['the check was not sure', 'look'],
  unknown: ['not verified yet', 'look'],
} as const;

const screeningSays: Readonly<
  Record<DecisionFacts['screening'], readonly [string, ApplicationCheck['state']]>
> = {
  clear: ['clear', 'agrees'],
  'possible-match': ['possible match', 'look'],
  match: ['match', 'not'],
  'not-asked': ['not asked', 'look'],
  unknown: ['did not answer', 'look'],
};

const bureauSays: Readonly<Record<DecisionFacts['bureau'], readonly [string, ApplicationCheck['state']]>> = {
  found: ['answered', 'agrees'],
  thin: ['hardly knows them', 'look'],
  'no-consent': ['not asked: no consent', 'look'],
  'not-asked': ['not asked', 'look'],
  unknown: ['did not answer', 'look'],
};

/**
 * What was checked for whoever decides, each with what came of it. Whoever must not know of a screening does
 * not see the check of the document either: an order that waits for one of the two would tell of the other.
 */
export function applicationChecks(
  facts: DecisionFacts | null,
  given: GivenValues,
  { seesScreening, isCleared }: { readonly seesScreening: boolean; readonly isCleared: boolean },
): ApplicationCheck[] {
  if (!facts) return [{ what: 'KYC', says: 'incomplete', state: 'look' }];
  // Whoever decides by this line must know where there was no picture to look at.
  const isUnseen = facts.identity === 'looked-at' && given.value('documentFront') === undefined;
  const [identity, identityState] = isUnseen
    ? (['verified without pictures', 'look'] as const)
    : identitySays[facts.identity];
  const [said, screeningState] = screeningSays[facts.screening];
  const isHit = facts.screening === 'possible-match' || facts.screening === 'match';
  const screening = isHit && isCleared ? `${said}, cleared by compliance` : said;
  const [bureau, bureauState] = bureauSays[facts.bureau];
  const sentBack = given.rows.filter(({ state }) => state === 'refused').length;
  return [
    ...(seesScreening
      ? [
          { what: 'Document, pictures and name', says: identity, state: identityState },
          {
            what: 'Sanctions screening',
            says: screening,
            state: isHit && isCleared ? 'agrees' : screeningState,
          } as const,
        ]
      : []),
    { what: 'Credit bureau', says: bureau, state: bureauState },
    {
      what: 'Account for the disbursement',
      says: facts.sharedAccount ? 'another borrower has it too' : 'this borrower’s only',
      state: facts.sharedAccount ? 'look' : 'agrees',
    },
    {
      what: 'KYC',
      says:
        sentBack > 0
          ? `${sentBack} to correct`
          : facts.missingSteps > 0
            ? `${facts.missingSteps} missing`
            : 'all steps submitted',
      state: sentBack + facts.missingSteps > 0 ? 'look' : 'agrees',
    },
  ];
}
