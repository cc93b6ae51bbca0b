import { describe, expect, it } from 'vitest';
import { subjectIn } from './subject-in.ts';

const loanId = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('what a complaint is about, by the address', () => {
  it.each([
    ['', {}],
    [`loanId=${loanId}`, { loanId }],
    [`loanId=${loanId}&row=2`, { loanId, row: 2 }],
    ['loanId=mine&row=2', {}],
    ['row=2', {}],
    [`loanId=${loanId}&row=0`, { loanId }],
    [`loanId=${loanId}&row=two`, { loanId }],
  ])('%s', (search, subject) => {
    expect(subjectIn(new URLSearchParams(search))).toEqual(subject);
  });
});
