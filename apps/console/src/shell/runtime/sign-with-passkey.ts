import { faultOf } from './fault.ts';

type Signed = { readonly credential: string } | { readonly words: string };

/** Asks the browser for a passkey of this person: what it signs proves that they are there. */
export async function signWithPasskey(askOptions: () => Promise<string | null>): Promise<Signed> {
  try {
    const options = await askOptions();
    if (options !== null) {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
        JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
      );
      const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
      if (credential) return { credential: JSON.stringify(credential.toJSON()) };
    }
  } catch (error) {
    // Whoever closes the browser's own window has chosen another way.
    if (!(error instanceof DOMException)) return { words: faultOf(error).words };
  }
  return { words: 'No passkey was given. Use the authenticator code instead.' };
}
