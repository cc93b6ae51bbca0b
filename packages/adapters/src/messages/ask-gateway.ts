import { GatewayDown } from '@candor/services/kernel/message-ports';

export type GatewayAnswer = { readonly status: number; readonly body: unknown };

/** A borrower waits for this: longer than a gateway needs, shorter than a person's patience. */
const timeoutMs = 8_000;

/**
 * Asks a vendor, once. No answer, or a broken one, is an outage of theirs. Nothing of the request is repeated
 * in an error: it holds a number and perhaps a code.
 */
export async function askGateway(
  name: string,
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
): Promise<GatewayAnswer> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  } catch {
    throw new GatewayDown(`${name} could not be reached`);
  }
  return { status: response.status, body: await response.json().catch(() => null) };
}

/** Whatever is not a yes is told by its status, and by the vendor's own number for it if there is one. */
export function refuseUnless(isTaken: boolean, name: string, { status }: GatewayAnswer): void {
  if (!isTaken) throw new GatewayDown(`${name} answered ${status}`);
}
