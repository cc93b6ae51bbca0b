import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSteadiness, type Settling, STEADY_MS } from './steadiness.ts';
import { hasMoved } from './watch-place.ts';

describe('a button that sends money or signs', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const button = () => {
    const told: (Settling | undefined)[] = [];
    const steadiness = createSteadiness((why) => told.push(why));
    /** A finger comes down, stays for a while and leaves. */
    const tap = (forMs = 60) => {
      steadiness.press();
      vi.advanceTimersByTime(forMs);
      return steadiness.takes('pointer');
    };
    return { ...steadiness, tap, told };
  };

  it('takes nothing within 300 ms of appearing, and everything after', () => {
    const { disturb, tap, takes } = button();
    disturb('new');
    expect(tap()).toBe(false);
    vi.advanceTimersByTime(STEADY_MS - 61);
    expect(takes('key')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(takes('key')).toBe(true);
    expect(tap()).toBe(true);
  });

  it('takes no tap within 300 ms of moving; a key aims at nothing and is taken', () => {
    const { disturb, tap, takes } = button();
    disturb('new');
    vi.advanceTimersByTime(STEADY_MS);
    disturb('moved');
    expect(takes('key')).toBe(true);
    expect(tap()).toBe(false);
    vi.advanceTimersByTime(STEADY_MS);
    expect(tap()).toBe(true);
  });

  it('takes no tap that began too early, however late it ends', () => {
    const { disturb, tap } = button();
    disturb('new');
    vi.advanceTimersByTime(STEADY_MS - 10);
    expect(tap(400)).toBe(false);
    expect(tap()).toBe(true);
  });

  it('takes no tap from under which it moved away, and a screen reader’s press that no finger began', () => {
    const { disturb, press, takes } = button();
    press();
    disturb('moved');
    vi.advanceTimersByTime(STEADY_MS);
    expect(takes('pointer')).toBe(false);
    expect(takes('pointer')).toBe(true);
  });

  it('counts from the last time that it was disturbed, and says when it is at rest', () => {
    const { disturb, tap, told } = button();
    disturb('new');
    vi.advanceTimersByTime(200);
    disturb('moved');
    vi.advanceTimersByTime(200);
    expect(tap(0)).toBe(false);
    vi.advanceTimersByTime(100);
    expect(tap(0)).toBe(true);
    expect(told).toEqual(['new', 'new', 'moved', undefined]);
  });
});

describe('what has moved', () => {
  const at = (onGlass: number, inPage: number) => ({
    onGlass: [0, onGlass, 360, onGlass + 52],
    inPage: [0, inPage, 360, inPage + 52],
  });
  it.each([
    ['scrolled by hand', at(600, 600), at(300, 600), false],
    ['stuck to the edge while the page scrolls', at(688, 688), at(688, 900), false],
    ['pushed down by what came above it', at(300, 300), at(380, 380), true],
    ['kept in sight by the browser while something came above it', at(300, 300), at(300, 380), false],
    ['by less than one would notice', at(300, 300), at(301, 301), false],
  ])('%s', (_, before, now, moved) => {
    expect(hasMoved(before, now)).toBe(moved);
  });
});
