import type { Transport } from '@candor/contract/console-client';

type Body = Awaited<ReturnType<Transport>>['body'];

const timeoutMs = 60_000;

/**
 * The one way from the page to the server, at its own origin. It neither shows nor retries: the screen knows
 * what was being done.
 */
export const transport: Transport = async ({ method, url, headers, body, signal }) => {
  const ends = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  const response = await fetch(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    credentials: 'same-origin',
    signal: AbortSignal.any(ends),
  });
  return { status: response.status, headers: response.headers, body: await answerOf(response) };
};

async function answerOf(response: Response): Promise<Body> {
  const text = await response.text();
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/iu.test(response.headers.get('content-type') ?? '');
  return text === '' ? null : isJson ? (JSON.parse(text) as Body) : text;
}
