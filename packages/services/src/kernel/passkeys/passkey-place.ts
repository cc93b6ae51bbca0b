/** Where passkeys belong; null where there is no host name that a browser would take. */
export type PasskeyPlace = { readonly host: string; readonly origins: readonly string[] };

/** What every device has: Ed25519, ECDSA on P-256, RSA. */
export const passkeyAlgorithms = [-8, -7, -257];

export type MadePasskey = {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
};
