import { describe, expect, it } from 'vitest';
import { actOfKey } from './act-of-key.ts';

const keys = { Ctrl: 'ctrlKey', Alt: 'altKey', Meta: 'metaKey', Shift: 'shiftKey' } as const;
const none = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

function pressed(chord: string) {
  const names = chord.split('+');
  const held = names.slice(0, -1).map((name) => [keys[name as keyof typeof keys], true]);
  return { ...none, ...Object.fromEntries(held), key: names.at(-1) ?? '' };
}

const move = (towards: 'start' | 'end', far = false, extend = false) => ({
  do: 'move',
  movement: { towards, far, extend },
});

describe('a key that the box takes for itself', () => {
  it.each([
    ['ArrowLeft', move('start'), move('start')],
    ['ArrowRight', move('end'), move('end')],
    ['Shift+ArrowLeft', move('start', false, true), move('start', false, true)],
    ['Ctrl+ArrowRight', move('end', true), undefined],
    ['Ctrl+Shift+ArrowLeft', move('start', true, true), undefined],
    ['Alt+ArrowLeft', undefined, move('start', true)],
    ['Meta+ArrowLeft', undefined, undefined],
    ['Ctrl+z', { do: 'undo' }, undefined],
    ['Ctrl+Shift+Z', { do: 'redo' }, undefined],
    ['Ctrl+y', { do: 'redo' }, undefined],
    ['Meta+z', undefined, { do: 'undo' }],
    ['Meta+Shift+z', undefined, { do: 'redo' }],
    ['Ctrl+Alt+z', undefined, undefined],
    ['z', undefined, undefined],
    ['5', undefined, undefined],
    ['Backspace', undefined, undefined],
    ['Home', undefined, undefined],
    ['Tab', undefined, undefined],
  ])('I5 · %s', (chord, elsewhere, onApple) => {
    expect(actOfKey(pressed(chord), false)).toEqual(elsewhere);
    expect(actOfKey(pressed(chord), true)).toEqual(onApple);
  });
});
