import { inEachLanguage } from '@candor/i18n';
import { isMarketId, type Language, type Words } from '@candor/markets';
import { bureauRules } from '@candor/markets/bureau';
import type { FormStep, RefusalReason as StepReason } from '@candor/markets/certification';
import { reasonTexts } from './reason-texts.ts';

/** The certification step where a reason can be mended; null where none is. */
type ReasonStep = FormStep | 'bank' | null;

const refusals = {
  too_young: null,
  late_with_us: null,
  late_with_us_before: null,
  loan_was_given_up: null,
  loan_with_us_runs: null,
  instalment_is_too_large: 'job',
  bureau_record_is_bad: null,
  bureau_late_payments: null,
  bureau_thin_record: null,
  bureau_many_enquiries: null,
  too_many_loans: null,
  income_is_too_small: 'job',
  decided_by_a_person: null,
  cannot_be_offered: null,
} as const satisfies Readonly<Record<string, ReasonStep>>;

/** Why a table leaves an order to a person. */
const referrals = {
  details_are_incomplete: null,
  was_late_before: null,
  check_by_hand: null,
  bureau_was_not_asked: null,
  bureau_did_not_answer: null,
  bureau_shows_lateness: null,
  bureau_knows_too_little: null,
  many_enquiries: null,
  account_is_shared: 'bank',
  offer_needs_a_person: null,
} as const satisfies Readonly<Record<string, ReasonStep>>;

/** What a borrower is asked to mend before the order is looked at again. */
const sendBacks = {
  document_is_unclear: 'base',
  name_differs: 'base',
  address_is_unclear: 'personal',
  income_is_unclear: 'job',
  purpose_is_unclear: 'job',
  account_is_unclear: 'bank',
  id_front_requested: 'base',
  id_back_requested: 'base',
  selfie_requested: 'base',
  income_proof_requested: 'job',
  business_proof_requested: 'job',
} as const satisfies Readonly<Record<string, ReasonStep>>;

/** Which document each of these asks for: the field of the form where it is added. */
export const requestedDocuments = {
  id_front_requested: 'documentFront',
  id_back_requested: 'documentBack',
  selfie_requested: 'selfie',
  income_proof_requested: 'incomeProof',
  business_proof_requested: 'businessProof',
} as const satisfies Partial<Readonly<Record<keyof typeof sendBacks, string>>>;

const documentOf = (code: string): string | null =>
  Object.hasOwn(requestedDocuments, code)
    ? requestedDocuments[code as keyof typeof requestedDocuments]
    : null;

export type RefusalReason = keyof typeof refusals;
export type ReferralReason = keyof typeof referrals;
export type SendBackReason = keyof typeof sendBacks;
type OrderReason = RefusalReason | ReferralReason | SendBackReason;

const all: Readonly<Record<OrderReason, ReasonStep>> = { ...refusals, ...referrals, ...sendBacks };

function isOrderReason(code: string): code is OrderReason {
  return Object.hasOwn(all, code);
}

export type ReasonWords = {
  readonly sentence: string;
  readonly whatWouldChangeIt: string | null;
  readonly step: ReasonStep;
};

/** Of a market that is not known here any more. */
const noBureau = { bureau: '–', site: '–' };

/**
 * What a borrower reads of a reason; where it is a credit bureau's word, which bureau that is and where it is
 * disputed. One of a later release, or of an old one, is told in general words.
 */
export function reasonWords(code: string, language: Language, market: string): ReasonWords {
  const reason = isOrderReason(code) ? code : 'decided_by_a_person';
  const bureau = isMarketId(market) ? bureauRules[market].asked : noBureau;
  const t = reasonTexts(language) as (id: string, values: typeof bureau) => string;
  const change = `${reason}.change`;
  return {
    sentence: t(reason, bureau),
    whatWouldChangeIt: reasonTexts.has(change) ? t(change, bureau) : null,
    step: all[reason],
  };
}

/**
 * What may be told to whoever is declined after a row left the application to a person: the same ground, not
 * that a person looks at it.
 */
export const declinedFor: Partial<Readonly<Record<string, RefusalReason>>> = {
  was_late_before: 'late_with_us_before',
  bureau_shows_lateness: 'bureau_late_payments',
  bureau_knows_too_little: 'bureau_thin_record',
  many_enquiries: 'bureau_many_enquiries',
};

/** What is to be mended at a step: the step as a whole (`field` null), or one document of it. */
type ToMend = { readonly field: string | null; readonly reason: StepReason; readonly note: Words };

/**
 * The steps of the certification that reasons send a borrower back to, each once, and what is to be mended
 * there. An account has no step to mark; a document is asked for at its own field.
 */
export function stepsToMend(
  reasons: readonly string[],
  market: string,
): { step: FormStep; refusals: ToMend[] }[] {
  const found = new Map<FormStep, string[]>();
  for (const code of reasons) {
    const step = isOrderReason(code) ? all[code] : null;
    if (step === null || step === 'bank') continue;
    found.set(step, [...(found.get(step) ?? []), code]);
  }
  return [...found].map(([step, codes]) => {
    const general = codes.filter((code) => documentOf(code) === null);
    const reason = general.includes('name_differs') ? 'differs-from-document' : 'unclear';
    const whole: ToMend[] =
      general.length > 0 ? [{ field: null, reason, note: mendWords(general, market) }] : [];
    const documents = codes.flatMap((code): ToMend[] => {
      const field = documentOf(code);
      return field === null ? [] : [{ field, reason: 'unclear', note: mendWords([code], market) }];
    });
    return { step, refusals: [...whole, ...documents] };
  });
}

/** What a borrower reads where reasons send them back to: what is wrong, and what would mend it. */
function mendWords(here: readonly string[], market: string): Words {
  return inEachLanguage((language) =>
    here
      .map((code) => reasonWords(code, language, market))
      .flatMap(({ sentence, whatWouldChangeIt }) => [sentence, whatWouldChangeIt ?? ''])
      .join(' ')
      .trim(),
  );
}

/** Which reasons fit which decision, for whoever has to choose one. */
export const reasonsFor = {
  refuse: Object.keys(refusals) as RefusalReason[],
  refer: Object.keys(referrals) as ReferralReason[],
  'send-back': Object.keys(sendBacks) as SendBackReason[],
} as const;
