type News = 'opened' | 'ended';
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/**
 * The session itself is a cookie that no script can read; this tells what happens to it, in this tab and in
 * the others.
 */
export type Session = {
  /** Somebody logged in here. */
  readonly open: () => void;
  /** Somebody logged out here. */
  readonly end: () => void;
  /** A call was answered as if nobody were logged in. */
  readonly lose: () => void;
  readonly listen: (hear: (news: News | 'lost') => void) => () => void;
};

export function createSession(channel: Channel): Session {
  const listeners = new Set<(news: News | 'lost') => void>();
  const say = (news: News | 'lost') => {
    for (const hear of listeners) hear(news);
  };
  const tell = (news: News) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin by itself
    channel.postMessage(news);
    say(news);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'opened' || data === 'ended') say(data);
  });
  return {
    open: () => tell('opened'),
    end: () => tell('ended'),
    lose: () => say('lost'),
    listen(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}
