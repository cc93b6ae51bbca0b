import { webhookEvents } from '@candor/contract';
import { eventOfTopic, webhookEventNames } from '@candor/services/backoffice/integrations';
import { unheardTopics } from '@candor/services/composition/topics';
import type { LendingDeps } from '@candor/services/kernel';
import { isTraceTopic, traceTopics } from '@candor/services/kernel/outbox';
import { describe, expect, it } from 'vitest';
import { outboxHandlers } from './outbox-handlers.ts';
import { moneyTopics, slowTopics } from './slow-topics.ts';

const handlers = outboxHandlers({} as LendingDeps, { info: () => {} });
const handled = Object.keys(handlers);

/** That every topic has a handler is a matter of types: `OutboxHandlers` names them all. */
describe('the outbox', () => {
  it('has one list of those that nothing in here waits for, each once', () => {
    expect(new Set(unheardTopics).size).toBe(unheardTopics.length);
    expect(unheardTopics.filter((topic) => !handled.includes(topic))).toEqual([]);
  });

  it('writes what nobody waits for as done: neither a handler nor an integrator is kept from anything', () => {
    expect(traceTopics.filter((topic) => !(unheardTopics as readonly string[]).includes(topic))).toEqual([]);
    const told: ReadonlySet<string> = new Set(eventOfTopic.keys());
    expect(traceTopics.filter((topic) => told.has(topic))).toEqual([]);
    const waitedFor = unheardTopics.filter((topic) => !isTraceTopic(topic));
    expect(waitedFor.filter((topic) => !told.has(topic))).toEqual([]);
  });

  it('tells integrators of the events that the contract offers them, each from a topic that is handled', () => {
    expect(webhookEventNames).toEqual(Object.keys(webhookEvents));
    expect([...eventOfTopic.keys()].filter((topic) => !handled.includes(topic))).toEqual([]);
  });

  it('lets what is signed and paid out wait behind no vendor, and behind no file', () => {
    const slow = slowTopics.map(({ topic }) => topic);
    expect(slow).toEqual(expect.arrayContaining(['message.deliver', 'picture.erase', 'export.make']));
    expect(slow.filter((topic) => topic === 'order.confirmed' || topic.startsWith('payout.'))).toEqual([]);
    expect(slow.filter((topic) => !handled.includes(topic))).toEqual([]);
  });

  it('has lanes for money alone: every topic of a disbursement, and no reminder', () => {
    const money: readonly string[] = moneyTopics;
    expect(handled.filter((topic) => topic.startsWith('payout.') && !money.includes(topic))).toEqual([]);
    expect(money).toContain('order.confirmed');
    expect(slowTopics.map(({ topic }) => topic)).toContain('reminder.due');
    expect(slowTopics.filter(({ topic }) => money.includes(topic))).toEqual([]);
    expect(money.filter((topic) => !handled.includes(topic))).toEqual([]);
  });
});
