import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '../../root.ts';
import { storiesOf, turnOf, turns } from './turns.ts';

const files = globSync('e2e/*.spec.ts', { cwd: root });
const each = Array.from({ length: turns }, (_, at) => storiesOf(at + 1, files));

describe('the turns that stories take', () => {
  it('tell every story in one of them, and those of money and consent in all', () => {
    expect([...new Set(each.flat())].toSorted()).toEqual(files.toSorted());
    for (const stories of each) {
      expect(stories).toContain('e2e/borrow.spec.ts');
      expect(stories).toContain('e2e/repay-story.spec.ts');
      expect(new Set(stories).size).toBe(stories.length);
    }
    const once = files.filter((file) => each.filter((stories) => stories.includes(file)).length === 1);
    expect(once.length + storiesOf(1, files).filter((file) => !once.includes(file)).length).toBe(
      files.length,
    );
  });

  it('are as long as each other, and all is all', () => {
    const lengths = each.map(({ length }) => length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    expect(storiesOf('all', files)).toEqual(files);
  });

  it('miss no story that was renamed', () => {
    expect(() =>
      storiesOf(
        1,
        files.filter((file) => !file.includes('borrow')),
      ),
    ).toThrow(/no such file/);
  });

  it('follow the sources, unless one is asked for', () => {
    expect(turnOf(undefined, '00000009ffff')).toBe(10);
    expect(turnOf(undefined, '0000000affff')).toBe(1);
    expect(turnOf(undefined, undefined)).toBe(1);
    expect(turnOf('3', '00000004ffff')).toBe(3);
    expect(turnOf('all', '00000004ffff')).toBe('all');
    for (const wrong of ['0', '11', '1.5', 'every', ''])
      expect(() => turnOf(wrong, undefined)).toThrow(/--turn takes a number/);
  });
});
