import type { Shape } from '../faults/shape-fault.ts';
import type { Language } from '../language.ts';

/** The steps that are forms. The last one, where the money goes, is a list of accounts. */
export const formSteps = ['base', 'personal', 'job', 'ext'] as const;
export type FormStep = (typeof formSteps)[number];

export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'number'
  | 'money'
  | 'date'
  | 'choice'
  | 'city'
  | 'document-number'
  | 'picture';

/** What a value must be beyond its kind. Amounts are in minor units. */
type FieldCheck =
  | { readonly is: 'name' }
  | { readonly is: 'birthday' }
  | { readonly is: 'shape'; readonly shape: Shape }
  | { readonly is: 'between'; readonly least: bigint; readonly most: bigint };

export interface FormField {
  readonly field: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** Of a choice, in the order of the screen. */
  readonly options?: readonly string[];
  /** Asked for only if another field, which stands before it, has one of these values. */
  readonly shownIf?: { readonly field: string; readonly isOneOf: readonly string[] };
  /**
   * Asked for only of who wants more than this, in minor units: up to it neither the decision nor the law
   * needs it. Not asked is not zero: it is not known, and nothing is computed with it.
   */
  readonly onlyAbove?: bigint;
  /** The document that a number is of, where it is not the one chosen in the field `documentKind`. */
  readonly documentKind?: string;
  readonly autocomplete?: string;
  /** The most characters of a text. */
  readonly most?: number;
  readonly check?: FieldCheck;
}

export interface StepForm {
  /** About how long it takes. */
  readonly minutes: number;
  /** Nobody has to give it, and nobody is led to it. */
  readonly isOptional?: boolean;
  readonly fields: readonly FormField[];
}

/** What a market asks of somebody who wants to borrow, and no more than that. */
export interface CertificationForms {
  /** Why these data may be asked for, and which ones may not. */
  readonly law: string;
  readonly adulthood: { readonly years: number; readonly law: string };
  readonly steps: Readonly<Record<FormStep, StepForm>>;
  readonly words: CertificationWords;
}

/** Why somebody who looked at a step asks for it again; each has a sentence in every language. */
export const refusalReasons = [
  'picture-blurred',
  'picture-cut-off',
  'document-expired',
  'differs-from-document',
  'paper-too-old',
  'unclear',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/**
 * Every word of the forms, by language and key: `label.employer`, `ask.employer`,
 * `option.employment.salaried`.
 */
export type CertificationWords = Readonly<Record<Language, Readonly<Record<string, string>>>>;
