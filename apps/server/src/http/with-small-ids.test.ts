import { calls, requestSchemaOf } from '@candor/contract';
import { expect, it } from 'vitest';
import { withSmallIds } from './with-small-ids.ts';

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
