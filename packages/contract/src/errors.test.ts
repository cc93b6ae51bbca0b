import { expect, it } from 'vitest';
import { errorCodes } from './errors.ts';
import * as borrower from './errors/borrower.ts';
import * as requests from './errors/requests.ts';
import * as staffConflicts from './errors/staff-conflicts.ts';
import * as staff from './errors/staff.ts';

it('every error code is written once, and every table of them is listed', () => {
  const written = [borrower, requests, staffConflicts, staff]
    .flatMap((file) => Object.values(file))
    .flatMap((table) => Object.keys(table));
  expect(written.toSorted()).toEqual([...errorCodes].toSorted());
});
