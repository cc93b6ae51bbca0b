/** One finger, mouse or keyboard and what it does, in the words that WebDriver and WebDriver BiDi share. */
type InputSource = {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly object[];
};

/**
 * A browser that is not Chromium, as the machine's packages have it. Playwright drives only its own builds of
 * Firefox and WebKit; these are driven as their makers intend it, by the few verbs that a story needs. All
 * else is done by `Hand`, the same for each.
 */
export type Engine = {
  readonly name: string;
  /** Whether it takes a finger; else the story has a mouse. */
  readonly takesTouch: boolean;
  open(url: string): Promise<void>;
  /** Calls a function, given as its source, in the page. Arguments and answer travel as JSON. */
  ask<Answer>(source: string, ...args: readonly unknown[]): Promise<Answer>;
  act(sources: readonly InputSource[]): Promise<void>;
  cookies(): Promise<Cookie[]>;
  close(): Promise<void>;
};

export type Cookie = { readonly name: string; readonly value: string };

/** A phone's window; an engine whose smallest window is wider takes that. */
export const phone = { width: 360, height: 740 } as const;

/** Waits until it answers something; a browser that never does is told by the test's own limit. */
export async function until<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
