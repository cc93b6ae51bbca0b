/** Status 0: there was no answer, or not a whole one in time. */
export type VendorAnswer = { readonly status: number; readonly text: string; readonly body: unknown };

type Question = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
};

/** An answer longer than this is not a payout vendor's. */
const longestAnswer = 64 * 1024;

/**
 * Asks a vendor once, and never throws: what a network can do to a question is an answer too. The time is for
 * all of it, from the first byte asked to the last one heard. Nothing is followed elsewhere: a token goes to
 * one address.
 */
export async function askVendor(url: string, { timeoutMs, ...question }: Question): Promise<VendorAnswer> {
  try {
    const response = await fetch(url, {
      ...question,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const text = await response.text();
    if (text.length > longestAnswer) return { status: 0, text: '', body: undefined };
    return { status: response.status, text: text.slice(0, 1_000), body: parsed(text) };
  } catch {
    return { status: 0, text: '', body: undefined };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
