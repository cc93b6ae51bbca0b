import { expect, it } from 'vitest';
import { createBrowserStore } from '../storage/browser-store.ts';
import { keepFaq, keptFaq } from './kept-faq.ts';

function phone() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createBrowserStore(() => storage as unknown as Storage);
}

const faq = {
  version: 'ph.en.3',
  topics: [{ topic: 'cost', name: 'What it costs' }],
  entries: Array.from({ length: 12 }, (_, at) => ({
    entry: `question-${at}`,
    topic: 'cost',
    question: `Question ${at}?`,
    answer: 'An answer.\n\nWith two paragraphs.',
    alsoCalled: ['price'],
    opens: null,
  })),
};

it('what was loaded once is there again, in its order, in its own language alone', () => {
  const store = phone();
  expect(keptFaq(store, 'en')).toBeUndefined();
  keepFaq(store, 'en', faq);
  expect(keptFaq(store, 'en')).toEqual(faq);
  expect(keptFaq(store, 'hi')).toBeUndefined();
  keepFaq(store, 'hi', { ...faq, version: 'in.hi.1', entries: faq.entries.slice(0, 2) });
  expect(keptFaq(store, 'hi')?.entries).toHaveLength(2);
  expect(keptFaq(store, 'en')).toBeUndefined();
});
