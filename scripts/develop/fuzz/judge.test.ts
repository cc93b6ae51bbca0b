import { calls, problemOf } from '@candor/contract';
import { throwDice } from '@candor/simulator/dice';
import { expect, it } from 'vitest';
import { wrongChanges, wrongWith } from './judge.ts';
import { requestFor } from './requests.ts';

const call = calls['loan.generate-code'];
const json = 'application/json; charset=utf-8';
const problem = JSON.stringify(problemOf('not_logged_in', 'R-7K3M-9QXA'));

it('An answer as the contract has it is right, done or refused', () => {
  expect(wrongWith(call, { status: 200, type: json, text: '{}' })).toBeNull();
  expect(wrongWith(call, { status: 401, type: json, text: problem })).toBeNull();
});

it.each([
  ['a fault of ours', { status: 500, type: json, text: problem }],
  ['one that never came', { status: 0, type: '', text: 'hangs' }],
  ['a refusal in another form', { status: 400, type: json, text: '{"error":"bad"}' }],
  ['a page in the place of JSON', { status: 200, type: 'text/html', text: '<p>' }],
  ['a way elsewhere', { status: 302, type: json, text: '' }],
])('%s is found', (_what, answer) => {
  expect(wrongWith(call, answer)).not.toBeNull();
});

it('A refused request that changed a row is found, and what is meant to be written is not', () => {
  expect(wrongChanges(['insert audit_log', 'update loan', 'update rate_limit'])).toEqual(['update loan']);
});

it('The same dice ask the same', () => {
  const asked = () => Array.from({ length: 50 }, (_, n) => requestFor(call, throwDice(n), {}));
  expect(asked()).toEqual(asked());
  expect(new Set(asked().map(({ way }) => way)).size).toBe(3);
});
