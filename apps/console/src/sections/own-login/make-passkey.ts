type Made = { readonly credential: string } | { readonly words: string };

/** Has the browser make a passkey, by what the server gave for it. */
export async function makePasskey(options: string): Promise<Made> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
    );
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    if (credential) return { credential: JSON.stringify(credential.toJSON()) };
  } catch (error) {
    // Whoever closes the browser's own window has changed their mind; one that is there already can't be made again.
    if (!(error instanceof DOMException)) throw error;
  }
  return { words: 'No passkey was made: it was broken off, or this device has one of yours already.' };
}
