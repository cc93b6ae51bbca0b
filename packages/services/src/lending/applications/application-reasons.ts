import type { Language, Words } from '@candor/markets';
import type { FormStep, RefusalReason as StepReason } from '@candor/markets/certification';
import { referralReasons } from './referral-reasons.ts';
import { refusalReasons } from './reason-texts.ts';
import { sendBackReasons } from './send-back-reasons.ts';

export type ReasonText = {
  readonly sentence: Words;
  readonly whatWouldChangeIt: Words | null;
  /** The certification step where it can be mended. */
  readonly step: FormStep | 'bank' | null;
};

export type RefusalReason = keyof typeof refusalReasons;
export type ReferralReason = keyof typeof referralReasons;
export type SendBackReason = keyof typeof sendBackReasons;
type OrderReason = RefusalReason | ReferralReason | SendBackReason;

const all: Readonly<Record<OrderReason, ReasonText>> = {
  ...refusalReasons,
  ...referralReasons,
  ...sendBackReasons,
};

function isOrderReason(code: string): code is OrderReason {
  return Object.hasOwn(all, code);
}

export type ReasonWords = {
  readonly sentence: string;
  readonly whatWouldChangeIt: string | null;
  readonly step: ReasonText['step'];
};

/** What a borrower reads of a reason. One of a later release, or of an old one, is told in general words. */
export function reasonWords(code: string, language: Language): ReasonWords {
  const { sentence, whatWouldChangeIt, step } = isOrderReason(code)
    ? all[code]
    : refusalReasons.decided_by_a_person;
  return {
    sentence: sentence[language],
    whatWouldChangeIt: whatWouldChangeIt?.[language] ?? null,
    step,
  };
}

/** The steps of the certification that reasons send a borrower back to, each once, and in whose words. An account has no step to mark. */
export function stepsToMend(reasons: readonly string[]): { step: FormStep; reason: StepReason }[] {
  const found = new Map<FormStep, StepReason>();
  for (const code of reasons) {
    const step = isOrderReason(code) ? all[code].step : null;
    if (step === null || step === 'bank') continue;
    found.set(step, code === 'name_differs' ? 'differs-from-document' : (found.get(step) ?? 'unclear'));
  }
  return [...found].map(([step, reason]) => ({ step, reason }));
}

/** What a borrower reads at a step that reasons send them back to: what is wrong, and what would mend it. */
export function mendWords(reasons: readonly string[], step: FormStep): Words {
  const texts = reasons.filter(isOrderReason).map((code) => all[code]);
  const said = (language: Language) =>
    texts
      .filter((text) => text.step === step)
      .flatMap(({ sentence, whatWouldChangeIt }) => [sentence[language], whatWouldChangeIt?.[language] ?? ''])
      .join(' ')
      .trim();
  return { en: said('en'), zh: said('zh'), fil: said('fil'), hi: said('hi') };
}

/** Which reasons fit which decision, for whoever has to choose one. */
export const reasonsFor = {
  refuse: Object.keys(refusalReasons) as RefusalReason[],
  refer: Object.keys(referralReasons) as ReferralReason[],
  'send-back': Object.keys(sendBackReasons) as SendBackReason[],
} as const;
