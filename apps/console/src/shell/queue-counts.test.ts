import { describe, expect, it, vi } from 'vitest';
import { createQueueCounts, type QueueStands } from './queue-counts.ts';

const queue = (name: QueueStands['queue'], section: string, waiting: number, over = 0): QueueStands => ({
  queue: name,
  name,
  section,
  waiting,
  over,
  today: waiting - over,
  later: 0,
  free: waiting,
  mine: 0,
  oldest: null,
  promise: '',
  mayAct: true,
});

describe('A15.17 · the numbers beside the sections', () => {
  it('are those of all queues of a section, and Today’s of all there are', () => {
    const counts = createQueueCounts();
    expect(counts.countOf('applications')).toBeUndefined();
    counts.put([
      queue('applications', 'applications', 11, 1),
      queue('referred', 'applications', 3),
      queue('payouts', 'payouts', 4),
    ]);
    expect(counts.countOf('applications')).toEqual({ waiting: 14, isOver: true });
    expect(counts.countOf('payouts')).toEqual({ waiting: 4, isOver: false });
    expect(counts.countOf('')).toEqual({ waiting: 18, isOver: true });
    expect(counts.countOf('books')).toBeUndefined();
  });

  it('stay the same thing until they are read anew, and tell when they are', () => {
    const counts = createQueueCounts();
    const heard = vi.fn();
    const leave = counts.subscribe(heard);
    counts.put([queue('payouts', 'payouts', 4)]);
    expect(counts.countOf('payouts')).toBe(counts.countOf('payouts'));
    leave();
    counts.clear();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(counts.countOf('payouts')).toBeUndefined();
  });

  it('are read again when something was done', () => {
    const counts = createQueueCounts();
    const read = vi.fn();
    const leave = counts.onTouch(read);
    counts.touch();
    leave();
    counts.touch();
    expect(read).toHaveBeenCalledTimes(1);
  });
});
