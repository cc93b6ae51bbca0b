import { describe, expect, it } from 'vitest';
import { type CarouselEvent, carouselReducer, firstState, isTurning, SLIDE_MS } from './carousel-state.ts';

const after = (...events: CarouselEvent[]) => events.reduce(carouselReducer, firstState);
const looking = { shown: true, tabVisible: true, motionReduced: false };

describe('the banners', () => {
  it('P3 · turn every 3000 ms', () => {
    expect(SLIDE_MS).toBe(3000);
  });

  it('P3 · come round without end', () => {
    const passed = { type: 'time-passed', slides: 2 } as const;
    const seen = [1, 2, 3, 4, 5].map((turns) => after(...Array.from({ length: turns }, () => passed)).index);
    expect(seen).toEqual([1, 0, 1, 0, 1]);
  });

  it('P3 · turn by themselves as long as nothing holds them', () => {
    expect(isTurning(firstState, looking)).toBe(true);
  });

  const stills: [what: string, events: CarouselEvent[], around: typeof looking][] = [
    ['the reader paused', [{ type: 'play-toggled' }], looking],
    ['the pointer rests on them', [{ type: 'pointer-entered' }], looking],
    ['the keyboard is inside them', [{ type: 'focus-entered' }], looking],
    ['the reader picked one to read', [{ type: 'slide-chosen', index: 1 }], looking],
    ['another section is shown', [], { ...looking, shown: false }],
    ['another tab is looked at', [], { ...looking, tabVisible: false }],
    ['the reader wants no motion', [], { ...looking, motionReduced: true }],
  ];
  it.each(stills)('stand still when %s', (_what, events, around) => {
    expect(isTurning(after(...events), around)).toBe(false);
  });

  it('stand still under reduced motion even when the reader presses play', () => {
    const state = after({ type: 'play-toggled' }, { type: 'play-toggled' });
    expect(isTurning(state, { ...looking, motionReduced: true })).toBe(false);
  });

  it('can still be picked under reduced motion', () => {
    expect(after({ type: 'slide-chosen', index: 1 }).index).toBe(1);
  });

  const holds: [enter: CarouselEvent, leave: CarouselEvent][] = [
    [{ type: 'pointer-entered' }, { type: 'pointer-left' }],
    [{ type: 'focus-entered' }, { type: 'focus-left' }],
  ];
  it.each(holds)('turn again after $type ends', (enter, leave) => {
    expect(isTurning(after(enter, leave), looking)).toBe(true);
  });

  it.each(holds)('turn at once for a reader who presses play in spite of $type', (enter, leave) => {
    const insisted = [enter, { type: 'play-toggled' }, { type: 'play-toggled' }] as const;
    expect(isTurning(after(...insisted), looking)).toBe(true);
    expect(isTurning(after(...insisted, leave, enter), looking)).toBe(false);
  });

  it('stay paused when the pointer leaves', () => {
    expect(
      isTurning(
        after({ type: 'pointer-entered' }, { type: 'play-toggled' }, { type: 'pointer-left' }),
        looking,
      ),
    ).toBe(false);
  });
});
