import { createHash } from 'node:crypto';

/**
 * What a page may load: our own files, the inline styles that we rendered (each by its hash) and nothing
 * else. There is no inline script, so there is no hash for one. It posts no form, but where a borrower allows
 * autopay on a page of their bank's, at an address that only the vendor knows.
 */
export function contentPolicyOf(
  html: string,
  {
    apiOrigin,
    filesOrigin,
    postsElsewhere = false,
  }: {
    readonly apiOrigin?: string | undefined;
    readonly filesOrigin?: string | undefined;
    readonly postsElsewhere?: boolean;
  },
): string {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => hashOf(css ?? ''));
  const elsewhere = apiOrigin ? ` ${apiOrigin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set(styles)].join(' ')}`,
    `img-src 'self' data:${elsewhere}${filesOrigin ? ` ${filesOrigin}` : ''}`,
    `connect-src 'self'${elsewhere}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${postsElsewhere ? 'https:' : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
