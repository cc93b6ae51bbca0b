import { describe, expect, it } from 'vitest';
import { outboxLanes } from './outbox-lanes.ts';

describe('OUTBOX_LANES', () => {
  it.each([
    ['3', { usual: 3, byTopic: {} }],
    ['message.deliver=8', { usual: 2, byTopic: { 'message.deliver': 8 } }],
    ['4, money=6,channel.heard=5', { usual: 4, byTopic: { money: 6, 'channel.heard': 5 } }],
  ])('%s', (text, lanes) => {
    expect(outboxLanes(text)).toEqual(lanes);
  });

  it.each([
    ['0', /numbers from 1 to 64/u],
    ['many', /numbers from 1 to 64/u],
    ['money=', /numbers from 1 to 64/u],
    ['mony=3', /names a lane that is not there/u],
  ])('refuses %s', (text, why) => {
    expect(() => outboxLanes(text)).toThrow(why);
  });
});
