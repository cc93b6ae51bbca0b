export type { Proof, ProofFault } from './check-proof.ts';
export { logInByPasskey } from './log-in-by-passkey.ts';
export { addBorrowerPasskey, readOwnPasskeys, removeBorrowerPasskey } from './own-passkeys.ts';
export { creationOptions, loginOptions, proofOptions } from './passkey-options.ts';
