import { expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';

function tab() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, page: () => createDraftStore(() => storage) };
}

it('what was typed stands there again after a reload, for whoever typed it', () => {
  const { page } = tab();
  const before = page();
  before.open('rina');
  before.set('decision 1', 'Two loans repaid.');
  const after = page();
  expect(after.get('decision 1')).toBeUndefined();
  after.open('rina');
  expect(after.get('decision 1')).toBe('Two loans repaid.');
});

it('a session that ended and was opened again loses nothing', () => {
  const { page } = tab();
  const store = page();
  store.open('rina');
  store.set('decision 1', 'Two loans repaid.');
  store.open('rina');
  expect(store.get('decision 1')).toBe('Two loans repaid.');
});

it('nobody finds what somebody else typed, nor after a logout', () => {
  const { kept, page } = tab();
  const store = page();
  store.open('rina');
  store.set('decision 1', 'Two loans repaid.');
  store.open('ana');
  expect(store.get('decision 1')).toBeUndefined();
  store.set('decision 2', 'Employer confirmed.');
  store.end();
  expect([...kept]).toEqual([]);
});

it('a browser that keeps nothing, or something else, keeps nobody from typing', () => {
  const refuses = createDraftStore(() => {
    throw new Error('denied');
  });
  refuses.open('rina');
  refuses.set('decision 1', 'Typed.');
  expect(refuses.get('decision 1')).toBe('Typed.');
  const { kept, page } = tab();
  kept.set('console.drafts.rina', '{"odd": 1}');
  const store = page();
  store.open('rina');
  expect(store.get('odd')).toBeUndefined();
});

it('what must not be written down is there for this page, and gone after a reload', () => {
  const { kept, page } = tab();
  const before = page();
  before.open('rina');
  before.set('refund 1 account number', '1234567890', true);
  before.set('refund 1 account', '{"bank":"BPI"}');
  expect(before.get('refund 1 account number')).toBe('1234567890');
  expect([...kept.values()].join(' ')).not.toContain('1234567890');
  const after = page();
  after.open('rina');
  expect(after.get('refund 1 account number')).toBeUndefined();
  expect(after.get('refund 1 account')).toBe('{"bank":"BPI"}');
});

it('a form that is done with takes its parts along, and nobody else’s', () => {
  const store = tab().page();
  store.open('rina');
  for (const name of ['decision 1', 'decision 1 amount', 'decision 12']) store.set(name, 'typed');
  store.forget('decision 1');
  expect(['decision 1', 'decision 1 amount', 'decision 12'].map((name) => store.get(name))).toEqual([
    undefined,
    undefined,
    'typed',
  ]);
});
