import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('X1 · stays for 3 seconds when nobody says how long', () => {
    const toast = createToastStore();
    toast.show({ kind: 'done', text: 'Copied' });
    vi.advanceTimersByTime(2999);
    expect(toast.current()).toEqual({ kind: 'done', text: 'Copied' });
    vi.advanceTimersByTime(1);
    expect(toast.current()).toBeUndefined();
  });

  it('stays exactly as long as it is told', () => {
    const toast = createToastStore();
    toast.show({ kind: 'failure', text: 'Incomplete' }, { durationMs: 1000 });
    vi.advanceTimersByTime(999);
    expect(toast.current()?.text).toBe('Incomplete');
    vi.advanceTimersByTime(1);
    expect(toast.current()).toBeUndefined();
  });

  it('said again starts its time again, as a message of its own', () => {
    const toast = createToastStore();
    const message = { kind: 'failure', text: 'Incomplete' } as const;
    toast.show(message, { durationMs: 1000 });
    const first = toast.current();
    vi.advanceTimersByTime(900);
    toast.show(message, { durationMs: 1000 });
    expect(toast.current()).not.toBe(first);
    vi.advanceTimersByTime(900);
    expect(toast.current()).toEqual(message);
    vi.advanceTimersByTime(100);
    expect(toast.current()).toBeUndefined();
  });

  it('tells its listeners when it comes and when it goes, and no one who has left', () => {
    const toast = createToastStore();
    const stayed = vi.fn();
    const left = vi.fn();
    toast.subscribe(stayed);
    toast.subscribe(left)();
    toast.show({ kind: 'done', text: 'Copied' });
    vi.advanceTimersByTime(3000);
    expect(stayed).toHaveBeenCalledTimes(2);
    expect(left).not.toHaveBeenCalled();
  });
});
