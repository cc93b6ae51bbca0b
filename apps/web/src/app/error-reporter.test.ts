import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BATCH_MS, createErrorReporter, MAX_REPORTS, type ReportedError } from './error-reporter.ts';

const bare = (message: string) => Object.assign(new Error(message), { stack: '' });

describe('the report of errors that a page met', () => {
  const sent: (readonly ReportedError[])[] = [];
  const reporter = (send = async (errors: readonly ReportedError[]) => void sent.push(errors)) =>
    createErrorReporter({
      send,
      screen: () => '/noticed',
      now: () => new Date('2026-11-15T01:30:00Z'),
      appVersion: '0.1.0',
    });
  beforeEach(() => {
    sent.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('A12.1 · says what, where, when and in which version, in one batch', () => {
    const report = reporter();
    report(bare('x is not a function'));
    report(bare('y is undefined'));
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(BATCH_MS);
    const facts = { screen: '/noticed', appVersion: '0.1.0', at: '2026-11-15T01:30:00.000Z' };
    expect(sent).toEqual([
      [
        { message: 'Error: x is not a function', ...facts },
        { message: 'Error: y is undefined', ...facts },
      ],
    ]);
  });

  it('tells the same error once', () => {
    const report = reporter();
    report(bare('again'));
    vi.advanceTimersByTime(BATCH_MS);
    report(bare('again'));
    vi.advanceTimersByTime(BATCH_MS);
    expect(sent).toHaveLength(1);
  });

  it('stops after a few', () => {
    const report = reporter();
    for (let i = 0; i < MAX_REPORTS + 3; i += 1) report(bare(`fault ${i}`));
    vi.advanceTimersByTime(BATCH_MS);
    expect(sent.flat()).toHaveLength(MAX_REPORTS);
  });

  it.each([
    ['Invalid phone 0917 123 4567', 'Error: Invalid phone (number)'],
    ['card 4539-1488-0343-6467 refused', 'Error: card (number) refused'],
    ['no user maricel.reyes@mail.example here', 'Error: no user (mail) here'],
    ['status 404 at 12:30', 'Error: status 404 at 12:30'],
  ])('strikes out what may be about a person: %s', (message, told) => {
    const report = reporter();
    report(bare(message));
    vi.advanceTimersByTime(BATCH_MS);
    expect(sent.flat()[0]?.message).toBe(told);
  });

  it.each([['a word'], [undefined], [{ odd: true }]])('takes whatever was thrown: %j', (thrown) => {
    const report = reporter();
    report(thrown);
    vi.advanceTimersByTime(BATCH_MS);
    expect(sent.flat()[0]?.message).toBe(String(thrown));
  });

  it('keeps within what the call takes, without half a character at the cut', () => {
    const report = reporter();
    report(Object.assign(new Error(`${'x'.repeat(292)}😀`), { stack: '😀'.repeat(800) }));
    vi.advanceTimersByTime(BATCH_MS);
    const [error] = sent.flat();
    expect(error?.message.length).toBeLessThanOrEqual(300);
    expect(error?.stack?.length).toBeLessThanOrEqual(1000);
    expect(error?.message.isWellFormed()).toBe(true);
  });

  it('is silent when it can not be sent', async () => {
    const report = reporter(() => Promise.reject(new Error('offline')));
    report(bare('x'));
    await vi.advanceTimersByTimeAsync(BATCH_MS);
    expect(vi.getTimerCount()).toBe(0);
  });
});
