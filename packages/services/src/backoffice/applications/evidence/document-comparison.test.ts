import { expect, it } from 'vitest';
import type { AccountView } from '../../../customers/payout-accounts/payout-accounts-of.ts';
import type { DocumentReading } from '../../../kernel/ports/enquiry-ports.ts';
import { documentComparison } from './document-comparison.ts';
import type { GivenValues } from '../given-values.ts';

const values: Readonly<Record<string, string>> = {
  givenName: 'Analyn Reyes',
  familyName: 'Pascual',
  bornOn: '1994-06-12',
  documentNumber: 'P1237702',
  selfie: 'a picture',
  employer: 'Northgate BPO',
};
const given = { rows: [], value: (field: string) => values[field] } as unknown as GivenValues;
const accountOf = (holder: string) => [{ holder }] as unknown as AccountView[];
const reading = (what: DocumentReading['what'], text: string): DocumentReading => ({
  picture: 'documentFront',
  what,
  text,
  box: null,
});
const resultsOf = (readings: readonly DocumentReading[], holder: string) =>
  documentComparison('ph', given, { readings, accounts: accountOf(holder) }).map(
    ({ what, application, id, account, result }) => [what, application, id, account, result],
  );

it('what was read and agrees is said to be the same, and a number is never shown whole', () => {
  const read = [
    reading('name', 'PASCUAL, ANALYN REYES'),
    reading('born-on', '1994-06-12'),
    reading('document-number', 'P1237702'),
    reading('face', '0.95'),
  ];
  expect(resultsOf(read, 'Analyn R. Pascual')).toEqual([
    ['Name', 'Analyn Reyes Pascual', 'same', 'same', 'match'],
    ['Born', '12 Jun 1994', 'same', null, 'match'],
    ['Document number', '•••• 7702', 'same', null, 'match'],
    ['Face', 'selfie', '0.95', null, 'match'],
    ['Employer', 'Northgate BPO', null, null, 'look'],
  ]);
});

it('what differs is shown as it was read; what nobody has read is left to the eye', () => {
  const read = [reading('name', 'Analyn Santos'), reading('born-on', '1996-06-12'), reading('face', '0.41')];
  expect(resultsOf(read, 'Jose Cruz')).toEqual([
    ['Name', 'Analyn Reyes Pascual', 'Analyn Santos', 'Jose Cruz', 'differs'],
    ['Born', '12 Jun 1994', '12 Jun 1996', null, 'differs'],
    ['Document number', '•••• 7702', null, null, 'look'],
    ['Face', 'selfie', '0.41', null, 'differs'],
    ['Employer', 'Northgate BPO', null, null, 'look'],
  ]);
});
