import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow, followWaitMs } from './follow.ts';

/** A stream as a browser would give it; `say` is what the server sends. */
class Line extends EventTarget {
  isClosed = false;
  close = () => void (this.isClosed = true);
  say = (event: 'beat' | 'message' | 'error') => void (this.isClosed || this.dispatchEvent(new Event(event)));
}

let lines: Line[];
let looks: number;
let isRefused: boolean;
let leave: () => void;
const page = Object.assign(new EventTarget(), { hidden: false });
const network = new EventTarget();

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const turn = async (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  [lines, looks, isRefused] = [[], 0, false];
  page.hidden = false;
  leave = follow({
    look: async () => void (looks += 1),
    open: async () => {
      if (isRefused) throw new Error('no stream here');
      lines.push(new Line());
      return lines.at(-1)!;
    },
  });
  await settle();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('R3 · what is under way', () => {
  it('is looked at once when the line opens, then whenever the server says so, and else not', async () => {
    lines[0]!.say('beat');
    expect(looks).toBe(1);
    await pass(15_000);
    lines[0]!.say('beat');
    expect(looks).toBe(1);
    lines[0]!.say('message');
    expect(looks).toBe(2);
  });

  it('is looked at once in a minute though nothing was said', async () => {
    for (let beat = 0; beat < 9; beat += 1) {
      lines[0]!.say('beat');
      await pass(15_000);
    }
    expect([looks, lines.length]).toEqual([3, 1]);
  });

  it('is looked at soon, then less and less often, and never forgotten, while there is no stream', async () => {
    const waits = [0, 1, 2, 3, 20].map(followWaitMs);
    expect(waits[0]).toBe(1500);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.at(-1)).toBe(20_000);
    isRefused = true;
    lines[0]!.say('error');
    await pass(1_499);
    expect(looks).toBe(0);
    await pass(1);
    expect(looks).toBe(1);
    await pass(followWaitMs(1));
    expect(looks).toBe(2);
    await pass(600_000);
    expect(looks).toBeGreaterThan(30);
  });

  it('is looked at while a line is opening that never opens, and the line is left alone', async () => {
    await pass(60_000);
    expect(looks).toBeGreaterThan(4);
    expect([lines.length, lines[0]!.isClosed]).toEqual([1, false]);
  });

  it('goes back to the stream when there is one again, and then looks no more by itself', async () => {
    lines[0]!.say('beat');
    lines[0]!.say('error');
    expect(lines[0]!.isClosed).toBe(true);
    await pass(followWaitMs(1));
    expect([looks, lines.length]).toEqual([2, 2]);
    lines[1]!.say('beat');
    await pass(30_000);
    expect(looks).toBe(3);
  });

  it('takes a line that fell silent for dead', async () => {
    lines[0]!.say('beat');
    await pass(35_000);
    expect([looks, lines.length, lines[0]!.isClosed]).toEqual([2, 2, true]);
  });

  it('holds no line and is not looked at while nobody sees the page; at once when somebody does', async () => {
    lines[0]!.say('beat');
    await turn(true);
    expect(lines[0]!.isClosed).toBe(true);
    await pass(600_000);
    expect([looks, lines.length]).toEqual([1, 1]);
    await turn(false);
    expect([looks, lines.length]).toEqual([2, 2]);
  });

  it('is looked at when the network is back', async () => {
    lines[0]!.say('beat');
    network.dispatchEvent(new Event('online'));
    await settle();
    expect([looks, lines.length, lines[0]!.isClosed]).toEqual([2, 2, true]);
  });

  it('is left in peace when it is over', async () => {
    leave();
    expect(lines[0]!.isClosed).toBe(true);
    await pass(600_000);
    await turn(false);
    expect([looks, lines.length]).toEqual([0, 1]);
  });

  it('closes a line that comes when nobody wants it any more', async () => {
    const stop = follow({
      look: async () => {},
      open: async () => (lines.push(new Line()), lines.at(-1)!),
    });
    stop();
    await settle();
    expect(lines[1]!.isClosed).toBe(true);
  });
});
