import { ageOn, parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';
import { isRefusal } from '@candor/domain/refusals';
import { isSameName } from '@candor/domain/names';
import { parseMoney } from '@candor/domain/money';
import type { MarketId } from '@candor/markets';
import type { DecisionFacts } from '@candor/markets/decision';
import type { FormStep } from '@candor/markets/certification';
import { payoutRules, type PayoutRules } from '@candor/markets/payout-accounts';
import type { AccountView } from '../../customers/payout-accounts/payout-accounts-of.ts';
import { maskPhone } from '../../customers/borrowers/mask-phone.ts';
import type { ReferencePerson } from '../../customers/kyc/reference-values.ts';
import { factText } from '../../lending/decision-tables/condition-words.ts';
import { moneyText, percentText } from '../../lending/decision-tables/money-text.ts';
import type { GivenValues } from './given-values.ts';

type FactState = 'checked' | 'stated' | 'computed' | 'look' | 'hidden';

type ApplicationFact = {
  readonly what: string;
  readonly text: string;
  readonly source: string;
  readonly state: FactState;
};

export type FactGroup = {
  readonly title: string;
  readonly about: string | null;
  readonly facts: ApplicationFact[];
};

/** What the groups are made of: what was given, what it was decided by, and what our own books say. */
export type KnownOfApplicant = {
  readonly market: MarketId;
  readonly on: CalendarDate;
  readonly given: GivenValues;
  readonly phone: string | null;
  readonly accounts: readonly AccountView[];
  readonly references: readonly ReferencePerson[];
  /** What the borrower lets us know under a consent, to about a kilometre; null where it is not given. */
  readonly place: string | null;
  readonly device: string | null;
  readonly facts: DecisionFacts | null;
  /** What policy lets all obligations take of the income; null where it is not known. */
  readonly limitPerMille: number | null;
  /** Sanctions are not for everybody's eyes: whoever talks to the borrower must not be able to tell. */
  readonly seesScreening: boolean;
};

/**
 * Every fact that is known of an applicant, with where it comes from: nothing is shown that somebody can't
 * trace.
 */
export function applicationFacts(known: KnownOfApplicant): FactGroup[] {
  return [person(known), work(known), obligations(known), payout(known), withUs(known), bureau(known)].filter(
    ({ facts }) => facts.length > 0,
  );
}

type Line = readonly [what: string, text: string | undefined, source: string, state: FactState];

function group(title: string, about: string | null, lines: readonly Line[]): FactGroup {
  const facts = lines.flatMap(([what, text, source, state]) =>
    text === undefined ? [] : [{ what, text, source, state }],
  );
  return { title, about, facts };
}

/** What only a larger loan asks for was not asked, and whoever decides sees that: it is not nothing. */
function statedOrNotAsked(
  { given, market }: KnownOfApplicant,
  step: FormStep,
  what: string,
  field: string,
): Line {
  const text = given.text(field);
  const upTo = given.rows.find((row) => row.step === step)?.completeUpTo ?? null;
  if (text !== undefined || upTo === null) return [what, text, 'stated', 'stated'];
  return [what, 'not asked', `up to ${moneyText(market, upTo)}`, 'computed'];
}

function person(known: KnownOfApplicant): FactGroup {
  const { given, on, phone, references, place, device } = known;
  const isVerified = given.stateOf('base') === 'accepted';
  const byDocument = isVerified ? (['Verified', 'checked'] as const) : (['stated', 'stated'] as const);
  const address = [given.value('street'), given.text('city'), given.value('postalCode')].filter(Boolean);
  const kind = given.text('documentKind');
  const number = given.value('documentNumber');
  return group('Person', kycWords(given), [
    ['Born', bornText(given.value('bornOn'), on), ...byDocument],
    [kind ?? 'Document', number === undefined ? kind && 'given' : maskNumber(number), ...byDocument],
    ['Mobile', phone ?? undefined, 'Verified by code', 'checked'],
    ['E-mail', given.value('email'), 'stated', 'stated'],
    ['Lives in', address.length > 0 ? address.join(', ') : undefined, 'stated', 'stated'],
    statedOrNotAsked(known, 'personal', 'There since', 'livingSince'),
    statedOrNotAsked(known, 'personal', 'Dependants', 'dependants'),
    ['Location', place ?? undefined, 'phone, with consent', 'stated'],
    ['Device', device ?? undefined, 'phone, with consent', 'stated'],
    ...referenceLines(references, given.rows.length > 0),
  ]);
}

/** Who was named, with as much of the number as tells one from another: nobody calls them from here. */
function referenceLines(references: readonly ReferencePerson[], isAsked: boolean): Line[] {
  if (references.length === 0)
    return [['References', isAsked ? 'none named' : undefined, 'stated', 'stated']];
  return references.map(({ name, phone, relation, source }) => [
    'Reference',
    `${name}, ${relation}, ${maskPhone(phone)}`,
    source === 'picker' ? 'picked from contacts, with consent' : 'typed, with consent',
    'stated',
  ]);
}

function bornText(day: string | undefined, on: CalendarDate): string | undefined {
  const bornOn = day === undefined ? undefined : parseCalendarDate(day);
  if (bornOn === undefined || isRefusal(bornOn)) return day;
  return `${dayText(bornOn)}, age ${ageOn(bornOn, on)}`;
}

/** 1993-02-14 → 14 Feb 1993; what is no day stays as it is. */
export function dayText(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const style = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return Number.isNaN(at) ? day : new Intl.DateTimeFormat('en-GB', style).format(at);
}

/** As much of a document's number as tells one from another. */
export const maskNumber = (number: string): string => `•••• ${number.slice(-4)}`;

/** How far the KYC is verified: 3 of 4 steps. */
function kycWords({ rows }: GivenValues): string | null {
  if (rows.length === 0) return null;
  const verified = rows.filter(({ state }) => state === 'accepted').length;
  return verified === rows.length ? 'KYC verified' : `${verified} of ${rows.length} KYC steps verified`;
}

function work(known: KnownOfApplicant): FactGroup {
  const { given, market } = known;
  const hasProof = (given.value('incomeProof') ?? given.value('businessProof')) !== undefined;
  const isVerified = given.stateOf('job') === 'accepted';
  const proof = !hasProof
    ? (['stated', 'stated'] as const)
    : isVerified
      ? (['Verified', 'checked'] as const)
      : (['document given', 'stated'] as const);
  return group('Income and employment', 'a month', [
    ['Employment', given.text('employment'), 'stated', 'stated'],
    ['Employer', given.value('employer'), ...proof],
    statedOrNotAsked(known, 'job', 'Position', 'position'),
    statedOrNotAsked(known, 'job', 'Since', 'workingSince'),
    ['Net income', amountOf(market, given.value('incomePerMonth')), ...proof],
    statedOrNotAsked(known, 'job', 'Pay days', 'payDay'),
  ]);
}

function obligations({ given, market, facts, limitPerMille }: KnownOfApplicant): FactGroup {
  const left = facts && facts.incomePerMonth - paidOut(facts);
  const isOver = facts !== null && limitPerMille !== null && facts.burdenPerMille > limitPerMille;
  const limit = limitPerMille === null ? null : `limit ${percentText(limitPerMille)}`;
  return group('Monthly obligations (DTI)', limit, [
    ['Other lenders', amountOf(market, given.value('loansPerMonth')), 'stated', 'stated'],
    ['Rent', amountOf(market, given.value('rentPerMonth')), 'stated', 'stated'],
    ['Our loans', facts ? aMonth(market, facts.ownInstalmentsPerMonth) : undefined, 'our books', 'checked'],
    ['This loan', facts ? aMonth(market, facts.instalmentPerMonth) : undefined, 'quote', 'computed'],
    [
      'DTI',
      facts ? percentText(facts.burdenPerMille) : undefined,
      isOver ? `over ${percentText(limitPerMille)}` : 'computed',
      isOver ? 'look' : 'computed',
    ],
    [
      'Net disposable',
      left === null ? undefined : moneyText(market, left < 0 ? 0 : left),
      'computed',
      'computed',
    ],
  ]);
}

const paidOut = (facts: DecisionFacts) =>
  facts.obligationsPerMonth + facts.ownInstalmentsPerMonth + facts.instalmentPerMonth;

function payout({ accounts, given, market, facts }: KnownOfApplicant): FactGroup {
  const givenNames = given.value('givenName') ?? '';
  const fullName = `${givenNames} ${given.value('familyName') ?? ''}`.trim();
  const habits: PayoutRules = payoutRules[market];
  const lines = accounts.map(({ institutionName, masked, holder }): Line => {
    const isOwn = fullName !== '' && isSameName({ fullName, givenNames }, holder, habits);
    return [institutionName, masked, isOwn ? 'name agrees' : `name is ${holder}`, isOwn ? 'checked' : 'look'];
  });
  const shared: Line = [
    'Shared',
    facts?.sharedAccount ? 'another borrower has it too' : undefined,
    'our books',
    'look',
  ];
  return group('Disburse to', null, [...lines, shared]);
}

function withUs({ facts }: KnownOfApplicant): FactGroup {
  if (!facts) return group('History with us', null, []);
  const { settledLoans, activeLoans, writtenOffLoans, daysLateNow, worstDaysLate } = facts;
  const loans = `${settledLoans} settled, ${activeLoans} open${writtenOffLoans > 0 ? `, ${writtenOffLoans} written off` : ''}`;
  return group('History with us', null, [
    ['Loans with us', loans, 'our books', writtenOffLoans > 0 ? 'look' : 'checked'],
    ['Max DPD', `${worstDaysLate}, ${daysLateNow} now`, 'our books', worstDaysLate > 0 ? 'look' : 'checked'],
  ]);
}

function bureau({ facts, market, seesScreening }: KnownOfApplicant): FactGroup {
  if (!facts) return group('Bureau and screening', null, []);
  const say = (fact: keyof DecisionFacts) => factText(market, fact, facts[fact]);
  const isKnown = facts.bureau === 'found' || facts.bureau === 'thin';
  return group('Bureau and screening', null, [
    ['Report', say('bureau'), 'credit bureau', isKnown ? 'checked' : 'look'],
    ['Other lenders', isKnown ? `${say('bureauOpenLoans')} open` : undefined, 'credit bureau', 'checked'],
    [
      'Worst status',
      isKnown ? say('bureauWorstStatus') : undefined,
      'credit bureau',
      /late|written/u.test(facts.bureauWorstStatus) ? 'look' : 'checked',
    ],
    ['Enquiries', isKnown ? `${say('bureauEnquiries')} in 30 days` : undefined, 'credit bureau', 'checked'],
    seesScreening
      ? ['Screening', say('screening'), 'sanctions list', facts.screening === 'clear' ? 'checked' : 'look']
      : ['Screening', '', 'sanctions list', 'hidden'],
  ]);
}

const aMonth = (market: MarketId, minor: number) => `${moneyText(market, minor)} a month`;

function amountOf(market: MarketId, text: string | undefined): string | undefined {
  const minor = text === undefined ? undefined : parseMoney(text);
  if (minor === undefined || isRefusal(minor)) return undefined;
  return `${moneyText(market, minor)} a month`;
}
