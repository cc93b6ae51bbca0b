import { loanPurposes } from '../loan-purpose-texts.ts';
import type { Shape } from '../faults/shape-fault.ts';
import type { FormField } from './certification-forms.ts';

/** Fields that only who wants more than this is asked for. */
export function onlyAbove(amount: bigint, ...fields: readonly FormField[]): readonly FormField[] {
  const limited = (field: FormField): FormField => ({ ...field, onlyAbove: amount });
  return fields.map(limited);
}

/** A name as it stands on a document; what is asked for beside it differs by market. */
export const givenName: FormField = {
  field: 'givenName',
  kind: 'text',
  isRequired: true,
  autocomplete: 'given-name',
  most: 60,
  check: { is: 'name' },
};

export const familyName: FormField = { ...givenName, field: 'familyName', autocomplete: 'family-name' };

export const bornOn: FormField = {
  field: 'bornOn',
  kind: 'date',
  isRequired: true,
  autocomplete: 'bday',
  check: { is: 'birthday' },
};

export const documentNumber: FormField = {
  field: 'documentNumber',
  kind: 'document-number',
  isRequired: true,
};

export const documentFront: FormField = { field: 'documentFront', kind: 'picture', isRequired: true };

/** Of documents that have something on their back. */
export function documentBack(kinds: readonly string[]): FormField {
  return {
    field: 'documentBack',
    kind: 'picture',
    isRequired: true,
    shownIf: { field: 'documentKind', isOneOf: kinds },
  };
}

export const selfie: FormField = { field: 'selfie', kind: 'picture', isRequired: true };

export const city: FormField = { field: 'city', kind: 'city', isRequired: true };

export const street: FormField = {
  field: 'street',
  kind: 'text',
  isRequired: true,
  autocomplete: 'street-address',
  most: 120,
};

export function postalCode(shape: Shape, digits: number): FormField {
  return {
    field: 'postalCode',
    kind: 'number',
    isRequired: true,
    autocomplete: 'postal-code',
    most: digits,
    check: { is: 'shape', shape },
  };
}

const spans = ['under-1-year', '1-to-3-years', 'over-3-years'];

export const livingSince: FormField = {
  field: 'livingSince',
  kind: 'choice',
  isRequired: true,
  options: spans,
};

export const dependants: FormField = {
  field: 'dependants',
  kind: 'number',
  isRequired: true,
  most: 2,
  check: { is: 'between', least: 0n, most: 20n },
};

export const email: FormField = {
  field: 'email',
  kind: 'email',
  isRequired: false,
  autocomplete: 'email',
  most: 120,
};

/** Who has an employer or a business is asked about it; nobody else is. */
export function workFields(withWork: readonly string[], small: bigint): readonly FormField[] {
  const shownIf = { field: 'employment', isOneOf: withWork };
  return [
    {
      field: 'employer',
      kind: 'text',
      isRequired: true,
      shownIf,
      autocomplete: 'organization',
      most: 80,
    },
    ...onlyAbove(
      small,
      {
        field: 'position',
        kind: 'text',
        isRequired: true,
        shownIf,
        autocomplete: 'organization-title',
        most: 80,
      },
      { field: 'workingSince', kind: 'choice', isRequired: true, options: spans, shownIf },
    ),
  ];
}

/** Less than `least` is a slip of the hand ("22" for 22,000), more than `most` a year's income or a joke. */
export function incomePerMonth(least: bigint, most: bigint): FormField {
  return { field: 'incomePerMonth', kind: 'money', isRequired: true, check: { is: 'between', least, most } };
}

const owed = { is: 'between', least: 0n, most: 1_000_000_000n } as const;

export const loansPerMonth: FormField = {
  field: 'loansPerMonth',
  kind: 'money',
  isRequired: true,
  check: owed,
};

export const rentPerMonth: FormField = {
  field: 'rentPerMonth',
  kind: 'money',
  isRequired: true,
  check: owed,
};

export function incomeProof(employments: readonly string[]): FormField {
  return {
    field: 'incomeProof',
    kind: 'picture',
    isRequired: true,
    shownIf: { field: 'employment', isOneOf: employments },
  };
}

/** Many who work for themselves have no paper: it helps, and is not asked for. */
export const businessProof: FormField = {
  field: 'businessProof',
  kind: 'picture',
  isRequired: false,
  shownIf: { field: 'employment', isOneOf: ['self-employed'] },
};

/** The same words as when somebody is named elsewhere. */
const relations = ['parent', 'sibling', 'spouse', 'child', 'relative', 'friend', 'colleague'];

/** Nobody has to name anybody; who wants to names one or two, each under the consent "references". */
export const referenceFields: readonly FormField[] = [
  { field: 'references', kind: 'choice', isRequired: true, options: ['none', 'one', 'two'] },
  ...referencePerson(1, ['one', 'two']),
  ...referencePerson(2, ['two']),
];

function referencePerson(place: number, isOneOf: readonly string[]): FormField[] {
  const shownIf = { field: 'references', isOneOf };
  return [
    {
      field: `reference${place}Name`,
      kind: 'text',
      isRequired: true,
      shownIf,
      autocomplete: 'off',
      most: 80,
      check: { is: 'name' },
    },
    { field: `reference${place}Phone`, kind: 'phone', isRequired: true, shownIf, autocomplete: 'off' },
    {
      field: `reference${place}Relation`,
      kind: 'choice',
      isRequired: true,
      options: relations,
      shownIf,
    },
  ];
}

export const purpose: FormField = {
  field: 'purpose',
  kind: 'choice',
  isRequired: true,
  options: loanPurposes,
};
