import { describe, expect, it } from 'vitest';
import { createAttemptKeys } from './attempt-keys.ts';
import { isFinal } from './fault.ts';

/** The history's entry, as a browser keeps it over a reload. */
function entry(state: unknown = { key: 'k1', state: { chosen: 1 } }) {
  const memory = {
    state,
    replaceState(next: unknown) {
      memory.state = next;
    },
  };
  return memory;
}

const numbered = () => {
  let nth = 0;
  return () => `key-${(nth += 1)}`;
};

describe('the key of an attempt', () => {
  it('stays with its body over retries and a reload, so that a lost answer is asked for and nothing is done twice', () => {
    const memory = entry();
    const before = createAttemptKeys(memory, 'loan.confirm', numbered());
    const key = before.keyFor({ orderId: 'o1', amount: 800_000 });
    expect(before.keyFor({ orderId: 'o1', amount: 800_000 })).toBe(key);
    const afterReload = createAttemptKeys(memory, 'loan.confirm');
    expect(afterReload.keyFor({ orderId: 'o1', amount: 800_000 })).toBe(key);
  });

  it('is another for another body, for another call, and after a final answer', () => {
    const [memory, newKey] = [entry(), numbered()];
    const signing = createAttemptKeys(memory, 'loan.confirm', newKey);
    const withdrawing = createAttemptKeys(memory, 'order.withdraw', newKey);
    expect(signing.keyFor({ amount: 800_000 })).toBe('key-1');
    expect(withdrawing.keyFor({ amount: 800_000 })).toBe('key-2');
    expect(signing.keyFor({ amount: 700_000 })).toBe('key-3');
    signing.spend();
    expect(signing.keyFor({ amount: 700_000 })).toBe('key-4');
    expect(withdrawing.keyFor({ amount: 800_000 })).toBe('key-2');
  });

  it('is one that the server takes, and leaves the rest of the entry alone', () => {
    const memory = entry();
    expect(createAttemptKeys(memory, 'loan.confirm').keyFor({})).toMatch(/^[\w.-]{16,128}$/u);
    expect(memory.state).toMatchObject({ key: 'k1', state: { chosen: 1 } });
    const opened = entry(null);
    createAttemptKeys(opened, 'loan.confirm').keyFor({});
    expect(opened.state).toHaveProperty('attempts');
  });

  it('does not put a code that was typed onto the disk', () => {
    const memory = entry();
    createAttemptKeys(memory, 'loan.confirm').keyFor({ code: '482915' });
    expect(JSON.stringify(memory.state)).not.toContain('482915');
  });

  it.each([
    ['broken', false],
    ['service_unavailable', false],
    ['idempotency_key_in_use', false],
    ['not_logged_in', false],
    ['code_wrong', true],
    ['figures_have_changed', true],
  ] as const)('after %s is spent: %s', (code, spent) => {
    expect(isFinal({ code })).toBe(spent);
  });
});
