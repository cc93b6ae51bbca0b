import { expect, it } from 'vitest';
import { findPackageFolder } from './binaries.ts';
import { LaunchError } from './launch-error.ts';

const find = () => findPackageFolder('plan9-mips');

it('a platform without binaries is told to bring its own server', () => {
  expect(find).toThrow(LaunchError);
  expect(find).toThrow(
    'There is no embedded PostgreSQL for plan9-mips: set DATABASE_URL to a PostgreSQL 18 server.',
  );
});
