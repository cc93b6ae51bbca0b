const FIRST_WAIT_MS = 1500;
const LONGEST_WAIT_MS = 20_000;
/**
 * The server says something every fifteen seconds. Nothing for so long: the line is dead, whatever it looks
 * like.
 */
const SILENCE_MS = 35_000;
/** What the server does not tell of is seen within a minute. */
const BEATS_PER_LOOK = 4;

/** How long to wait before the nth look: what takes long is looked at less and less often. */
export const followWaitMs = (nth: number): number => Math.min(FIRST_WAIT_MS * 1.5 ** nth, LONGEST_WAIT_MS);

type Stream = Pick<EventTarget, 'addEventListener'> & { readonly close: () => void };

type Following = { readonly look: () => Promise<void>; readonly open: () => Promise<Stream> };

/**
 * Looks again whenever the server's stream says that something changed. Until the stream is heard, and from
 * when it breaks or falls silent, looks by itself after longer and longer pauses, and each time tries the
 * stream anew. A page that nobody sees holds no stream and asks nothing; it looks at once when it is seen, or
 * when the network is back.
 */
export function follow({ look, open }: Following): () => void {
  let nth = 0;
  let beats = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: Stream | undefined;
  let isHeard = false;
  /**
   * Counts the lines that were begun: one that comes when another was begun, or none is wanted, is closed.
   */
  let lines = 0;
  /** Counts the looks, so that only the newest plans the next. */
  let asks = 0;

  const wait = (waitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(ask, waitMs);
  };
  const waitLonger = () => wait(followWaitMs(nth++));
  const hangUp = () => {
    lines += 1;
    stream?.close();
    stream = undefined;
    isHeard = false;
  };
  const hear = (isNews: boolean) => {
    const isWorthALook = isNews || !isHeard || beats % BEATS_PER_LOOK === 0;
    beats += 1;
    isHeard = true;
    wait(SILENCE_MS);
    if (isWorthALook) void look();
  };
  const dial = async () => {
    hangUp();
    const line = lines;
    const fresh = await open().catch(() => undefined);
    if (line !== lines) return fresh?.close();
    stream = fresh;
    fresh?.addEventListener('beat', () => hear(false));
    fresh?.addEventListener('message', () => hear(true));
    fresh?.addEventListener('error', () => {
      const wasHeard = isHeard;
      hangUp();
      if (wasHeard) waitLonger();
    });
  };
  const ask = () => {
    const mine = ++asks;
    // One that is still being opened is left alone.
    if (isHeard || !stream) void dial();
    void look().then(() => mine === asks && !isHeard && waitLonger());
  };
  const stop = () => {
    hangUp();
    asks += 1;
    clearTimeout(timer);
  };
  const comeBack = () => {
    stop();
    if (document.hidden) return;
    nth = 0;
    ask();
  };
  void dial();
  waitLonger();
  document.addEventListener('visibilitychange', comeBack);
  addEventListener('online', comeBack);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', comeBack);
    removeEventListener('online', comeBack);
  };
}
