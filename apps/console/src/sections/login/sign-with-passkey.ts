import type { ConsoleClient } from '@candor/contract/console-client';
import { faultOf } from '../../shell/runtime/fault.ts';

type Signed = { readonly credential: string } | { readonly words: string };

/** Asks the browser for a passkey of this person; what it signs is the second step. */
export async function signWithPasskey(client: ConsoleClient, ticket: string): Promise<Signed> {
  try {
    const { options } = await client.call('console.passkey-challenge', { ticket });
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
    );
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    if (credential) return { credential: JSON.stringify(credential.toJSON()) };
  } catch (error) {
    // Whoever closes the browser's own window has chosen another way.
    if (!(error instanceof DOMException)) return { words: faultOf(error).words };
  }
  return { words: 'No passkey was given. The code of the app works as well.' };
}
