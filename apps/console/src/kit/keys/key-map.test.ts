import { describe, expect, it } from 'vitest';
import { barOf, escapeMeans, type Layer, step } from './key-map.ts';
import { capsOf, strokeOf } from './read-keys.ts';

const done: string[] = [];
const binding = (keys: string, words?: string) => ({
  keys,
  ...(words && { words, inBar: true }),
  run: () => void done.push(keys),
});

const app: Layer = {
  title: 'Everywhere',
  place: 'app',
  bindings: [binding('?', 'all keys'), binding('g t', 'today'), binding('g l', 'loans')],
};
const list: Layer = {
  title: 'List',
  bindings: [binding('j', 'move'), binding('k', 'move'), binding('t', 'take')],
};
const dialog: Layer = {
  title: 'Waive',
  place: 'modal',
  bindings: [binding('Ctrl+Enter', 'waive'), binding('Escape', 'close')],
};

const keysAfter = (layers: readonly Layer[], pending: string, stroke: string, inField = false) =>
  step(layers, pending, stroke, inField).binding?.keys;

describe('the keys', () => {
  it('a letter does what the part on top says', () => {
    expect(keysAfter([app, list], '', 'j')).toBe('j');
    expect(keysAfter([app], '', 'j')).toBeUndefined();
  });

  it('G waits for the letter of a section, and a stray letter ends the waiting', () => {
    const first = step([app, list], '', 'g', false);
    expect(first).toEqual({ binding: undefined, pending: 'g' });
    // T alone takes; after G it goes to Today.
    expect(keysAfter([app, list], 'g', 't')).toBe('g t');
    expect(keysAfter([app, list], '', 't')).toBe('t');
    expect(step([app, list], 'g', 'x', false)).toEqual({ binding: undefined, pending: '' });
  });

  it('letters mean nothing while a field has the focus; Ctrl Enter and Esc do', () => {
    expect(keysAfter([app, list], '', 'j', true)).toBeUndefined();
    expect(step([app, list], '', 'g', true).pending).toBe('');
    expect(keysAfter([app, list, dialog], '', 'Ctrl+Enter', true)).toBe('Ctrl+Enter');
    expect(keysAfter([app, list, dialog], '', 'Escape', true)).toBe('Escape');
  });

  it('a dialog hides the keys of what is behind it', () => {
    expect(keysAfter([app, list, dialog], '', 't')).toBeUndefined();
    expect(keysAfter([app, list, dialog], '', '?')).toBeUndefined();
  });

  it('the bar says each word once, with all of its keys, the page before the rest', () => {
    expect(barOf([app, list])).toEqual([
      { words: 'move', keys: ['j', 'k'] },
      { words: 'take', keys: ['t'] },
      { words: 'all keys', keys: ['?'] },
      { words: 'today', keys: ['g t'] },
      { words: 'loans', keys: ['g l'] },
    ]);
    const digits = { title: 'Queues', bindings: ['1', '2', '3', '4'].map((key) => binding(key, 'queue')) };
    expect(barOf([digits])).toEqual([{ words: 'queue', keys: ['1-4'] }]);
  });
});

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a stroke', () => {
  it.each([
    [{ key: 'j' }, 'j'],
    [{ key: 'J' }, 'j'],
    [{ key: 'D', shiftKey: true }, 'Shift+d'],
    [{ key: '?', shiftKey: true }, '?'],
    [{ key: 'Enter', ctrlKey: true }, 'Ctrl+Enter'],
    [{ key: 'Enter', metaKey: true }, 'Ctrl+Enter'],
    [{ key: 'Enter', shiftKey: true }, 'Shift+Enter'],
    [{ key: 'Escape' }, 'Escape'],
  ])('%o is %s', (pressed, stroke) => {
    expect(strokeOf({ ...plain, ...pressed })).toBe(stroke);
  });

  it.each([
    ['j', ['J']],
    ['Ctrl+Enter', ['Ctrl', '↵']],
    ['g t', ['G', 'T']],
    ['1-8', ['1–8']],
    ['Escape', ['Esc']],
    ['Shift+d', ['Shift', 'D']],
  ])('%s is drawn as %o', (keys, caps) => {
    expect(capsOf(keys)).toEqual(caps);
  });
});

describe('Esc in a field', () => {
  it('closes a dialog in which nothing was typed, by one press', () => {
    expect(escapeMeans({ isInDialog: true, wasTyped: false })).toBe('close');
  });

  it.each([
    ['of a dialog with typed text', { isInDialog: true, wasTyped: true }],
    ['of the page', { isInDialog: false, wasTyped: false }],
  ])('%s leaves the field first', (_, here) => {
    expect(escapeMeans(here)).toBe('leave the field');
  });
});
