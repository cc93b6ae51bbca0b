export { type MadePasskey, type PasskeyPlace, passkeyAlgorithms } from './passkey-place.ts';
export { answeredChallenge, credentialIdIn, readMadePasskey, readSignature } from './read-passkey.ts';
