/** How an endpoint answered, or why it could not. */
export type PostOutcome =
  | { readonly status: number; readonly answer: string }
  | { readonly status: null; readonly trouble: string };

/**
 * Carries one try outside. What an address may be is decided here, when it is chosen and again at the moment
 * of connecting.
 */
export type WebhookPort = {
  /** Null, or in a sentence why this address can't be used. */
  readonly faultOf: (url: string) => string | null;
  readonly post: (
    url: string,
    request: { readonly headers: Readonly<Record<string, string>>; readonly body: string | Buffer },
  ) => Promise<PostOutcome>;
};
