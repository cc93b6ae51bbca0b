import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookEvents } from '@candor/contract';
import { orderStates, paymentStates } from '@candor/domain';
import {
  eventOfTopic,
  unheardHandlers,
  unheardTopics,
  webhookEventNames,
  type BorrowingParts,
} from '@candor/services';
import { describe, expect, it } from 'vitest';
import { outboxHandlers } from './outbox-handlers.ts';
import { slowTopics } from './slow-topics.ts';

const services = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'services', 'src');
const handled = Object.keys(outboxHandlers({} as BorrowingParts, { info: () => {} }));

const known = [...unheardTopics, ...eventOfTopic.keys()];
const withPrefix = (prefix: string) =>
  known.flatMap((topic) => (topic.startsWith(`${prefix}.`) ? topic.slice(prefix.length + 1) : []));

/** What a template such as `order.${state}` may become. */
const templates: Readonly<Record<string, readonly string[]>> = {
  order: Object.keys(orderStates.states),
  payment: Object.keys(paymentStates.states),
  loan: withPrefix('loan'),
  complaint: withPrefix('complaint'),
};

/** Every topic that a command's file writes, with the file. */
function writtenTopics(): { readonly file: string; readonly topic: string }[] {
  const files = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('testing'),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(services, file), 'utf8');
    const plain = [...text.matchAll(/\btopic: '([^']+)'/gu)].map(([, topic = '']) => ({ file, topic }));
    const made = [...text.matchAll(/\btopic: `([a-z]+)\.\$\{[^`]*`/gu)].flatMap(([, prefix = '']) =>
      (templates[prefix] ?? ['…']).map((rest) => ({ file, topic: `${prefix}.${rest}` })),
    );
    return plain.concat(made);
  });
}

describe('the outbox', () => {
  it('has a handler, or an entry among those that nobody hears, for every topic that a command writes', () => {
    const written = writtenTopics();
    expect(written.length).toBeGreaterThan(30);
    expect(written.filter(({ topic }) => !handled.includes(topic))).toEqual([]);
  });

  it('names no topic as unheard that somebody hears', () => {
    const heard = outboxHandlers({} as BorrowingParts, { info: () => {} });
    expect(unheardTopics.filter((topic) => heard[topic] !== unheardHandlers[topic])).toEqual([]);
  });

  it('tells integrators of the events that the contract offers them, and each from a topic that is written', () => {
    expect(webhookEventNames).toEqual(Object.keys(webhookEvents));
    const written = new Set(writtenTopics().map(({ topic }) => topic));
    expect([...eventOfTopic.keys()].filter((topic) => !written.has(topic))).toEqual([]);
  });

  it('lets what is signed and paid out wait behind no vendor, and behind no file', () => {
    const slow = slowTopics.map(({ topic }) => topic);
    expect(slow).toEqual(expect.arrayContaining(['message.deliver', 'picture.erase', 'export.make']));
    expect(slow.filter((topic) => topic === 'order.confirmed' || topic.startsWith('payout.'))).toEqual([]);
    expect(slow.filter((topic) => !handled.includes(topic))).toEqual([]);
  });
});
