/**
 * What the phone's own window answered: a credential for the server to judge, or why there is none. Whoever
 * closes that window has chosen another way, which is no fault.
 */
export type LockAnswer = { readonly credential: string } | { readonly is: 'closed' | 'there-already' };

type CredentialId = { readonly id: string; readonly transports?: AuthenticatorTransport[] };
type Asked = {
  readonly challenge: string;
  readonly user?: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly allowCredentials?: readonly CredentialId[];
  readonly excludeCredentials?: readonly CredentialId[];
};

/** Whether this phone has a lock of its own that can make a passkey. */
export async function hasLock(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}

/** Whether the browser shows passkeys among what it fills in for a field. */
export async function fillsIn(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isConditionalMediationAvailable();
  } catch {
    return false;
  }
}

/** Has the phone make a passkey of the server's options. */
export async function makePasskey(options: string): Promise<LockAnswer> {
  const asked = JSON.parse(options) as Asked & Record<string, unknown>;
  const publicKey = {
    ...asked,
    challenge: bytesOf(asked.challenge),
    user: { ...asked.user, id: bytesOf(asked.user?.id ?? '') },
    excludeCredentials: (asked.excludeCredentials ?? []).map(credentialOf),
  } as unknown as PublicKeyCredentialCreationOptions;
  return answerOf(() => navigator.credentials.create({ publicKey }));
}

/** Has a passkey of this phone sign; `fillIn` waits in the list of what the browser fills in. */
export async function signByPasskey(
  options: string,
  { signal, fillIn = false }: { readonly signal?: AbortSignal; readonly fillIn?: boolean } = {},
): Promise<LockAnswer> {
  const asked = JSON.parse(options) as Asked & Record<string, unknown>;
  const publicKey = {
    ...asked,
    challenge: bytesOf(asked.challenge),
    allowCredentials: (asked.allowCredentials ?? []).map(credentialOf),
  } as unknown as PublicKeyCredentialRequestOptions;
  return answerOf(() =>
    navigator.credentials.get({
      publicKey,
      ...(signal && { signal }),
      ...(fillIn && { mediation: 'conditional' as const }),
    }),
  );
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<LockAnswer> {
  try {
    const made = await ask();
    return made === null ? { is: 'closed' } : { credential: written(made as PublicKeyCredential) };
  } catch (error) {
    const isThere = error instanceof DOMException && error.name === 'InvalidStateError';
    return { is: isThere ? 'there-already' : 'closed' };
  }
}

/** As `toJSON` writes it, which older phones do not have. */
function written({ id, rawId, type, response }: PublicKeyCredential): string {
  const parts: Record<string, unknown> = { clientDataJSON: textOf(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse) {
    parts['attestationObject'] = textOf(response.attestationObject);
    parts['transports'] = response.getTransports?.() ?? [];
  } else if (response instanceof AuthenticatorAssertionResponse) {
    parts['authenticatorData'] = textOf(response.authenticatorData);
    parts['signature'] = textOf(response.signature);
    if (response.userHandle) parts['userHandle'] = textOf(response.userHandle);
  }
  return JSON.stringify({ id, rawId: textOf(rawId), type, clientExtensionResults: {}, response: parts });
}

const credentialOf = ({ id, transports }: CredentialId) => ({
  id: bytesOf(id),
  type: 'public-key' as const,
  ...(transports && { transports }),
});

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}

function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
