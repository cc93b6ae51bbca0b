import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** More than this is not seen at a glance. Tests lie beside what they test and are not counted. */
const most = 20;

/** Folders that hold more: how many files, which may only become fewer. */
const still: Readonly<Record<string, number>> = {
  'apps/server/src/handlers': 69,
  'apps/server/src/handlers/console': 45,
  'apps/server/src/http': 43,
  'apps/web/src/screens/confirm': 28,
  'apps/web/src/screens/loan-detail': 34,
  'apps/web/src/screens/repay': 22,
  'bench/src': 25,
  e2e: 41,
  'packages/contract/src/calls': 23,
  'packages/contract/src/calls/console': 35,
  'packages/domain/src/decisions': 26,
  'packages/domain/src/ledger/postings': 26,
  'packages/domain/src/rate': 23,
  'packages/markets/src/in': 31,
  'packages/markets/src/law': 26,
  'packages/markets/src/ph': 28,
  'packages/services/src/lending/applications': 24,
  'packages/services/src/payments/disbursements': 22,
  'packages/services/src/payments/payments': 23,
  'packages/services/src/servicing/complaints': 25,
  'packages/store/src/loans': 21,
  'scripts/develop/mutate': 22,
};

const isCounted = (file: string) => /\.tsx?$/u.test(file) && !/\.(?:test|spec)\.tsx?$/u.test(file);

function sizes(files: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const file of files.filter(isCounted))
    counted.set(dirname(file), (counted.get(dirname(file)) ?? 0) + 1);
  return counted;
}

const tooLarge = (files: readonly string[]) =>
  Object.fromEntries([...sizes(files)].filter(([, many]) => many > most).toSorted());

describe('a folder', () => {
  it('has at most twenty files, or fewer than it had', () => {
    expect(tooLarge(sourceFiles())).toEqual(still);
  });

  it('that has more is found', () => {
    const files = Array.from({ length: most + 1 }, (_, at) => `packages/domain/src/rate/rate-${at}.ts`);
    expect(tooLarge([...files, 'packages/domain/src/loan/loan.ts'])).toEqual({
      'packages/domain/src/rate': 21,
    });
  });
});
