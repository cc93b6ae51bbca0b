import type { Json } from '../wire/codec.ts';

export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * To be sent as JSON or, with `form`, as application/x-www-form-urlencoded (then it is flat and all text).
   */
  readonly body?: Json;
  readonly form?: boolean;
  readonly signal?: AbortSignal;
  /** Not given up when the page that sent it goes away. */
  readonly outlivesPage?: boolean;
}

export interface TransportResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** Parsed JSON, or the text as it came if it was none. */
  readonly body: Json;
}

/** Sends one request and resolves with whatever status came back; rejects only if no answer came. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/**
 * The same request as flat text fields, for a query or a form: what is not text travels as JSON, which the
 * server reads back by the field's declared kind.
 */
export function flatten(request: Json): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(request ?? {})) {
    if (value !== undefined) fields[name] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return fields;
}
