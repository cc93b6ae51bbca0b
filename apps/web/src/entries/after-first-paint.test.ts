import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint.ts';

describe('what waits for the first paint', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('runs when the browser says that it painted, and once', () => {
    const observers: FakeObserver[] = [];
    class FakeObserver {
      static readonly supportedEntryTypes = ['paint'];
      readonly observe = vi.fn();
      readonly disconnect = vi.fn();
      readonly painted: () => void;
      constructor(callback: () => void) {
        this.painted = callback;
        observers.push(this);
      }
    }
    vi.stubGlobal('PerformanceObserver', FakeObserver);
    const run = vi.fn();
    afterFirstPaint(run);
    expect(run).not.toHaveBeenCalled();
    // Also a paint that came before the script counts.
    const [observer] = observers;
    expect(observer?.observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    observer?.painted();
    expect(run).toHaveBeenCalledTimes(1);
    expect(observer?.disconnect).toHaveBeenCalledTimes(1);
  });

  it('runs after two frames in a browser that does not say', () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    const run = vi.fn();
    afterFirstPaint(run);
    frames.shift()?.();
    expect(run).not.toHaveBeenCalled();
    frames.shift()?.();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
