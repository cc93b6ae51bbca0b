import type { FastifyReply } from 'fastify';

/** What the handler of a call that answers with a file gives. */
export interface FileAnswer<MediaType extends string = string> {
  readonly mediaType: MediaType;
  /** What it is called if somebody saves it: letters, digits, hyphens and one point. */
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** A file of the declared kind, or the name of what is wrong with it. */
export function faultOfFile(answer: object, kinds: readonly string[]): string | undefined {
  const { mediaType, fileName, bytes } = answer as Partial<FileAnswer>;
  if (typeof mediaType !== 'string' || !kinds.includes(mediaType)) return 'mediaType';
  if (typeof fileName !== 'string' || !/^[\w-]+\.[a-z0-9]+$/u.test(fileName)) return 'fileName';
  return Buffer.isBuffer(bytes) ? undefined : 'bytes';
}

/**
 * Sent so that it can be shown and nothing else: never taken for a page or a script whatever its bytes look
 * like, never kept by a cache, never inside another site. Our own pages may stand at another host of the same
 * site; from a host of its own (`isApart`), whose addresses only our pages know, at any.
 */
export function sendFile(
  reply: FastifyReply,
  { mediaType, fileName, bytes }: FileAnswer,
  isApart: boolean,
): void {
  reply
    .header('content-type', mediaType)
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', isApart ? 'cross-origin' : 'same-site')
    .send(bytes);
}
