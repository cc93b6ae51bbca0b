import type { Json, Transport, TransportRequest } from '@candor/contract/client';
import { formBody } from './form-body.ts';
import { HttpConnectionError, HttpResponseError, HttpTimeoutError } from './http-errors.ts';
import type { PageHeaders } from './take-page-headers.ts';

export const HTTP_TIMEOUT_MS = 60_000;

export interface HttpOptions {
  readonly fetch?: typeof globalThis.fetch;
  readonly pageHeaders?: PageHeaders;
  readonly timeoutMs?: number;
  /** Base address of the calls; the page's own origin where it is not given. */
  readonly appApi?: string;
}

interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly [name: string]: Json };
  readonly signal?: AbortSignal;
}

export interface Http {
  /** Sends JSON and gives the answer's body itself; an error answer rejects as HttpResponseError. */
  json(request: HttpRequest): Promise<Json>;
  /** The same with a form-encoded body. */
  form(request: HttpRequest): Promise<Json>;
  /** For the contract's typed client, which reads status and headers itself: any answer resolves. */
  transport: Transport;
}

/**
 * The one way from the page to the server. It neither shows nor redirects nor retries: a screen knows what
 * its borrower was doing, this helper doesn't.
 */
export function createHttp({
  fetch = globalThis.fetch,
  pageHeaders = {},
  timeoutMs = HTTP_TIMEOUT_MS,
  appApi = '',
}: HttpOptions = {}): Http {
  const base = appApi.replace(/\/$/, '');

  async function send(request: TransportRequest) {
    const { method, url, signal, outlivesPage } = request;
    // The page's headers name a device; they must not follow a call to a host that somebody else chose.
    if (!/^\/(?!\/)/.test(url)) throw new RangeError(`"${url}" is not a path on our server`);
    const deadline = new AbortController();
    const giveUp = () => deadline.abort();
    const timer = setTimeout(giveUp, timeoutMs);
    signal?.addEventListener('abort', giveUp);
    try {
      signal?.throwIfAborted();
      const response = await fetch(base + url, {
        method,
        headers: headersOf(request, pageHeaders),
        body: bodyOf(request),
        credentials: base === '' ? 'same-origin' : 'include',
        // What is sent as the reader leaves arrives although the page is gone.
        ...((outlivesPage || isLeaving()) && { keepalive: true }),
        signal: deadline.signal,
      });
      return { status: response.status, headers: response.headers, body: await answerOf(response) };
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw deadline.signal.aborted ? new HttpTimeoutError(timeoutMs) : new HttpConnectionError(cause);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  async function bodyDirectly(request: TransportRequest): Promise<Json> {
    const answer = await send(request);
    if (answer.status < 200 || answer.status > 299) throw new HttpResponseError(answer);
    return answer.body;
  }

  return {
    json: ({ headers = {}, ...request }) => bodyDirectly({ ...request, headers }),
    form: ({ headers = {}, ...request }) => bodyDirectly({ ...request, headers, form: true }),
    transport: send,
  };
}

function isLeaving(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'hidden';
}

function headersOf({ headers, body, form }: TransportRequest, pageHeaders: PageHeaders): Headers {
  const all = new Headers({ accept: 'application/json', ...pageHeaders });
  // set() and not a spread: two spellings of one name would be sent as one value, twice.
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  if (body !== undefined && !form) all.set('content-type', 'application/json');
  all.set('X-Requested-With', 'XMLHttpRequest');
  return all;
}

function bodyOf({ body, form }: TransportRequest): string | URLSearchParams | null {
  if (body === undefined) return null;
  return form ? formBody(body as { [name: string]: Json }) : JSON.stringify(body);
}

/** JSON where the server says so (problem details too), else the text as it came; an empty body is null. */
async function answerOf(response: Response): Promise<Json> {
  const text = await response.text();
  if (text === '') return null;
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
  return isJson ? (JSON.parse(text) as Json) : text;
}
