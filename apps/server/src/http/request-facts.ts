import type { IncomingHttpHeaders } from 'node:http';

/**
 * What a page or a native shell tells about itself: the web's helper copies these from the page's address
 * into headers. They are claims of the caller's: fit for logs and wording, never for a decision.
 */
export interface RequestFacts {
  readonly appVersion?: string;
  readonly channel?: string;
  readonly deviceId?: string;
  readonly language?: string;
}

const headerOf = {
  appVersion: 'x-app-version',
  channel: 'x-channel',
  deviceId: 'x-device-id',
  language: 'x-language',
} as const satisfies Record<keyof RequestFacts, string>;

const harmless = /^[\w.+:/ -]{1,100}$/u;

/** Anything longer or stranger than a fact of this kind can be is left out, as if it had not been sent. */
export function requestFacts(headers: IncomingHttpHeaders): RequestFacts {
  const facts: { -readonly [K in keyof RequestFacts]: RequestFacts[K] } = {};
  for (const fact of Object.keys(headerOf) as (keyof RequestFacts)[]) {
    const value = headers[headerOf[fact]];
    if (typeof value === 'string' && harmless.test(value)) facts[fact] = value;
  }
  return facts;
}
