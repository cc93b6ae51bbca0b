type News = 'opened' | 'ended';

/**
 * What a tab hears from the others and tells them. A browser without it has tabs that find out by their next
 * call.
 */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * Whether this browser is logged in, as far as this page knows: the session itself is a cookie that no script
 * can read. All tabs share it, so what one of them does is told to the others.
 */
export type Session = {
  /** Known to be open; a page that has not asked yet does not know, and says no. */
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly end: () => void;
  /**
   * A call was answered as if nobody were logged in: this page knows it now, and the others may be told
   * something else.
   */
  readonly lose: () => void;
  /** That answer came to this page. */
  readonly isLost: () => boolean;
  readonly listen: (hear: (news: News) => void) => () => void;
};

export function createSession(channel: Channel | undefined): Session {
  let open = false;
  let lost = false;
  const listeners = new Set<(news: News) => void>();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== 'opened' && data !== 'ended') return;
    open = data === 'opened';
    if (open) lost = false;
    for (const hear of listeners) hear(data);
  });
  const tell = (news: News) => {
    open = news === 'opened';
    if (open) lost = false;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
    channel?.postMessage(news);
  };
  return {
    isOpen: () => open,
    open: () => tell('opened'),
    end: () => tell('ended'),
    lose() {
      open = false;
      lost = true;
    },
    isLost: () => lost,
    listen(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}
