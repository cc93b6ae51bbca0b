import { expect, it } from 'vitest';
import { numberHere, pickedPersons } from './picked-persons.ts';

const page = {
  config: { market: 'ph' },
  mobile: { countryCode: '63', digits: 11, example: '09171234567' },
} as unknown as Parameters<typeof numberHere>[0];

it.each([
  ['+63 917 123 4567', '09171234567'],
  ['0063 917 123 4567', '09171234567'],
  ['0917-123-4567', '09171234567'],
  ['+63 2 8123 4567', undefined],
  ['+1 415 555 2671', undefined],
  ['', undefined],
])('a contact’s number %s is %s in the form', (tel, phone) => {
  expect(numberHere(page, tel)).toBe(phone);
});

it('sends who was picked and still stands there, and nobody who was typed, typed over or taken away', () => {
  const picked = new Map([
    [1, { name: 'Ana Reyes', phone: '09181234567' }],
    [2, { name: 'Ben Cruz', phone: '09187654321' }],
  ]);
  const values = {
    references: 'two',
    reference1Name: 'Ana Reyes',
    reference1Phone: '09181234567',
    reference1Relation: 'friend',
    reference2Name: 'Somebody Typed',
    reference2Phone: '09187654321',
    reference2Relation: 'sibling',
  };
  const ana = { name: 'Ana Reyes', phone: '09181234567', relation: 'friend', source: 'picker' };
  expect(pickedPersons(picked, values)).toEqual([ana]);
  expect(pickedPersons(picked, { ...values, references: 'none' })).toEqual([]);
  expect(pickedPersons(new Map(), values)).toEqual([]);
});
