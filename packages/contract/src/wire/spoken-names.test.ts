import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { declaredNames } from './declared-names.ts';
import { spokenIn } from './spoken-names.ts';

const { groups } = declaredNames(calls);

describe('the names that some calls of a group speak', () => {
  it('W2 · are those that they declare, and the names of a refusal', () => {
    const isSpoken = spokenIn([calls['order.list']]);
    const declared = declaredNames({ 'order.list': calls['order.list'] }).groups.loanOrder;
    for (const name of declared) expect(isSpoken(name), name).toBe(true);
    for (const name of ['code', 'title', 'fields', 'path', 'message'])
      expect(isSpoken(name), name).toBe(true);
    expect(groups.loanOrder.filter(isSpoken).length).toBeLessThan(groups.loanOrder.length / 2);
  });

  it('W2 · are also those that a free record may hold: of the names by language, the short ones', () => {
    const isSpoken = spokenIn([calls['loan.offer']]);
    expect(isSpoken('hi')).toBe(true);
    expect(isSpoken('id')).toBe(true);
    expect(isSpoken('cursor')).toBe(false);
  });

  it('W2 · are all where a free record may hold anything', () => {
    const free = spokenIn([calls['event.save']]);
    for (const name of groups.deviceAndLocation.filter((each) => /^[a-z]+$/.test(each)))
      expect(free(name), name).toBe(true);
  });
});
