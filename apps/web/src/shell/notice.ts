/**
 * Why somebody sees the error page.
 * `broken`: the connection broke · `server`: something failed on our side · `market`: not offered there.
 */
export const noticeKinds = ['not-found', 'broken', 'server', 'market'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/**
 * What we know of whatever was under way when the error page was opened at its own address. A broken
 * connection and a failure of ours leave it open; an address that does not exist, or a market that is not
 * offered, did nothing.
 */
export function outcomeOf(kind: NoticeKind): Notice['outcome'] {
  return kind === 'broken' || kind === 'server' ? 'unknown' : 'nothing-done';
}

export type Notice = {
  readonly kind: NoticeKind;
  /** What the reader can tell us; missing when no server had a part in it. */
  readonly requestId?: string;
  /**
   * Opening a page charges nothing, so a page that the server could not show is safe to open again. When the
   * app itself fails, a payment may be under way, and the words say so.
   */
  readonly outcome: 'nothing-done' | 'unknown';
  /** Where "Try again" leads; the same address again if it is left out. */
  readonly from?: string;
};
