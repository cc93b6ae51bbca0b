import type { MarketId } from '@candor/markets';
import {
  certifications,
  optionLabel,
  type CertificationForms,
  type FormStep,
  type StepValue,
} from '@candor/markets/certification';
import { cityName } from '@candor/markets/cities';
import { listSteps, type StepRow } from '@candor/store/kyc';
import type { ReadTx } from '@candor/store/database';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { openValues } from '../../customers/kyc/step-seal.ts';

/** What a borrower gave, step by step, as far as it is there: somebody may have left, or not have begun. */
export type GivenValues = {
  readonly rows: readonly StepRow[];
  readonly value: (field: string) => string | undefined;
  /** In words, where it is one of a list: `documentKind`, `philsys` → "PhilSys ID". */
  readonly text: (field: string) => string | undefined;
  readonly stateOf: (step: StepRow['step']) => StepRow['state'] | undefined;
};

export async function givenValues(
  tx: ReadTx,
  seal: PersonSeal,
  { borrowerId, market }: { readonly borrowerId: string; readonly market: MarketId },
): Promise<GivenValues> {
  const rows = await listSteps(tx, borrowerId);
  const values = rows.flatMap((row) => openValues(seal, borrowerId, row));
  const value = (field: string) => values.find((each) => each.field === field)?.value;
  return {
    rows,
    value,
    text: (field) => inWords(market, field, value(field)),
    stateOf: (step) => rows.find((row) => row.step === step)?.state,
  };
}

/** The name as on the document; null where no document was given. */
function nameIn(values: readonly StepValue[]): string | null {
  const at = (field: string) => values.find((each) => each.field === field)?.value ?? '';
  return `${at('givenName')} ${at('familyName')}`.trim() || null;
}

/** As on the document that was given; null where none was, or it is gone. */
export function nameOf(seal: PersonSeal, borrowerId: string, baseSealed: string | null): string | null {
  if (baseSealed === null) return null;
  const row = {
    step: 'base',
    state: 'saved',
    sealed: baseSealed,
    refusalsSealed: null,
    changedAt: new Date(0),
  } as const;
  return nameIn(openValues(seal, borrowerId, row));
}

function inWords(market: MarketId, field: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (field === 'city') return cityName(market, value) ?? value;
  const { steps }: CertificationForms = certifications[market];
  const asked = Object.values(steps)
    .flatMap(({ fields }) => fields)
    .find((each) => each.field === field);
  return asked?.options?.includes(value) === true ? optionLabel(market, 'en', field, value) : value;
}

/** The steps of the KYC as staff call them; applicants read their own words. */
export const stepWords: Readonly<Record<FormStep, string>> = {
  base: 'Identity',
  personal: 'Address',
  job: 'Job and income',
  ext: 'Purpose and references',
};
