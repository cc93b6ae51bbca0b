import { describe, expect, it } from 'vitest';
import { createSession } from './session.ts';

/** Two tabs of one browser: what one posts, the other hears. */
function tabs() {
  const hearers: ((event: MessageEvent<unknown>) => void)[] = [];
  const channel = (me: number) => ({
    postMessage: (data: unknown) =>
      hearers.forEach((hear, index) => index !== me && hear({ data } as MessageEvent<unknown>)),
    addEventListener: (_type: string, hear: (event: MessageEvent<unknown>) => void) =>
      void hearers.push(hear),
  });
  return [0, 1].map((me) => createSession(channel(me) as never)) as [
    ReturnType<typeof createSession>,
    ReturnType<typeof createSession>,
  ];
}

describe('A1.4 · a session in two tabs', () => {
  it('opened in one is open in both', () => {
    const [one, other] = tabs();
    const heard: string[] = [];
    other.listen((news) => heard.push(news));
    one.open();
    expect([one.isOpen(), other.isOpen(), heard]).toEqual([true, true, ['opened']]);
  });

  it('ended in one is over in both, and who stopped listening hears nothing', () => {
    const [one, other] = tabs();
    const heard: string[] = [];
    const stop = other.listen((news) => heard.push(news));
    one.end();
    stop();
    one.open();
    expect(heard).toEqual(['ended']);
  });

  it('lost by one call says nothing to the others, who may have logged in anew', () => {
    const [one, other] = tabs();
    other.open();
    one.lose();
    expect([one.isOpen(), other.isOpen()]).toEqual([false, true]);
    expect([one.isLost(), other.isLost()]).toEqual([true, false]);
    other.open();
    expect(one.isLost()).toBe(false);
  });

  it('is known to its own tab where a browser has no channel', () => {
    const session = createSession(undefined);
    session.open();
    expect(session.isOpen()).toBe(true);
  });
});
