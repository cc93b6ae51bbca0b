import { expect, it } from 'vitest';
import { createQueueCounts, type QueueStands } from '../../shell/queue-counts.ts';
import { standsOf } from './stands-words.ts';

const stands = (
  queue: QueueStands['queue'],
  waiting: number,
  over: number,
  mayAct: boolean,
): QueueStands => ({
  queue,
  name: queue,
  section: queue,
  waiting,
  over,
  today: waiting - over,
  later: 0,
  free: waiting,
  mine: 0,
  oldest: null,
  promise: '4 working hours',
  mayAct,
});

it('A15.845 · what one may not do is the team’s, in no headline and in no number of one’s own', () => {
  const finance = [stands('payouts', 4, 1, true), stands('complaints', 8, 8, false)];
  expect(standsOf(finance)).toMatchObject({
    own: { waiting: 4, over: 1, today: 3 },
    team: { waiting: 8, over: 8 },
    isReader: false,
  });
  const auditor = finance.map((queue) => Object.assign({}, queue, { mayAct: false }));
  expect(standsOf(auditor)).toMatchObject({
    own: { waiting: 0, over: 0 },
    team: { waiting: 12 },
    isReader: true,
  });
  const counts = createQueueCounts();
  counts.put(finance);
  expect(counts.countOf('')).toEqual({ waiting: 4, isOver: true });
  // The section itself says how it stands, whoever looks.
  expect(counts.countOf('complaints')).toEqual({ waiting: 8, isOver: true });
  counts.put(auditor);
  expect(counts.countOf('')).toEqual({ waiting: 0, isOver: false });
});
