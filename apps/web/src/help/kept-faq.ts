import type { BrowserStore } from '../storage/browser-store.ts';
import type { Faq, FaqEntry } from './use-faq.ts';

/** Each entry is a text of its own, so that none is longer than the store takes. */
const entryName = /^faq\.e\.\d+$/;

/**
 * What was kept of the lender's questions and answers in this language; undefined when there is nothing
 * whole.
 */
export function keptFaq(store: BrowserStore, language: string): Faq | undefined {
  const texts = store.read('txt');
  if (!texts || texts['faq.language'] !== language || !texts['faq.version'] || !texts['faq.topics'])
    return undefined;
  try {
    const entries = Object.keys(texts)
      .filter((name) => entryName.test(name))
      .toSorted((a, b) => Number(a.slice(6)) - Number(b.slice(6)))
      .map((name) => JSON.parse(texts[name] ?? '') as FaqEntry);
    return {
      version: texts['faq.version'],
      topics: JSON.parse(texts['faq.topics']) as Faq['topics'],
      entries,
    };
  } catch {
    return undefined;
  }
}

export function keepFaq(store: BrowserStore, language: string, { version, topics, entries }: Faq): void {
  store.keep('txt', {
    'faq.language': language,
    'faq.version': version,
    'faq.topics': JSON.stringify(topics),
    ...Object.fromEntries(entries.map((entry, at) => [`faq.e.${at}`, JSON.stringify(entry)])),
  });
}
