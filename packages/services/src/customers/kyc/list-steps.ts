import { dateLocaleOf } from '@candor/i18n';
import { markets, type Language, type MarketId } from '@candor/markets';
import { certifications, neededWord, type CertificationForms } from '@candor/markets/certification';
import { listDrafts, listSteps, type StepRow } from '@candor/store/kyc';
import type { Database, ReadTx } from '@candor/store/database';
import { hasPayoutAccount } from '../payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openRefusals } from './step-seal.ts';
import {
  isOptional,
  kycSteps,
  missingIn,
  statesOf,
  type KycStepKey,
  type StepStates,
} from './step-states.ts';

export type WhoseSteps = {
  readonly borrowerId: string;
  readonly market: MarketId;
  readonly language: Language;
  /** What is wanted, in minor units; 0 where nothing was chosen yet. */
  readonly amount: bigint;
};

export type StepProgress = {
  step: KycStepKey;
  state: StepStates['base'];
  title: string;
  line: string;
  minutes: number;
  hasDraft: boolean;
};

export type KycProgress = { steps: StepProgress[]; canApply: boolean };

/** All steps with a line each, in a transaction of its own. */
export function readKycProgress(
  database: Database,
  seal: PersonSeal,
  whose: WhoseSteps,
): Promise<KycProgress> {
  return database.read((tx) => kycProgress(tx, seal, whose));
}

/**
 * All steps with one line each about how they stand: "Accepted on Tue 15 Sep", "To do, about 3 min", or what
 * to mend.
 */
export async function kycProgress(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId, market, language, amount }: WhoseSteps,
): Promise<KycProgress> {
  const rows = await listSteps(tx, borrowerId);
  const drafts = await listDrafts(tx, borrowerId);
  const states = statesOf(rows, await hasPayoutAccount(tx, borrowerId), amount);
  const forms: CertificationForms = certifications[market];
  const word = (key: string) => neededWord(market, language, key);
  const asked = kycSteps.filter((step) => !isOptional(market, step) || states[step] !== 'empty');
  const steps = asked.map((step): StepProgress => {
    const row = rows.find((each) => each.step === step);
    const minutes = step === 'bank' ? 1 : forms.steps[step].minutes;
    const hasDraft = drafts.some((draft) => draft.step === step);
    const line = (): string => {
      if (step === 'bank' && states.bank !== 'empty') return word('line.bank');
      if (!row) return word(hasDraft ? 'line.draft' : 'line.empty').replace('{minutes}', String(minutes));
      const [first] = openRefusals(seal, borrowerId, row);
      if (first) return first.note?.[language] ?? word(`refusal.${first.reason}`);
      if (states[step] === 'empty') return word('line.more');
      return word(`line.${row.state}`).replace('{day}', dayOf(row, market, language));
    };
    return {
      step,
      state: states[step],
      title: word(`step.${step}.title`),
      line: line(),
      minutes,
      hasDraft,
    };
  });
  return { steps, canApply: missingIn(market, states).length === 0 };
}

/** With its weekday, and never broken over a line. */
function dayOf({ changedAt }: StepRow, market: MarketId, language: Language): string {
  const { timeZone } = markets[market];
  const format = new Intl.DateTimeFormat(dateLocaleOf(language), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return format.format(changedAt).replace(',', '').replaceAll(' ', ' ');
}
