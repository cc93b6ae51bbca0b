import { describe, expect, it } from 'vitest';
import { createActKeys } from './act-keys.ts';

function keysOver(state: unknown = null) {
  const memory = {
    state,
    replaceState(next: unknown) {
      memory.state = next;
    },
  };
  let made = 0;
  return { memory, keys: createActKeys(memory, () => `key ${(made += 1)}`) };
}

describe('the keys of acts', () => {
  it('a lost answer is asked for again with the same key, also after a reload', () => {
    const { memory, keys } = keysOver({ scroll: 3 });
    const key = keys.keyFor('console.waive', { amount: '9005' });
    expect(keys.keyFor('console.waive', { amount: '9005' })).toBe(key);
    expect(createActKeys(memory, () => 'other').keyFor('console.waive', { amount: '9005' })).toBe(key);
    expect(memory.state).toMatchObject({ scroll: 3 });
  });

  it('another request, or the same one after its final answer, gets a new one', () => {
    const { keys } = keysOver();
    const key = keys.keyFor('console.waive', { amount: '9005' });
    expect(keys.keyFor('console.waive', { amount: '5000' })).not.toBe(key);
    const second = keys.keyFor('console.waive', { amount: '5000' });
    keys.spend('console.waive');
    expect(keys.keyFor('console.waive', { amount: '5000' })).not.toBe(second);
  });

  it('what was asked does not lie in the browser’s history', () => {
    const { memory, keys } = keysOver();
    keys.keyFor('console.login', { password: 'correct horse' });
    expect(JSON.stringify(memory.state)).not.toContain('horse');
  });
});
