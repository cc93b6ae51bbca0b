/**
 * Why somebody sees the error page.
 * `broken`: the connection broke · `server`: something failed on our side · `market`: not offered there.
 */
export const noticeKinds = ['not-found', 'broken', 'server', 'market'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

export type Notice = {
  readonly kind: NoticeKind;
  /** What the reader can tell us; missing when no server had a part in it. */
  readonly requestId?: string;
  /**
   * Opening a page charges nothing, so a page that the server could not show is safe to open again. When the app
   * itself fails, a payment may be under way, and the words say so.
   */
  readonly outcome: 'nothing-done' | 'unknown';
  /** Where "Try again" leads; the same address again if it is left out. */
  readonly from?: string;
};
