import { expect, it } from 'vitest';
import { Outage } from '../../kernel/commands/outage.ts';
import { takeTurns } from './take-turns.ts';

it('two work, two wait, the fifth is asked to come again, and a failure hands its turn over too', async () => {
  const inTurn = takeTurns({ atOnce: 2, waiting: 2 });
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = (isBroken = false) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      if (isBroken) throw new Error('broken');
      return 'done';
    });
  const [first, second, third, fourth] = [work(true), work(), work(), work()];
  await expect(work()).rejects.toThrow(Outage);
  const failed = expect(first).rejects.toThrow('broken');
  for (let ended = 0; ended < 4; ended += 1) {
    ends.shift()!();
    await new Promise((resolve) => setTimeout(resolve));
  }
  await failed;
  expect(await Promise.all([second, third, fourth])).toEqual(['done', 'done', 'done']);
  expect([most, running]).toEqual([2, 0]);
  const again = work();
  ends.shift()!();
  expect(await again).toBe('done');
});
