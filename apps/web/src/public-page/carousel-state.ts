/**
 * When the banners turn, and when they stand still.
 *
 * Playing is what the reader chose; held is what only pauses it: the pointer rests on the carousel, or a
 * keyboard is inside it. Who presses play while held means it, so the hold is ignored until it ends
 * (`insisted`).
 */
export const SLIDE_MS = 3000;

export type CarouselState = {
  readonly index: number;
  readonly playing: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  readonly insisted: boolean;
};

export type CarouselEvent =
  | { readonly type: 'time-passed'; readonly slides: number }
  | { readonly type: 'slide-chosen'; readonly index: number }
  | { readonly type: 'play-toggled' }
  | { readonly type: 'pointer-entered' }
  | { readonly type: 'pointer-left' }
  | { readonly type: 'focus-entered' }
  | { readonly type: 'focus-left' };

/**
 * What the carousel can't know by itself: it is on screen, the tab is looked at, the reader wants no motion.
 */
export type Surroundings = {
  readonly shown: boolean;
  readonly tabVisible: boolean;
  readonly motionReduced: boolean;
};

export const firstState: CarouselState = {
  index: 0,
  playing: true,
  hovered: false,
  focused: false,
  insisted: false,
};

export function carouselReducer(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'time-passed':
      return { ...state, index: (state.index + 1) % event.slides };
    case 'slide-chosen':
      // Who picks a banner wants to read it: it does not run away again by itself.
      return { ...state, index: event.index, playing: false, insisted: false };
    case 'play-toggled':
      return { ...state, playing: !state.playing, insisted: !state.playing };
    case 'pointer-entered':
      return { ...state, hovered: true };
    case 'pointer-left':
      return { ...state, hovered: false, insisted: false };
    case 'focus-entered':
      return { ...state, focused: true };
    case 'focus-left':
      return { ...state, focused: false, insisted: false };
  }
}

export function isTurning(state: CarouselState, around: Surroundings): boolean {
  const held = (state.hovered || state.focused) && !state.insisted;
  return state.playing && !held && around.shown && around.tabVisible && !around.motionReduced;
}
