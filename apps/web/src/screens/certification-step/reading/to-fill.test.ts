import type { ReadDocument } from '@candor/markets/identity-codes';
import { describe, expect, it } from 'vitest';
import type { FormField } from '../form-values.ts';
import { inReadingOrder, toFill } from './to-fill.ts';

const read: ReadDocument = {
  documentKind: 'philsys',
  fields: {
    documentNumber: '1234-5678-9012-3456',
    givenName: 'Maricel Santos',
    familyName: 'Reyes',
    bornOn: '1996-03-14',
  },
  doubts: {},
};

describe('what was read', () => {
  it('fills what is empty', () => {
    expect(toFill(read, {})).toEqual({ values: read.fields, offered: {} });
    expect(toFill(read, { givenName: '  ' }).values).toHaveProperty('givenName');
  });

  it('is only offered over what was typed, and not at all where that is the same', () => {
    const typed = { givenName: 'Marisol', familyName: 'REYES', documentNumber: '1234567890123456' };
    expect(toFill(read, typed)).toEqual({
      values: { bornOn: '1996-03-14' },
      offered: { givenName: 'Maricel Santos' },
    });
  });
});

describe('the order of a form that was read', () => {
  const fields = ['documentKind', 'documentFront', 'documentNumber', 'givenName', 'familyName', 'selfie'].map(
    (field) => ({ field }) as FormField,
  );
  const names = (doubtful: string[], atFault = '') =>
    inReadingOrder(fields, doubtful, (field) => field === atFault).map(({ field }) => field);

  it('is the picture, what is doubtful, what was read, the rest', () => {
    expect(names(['familyName'])).toEqual([
      'documentFront',
      'familyName',
      'documentNumber',
      'givenName',
      'selfie',
    ]);
  });

  it('shows which document it is once that is at fault', () => {
    expect(names([], 'documentKind')).toContain('documentKind');
    expect(names([])).not.toContain('documentKind');
  });
});
