import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { PasswordCost } from '../staff-login/hash-password.ts';

/** What the lender's people come in with; put together once, when the server starts. */
export type StaffDeps = Pick<
  IdentityDeps,
  'database' | 'seal' | 'now' | 'newId' | 'crowd' | 'lender' | 'passkeys'
> & {
  readonly isSandbox: boolean;
  readonly passwordCost: PasswordCost;
};
