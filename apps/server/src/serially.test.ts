import { expect, it } from 'vitest';
import { inTurn } from './serially.ts';

it('one of several looks at each tick, the next at the next, and then the first again', () => {
  const looked: string[] = [];
  const tick = inTurn(['one', 'two', 'three'].map((name) => ({ run: () => void looked.push(name) })));
  for (let at = 0; at < 4; at += 1) tick();
  expect(looked).toEqual(['one', 'two', 'three', 'one']);
});
