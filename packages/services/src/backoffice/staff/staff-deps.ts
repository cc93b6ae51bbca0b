import type { IdentityDeps } from '../../kernel/identity-deps.ts';
import type { PasswordCost } from '../staff-login/hash-password.ts';

/** Where passkeys belong; null where the console has no host name that a browser would take. */
export type PasskeyPlace = { readonly host: string; readonly origins: readonly string[] };

/** What the lender's people come in with; put together once, when the server starts. */
export type StaffDeps = Pick<IdentityDeps, 'database' | 'seal' | 'now' | 'newId' | 'crowd' | 'lender'> & {
  readonly isSandbox: boolean;
  readonly passwordCost: PasswordCost;
  readonly passkeys: PasskeyPlace | null;
};
