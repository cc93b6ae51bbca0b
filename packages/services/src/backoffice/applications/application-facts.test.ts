import { expect, it } from 'vitest';
import { applicationFacts, type KnownOfApplicant } from './application-facts.ts';

const given = {
  rows: [{}],
  value: () => undefined,
  text: () => undefined,
  stateOf: () => undefined,
} as unknown as KnownOfApplicant['given'];

const known = {
  market: 'ph',
  on: '2026-11-16',
  given,
  phone: null,
  accounts: [],
  place: null,
  device: null,
  facts: null,
  seesScreening: false,
} as unknown as Omit<KnownOfApplicant, 'references'>;

const referencesIn = (references: KnownOfApplicant['references']) =>
  applicationFacts({ ...known, references })
    .flatMap(({ facts }) => facts)
    .filter(({ what }) => what.startsWith('Reference'))
    .map(({ text, source }) => [text, source]);

it('names the reference persons, with how they were given and no whole number', () => {
  expect(
    referencesIn([
      { name: 'Ana Reyes', phone: '09181234567', relation: 'friend', source: 'picker' },
      { name: 'Ben Cruz', phone: '09187654321', relation: 'sibling', source: 'typed' },
    ]),
  ).toEqual([
    ['Ana Reyes, friend, •••• 4567', 'picked from contacts, with consent'],
    ['Ben Cruz, sibling, •••• 4321', 'typed, with consent'],
  ]);
  expect(referencesIn([])).toEqual([['none named', 'stated']]);
});
