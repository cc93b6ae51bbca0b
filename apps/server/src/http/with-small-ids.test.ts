import { calls, requestSchemaOf } from '@candor/contract';
import { expect, it } from 'vitest';
import { hasIds, withSmallIds } from './with-small-ids.ts';

const large = '9C89D56D-FD2C-4C78-A339-29867AEAC216';
const small = large.toLowerCase();

it('ids are read in small letters wherever they stand, and nothing else is', () => {
  const draft = { kind: null, loanId: large, words: large, imageIds: [large, small], answerWay: null };
  const schema = requestSchemaOf(calls['problem.draft-save']);
  expect(withSmallIds({ reportId: large, draft }, schema)).toEqual({
    reportId: small,
    draft: { ...draft, loanId: small, words: large, imageIds: [small, small] },
  });
  const without = { draft: { ...draft, loanId: null, imageIds: [] } };
  expect(withSmallIds(without, schema)).toEqual(without);
});

it('whether a request has an id in it is known of every call, and few calls of strangers have one', () => {
  for (const call of Object.values(calls)) {
    const schema = requestSchemaOf(call);
    expect([call.key, hasIds(schema)]).toEqual([
      call.key,
      JSON.stringify(schema).includes('"format":"uuid"'),
    ]);
  }
  expect(hasIds(requestSchemaOf(calls['event.save']))).toBe(false);
  expect(hasIds(requestSchemaOf(calls['problem.draft-save']))).toBe(true);
});
