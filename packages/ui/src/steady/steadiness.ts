/** How long a button must have stood there, as it is, before it may send money or sign. */
export const STEADY_MS = 300;

/**
 * `new`: it has just appeared, was just uncovered or may just now be used. `moved`: it lies elsewhere, or
 * says something else.
 */
export type Settling = 'new' | 'moved';

export type Steadiness = {
  readonly disturb: (why: Settling) => void;
  /** A finger or a mouse has come down on it. */
  readonly press: () => void;
  /**
   * Whether an activation that comes now was meant for it. Keys aim at nothing: where the button lies is no
   * matter to them.
   */
  readonly takes: (by: 'pointer' | 'key') => boolean;
  readonly end: () => void;
};

/**
 * Whether a press was meant for this button. Somebody who taps had decided to about 300 ms before: what came
 * under the finger since was never seen.
 *   0 ms it appears · 290 ms a finger comes down, 350 ms it leaves → nothing happens · 310 ms a finger comes
 *     down → it acts
 */
export function createSteadiness(tell: (why: Settling | undefined) => void): Steadiness {
  const timers: Partial<Record<Settling, ReturnType<typeof setTimeout>>> = {};
  /** The press that is under way, and whether it came too early. */
  let press: 'meant' | 'early' | undefined;
  const why = (): Settling | undefined => (timers.new ? 'new' : timers.moved && 'moved');
  return {
    disturb(kind) {
      clearTimeout(timers[kind]);
      timers[kind] = setTimeout(() => {
        delete timers[kind];
        tell(why());
      }, STEADY_MS);
      // Moved away from under the finger: whatever it lets go of now, it did not press this.
      if (press) press = 'early';
      tell(why());
    },
    press: () => void (press = why() ? 'early' : 'meant'),
    takes(by) {
      if (by === 'key') return !timers.new;
      const isMeant = !why() && press !== 'early';
      press = undefined;
      return isMeant;
    },
    end() {
      clearTimeout(timers.new);
      clearTimeout(timers.moved);
      delete timers.new;
      delete timers.moved;
    },
  };
}
