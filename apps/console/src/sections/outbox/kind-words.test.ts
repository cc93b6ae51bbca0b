import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { kindsWithWords, kindWords, wayWords } from './kind-words.ts';

it('every kind of message has words, and a later one its own letters', () => {
  const source = '../../../../../packages/services/src/customers/contact/message-kinds.ts';
  const text = readFileSync(fileURLToPath(new URL(source, import.meta.url)), 'utf8');
  const list = /export const messageKinds = \{\n([\s\S]*?)\n\}/u.exec(text)?.[1] ?? '';
  const kinds = [...list.matchAll(/^ {2}'?([a-z-]+)'?: /gmu)].map(([, kind = '']) => kind);
  expect(kinds.length).toBeGreaterThan(40);
  expect(kinds.filter((kind) => !kindsWithWords.includes(kind))).toEqual([]);
  expect(kindWords('call-noted')).toBe('Call logged');
  expect(kindWords('never-seen')).toBe('Never seen');
});

it('a message is shown with the way that it really went', () => {
  expect([wayWords('push', 'push'), wayWords('push', 'sms'), wayWords('sms', null)]).toEqual([
    'Push',
    'Push → SMS',
    'SMS',
  ]);
});
