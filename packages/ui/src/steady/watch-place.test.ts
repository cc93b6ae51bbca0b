import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPlace } from './watch-place.ts';

const glass = { width: 360, height: 740 };
const size = { width: 320, height: 52 };

/** What a browser does with it: looks once a frame, and tells in a task after it. */
class Observer {
  static all = new Set<Observer>();
  #element: Element | undefined;
  #wasFilled: boolean | undefined;
  readonly #waiting: number[] = [];
  readonly #tell: (entries: { intersectionRatio: number }[]) => void;
  readonly #threshold: number;
  readonly #insets: number[];

  constructor(tell: never, { rootMargin, threshold }: { rootMargin: string; threshold: number }) {
    this.#tell = tell;
    this.#threshold = threshold;
    this.#insets = rootMargin.split(' ').map((inset) => -Number.parseFloat(inset));
    Observer.all.add(this);
  }

  observe(element: Element): void {
    this.#element = element;
  }

  disconnect(): void {
    Observer.all.delete(this);
    this.#waiting.length = 0;
  }

  frame(): void {
    const [top = 0, , bottom = 0] = this.#insets;
    const seen = this.#element!.getBoundingClientRect();
    const inside = Math.min(seen.bottom, glass.height - bottom) - Math.max(seen.top, top);
    const ratio = Math.max(0, inside) / size.height;
    const isFilled = ratio >= this.#threshold;
    if (isFilled !== this.#wasFilled) this.#waiting.push(ratio);
    this.#wasFilled = isFilled;
  }

  deliver(): void {
    for (const intersectionRatio of this.#waiting.splice(0)) this.#tell([{ intersectionRatio }]);
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const documentElement = { clientWidth: glass.width, clientHeight: glass.height };
  vi.stubGlobal('document', { documentElement });
});
afterEach(() => vi.unstubAllGlobals());

/** As many frames as it may take to take aim again. */
const rest = (top: number) => Array.from({ length: 4 }, () => [top, top] as const);

it('tells of every move, also of one that comes while it is being watched anew', () => {
  const place = fc.double({ min: 0, max: glass.height - size.height, noNaN: true });
  fc.assert(
    fc.property(place, fc.array(fc.tuple(place, place), { maxLength: 8 }), (start, moves) => {
      Observer.all.clear();
      let top = start;
      const rect = () => ({ left: 20, right: 20 + size.width, top, bottom: top + size.height });
      const { look, end } = watchPlace(
        { getBoundingClientRect: rect, parentElement: null } as never,
        () => {},
      );
      for (const [beforeFrame, afterFrame] of [...moves, ...rest(moves.at(-1)?.[1] ?? start)]) {
        top = beforeFrame;
        for (const observer of Observer.all) observer.frame();
        top = afterFrame;
        for (const observer of Array.from(Observer.all)) observer.deliver();
      }
      // At rest: whoever presses now finds it where it was last seen.
      expect(look()).toBe(false);
      end();
      expect(Observer.all.size).toBe(0);
    }),
    { numRuns: 2000 },
  );
});
