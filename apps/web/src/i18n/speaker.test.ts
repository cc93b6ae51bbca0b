import { describe, expect, it, vi } from 'vitest';
import { Speaker } from './speaker.ts';

function speaking(language: 'en' | 'fil' | 'hi' | 'zh') {
  const speaker = new Speaker();
  speaker.speak(language, {
    plain: 'Back',
    filled: ['Open until ', ['time'], '.'],
    days: [['count', 'plural', { 0: 'None', one: ['#', ' day'], other: ['#', ' days'] }], ' left'],
  });
  return speaker;
}

describe('a speaker', () => {
  it('fills in values, and leaves out what it was not given', () => {
    expect(speaking('en').say('plain')).toBe('Back');
    expect(speaking('en').say('filled', { time: '20:00' })).toBe('Open until 20:00.');
    expect(speaking('en').say('filled')).toBe('Open until .');
  });

  it('chooses the plural by the language, an exact number first', () => {
    expect([0, 1, 2, 1234].map((count) => speaking('en').say('days', { count }))).toEqual([
      'None left',
      '1 day left',
      '2 days left',
      '1,234 days left',
    ]);
    // Chinese has one form for every number.
    expect(speaking('zh').say('days', { count: 1 })).toBe('1 days left');
  });

  it('says the id of what it does not know, also one that every object has', () => {
    expect(speaking('en').say('nothing.here')).toBe('nothing.here');
  });

  it('tells whoever listens of every change, until they stop', () => {
    const speaker = speaking('en');
    const heard = vi.fn<() => void>();
    const stop = speaker.subscribe(heard);
    speaker.add({ more: 'More' });
    expect([speaker.say('more'), speaker.say('plain'), heard.mock.calls.length]).toEqual(['More', 'Back', 1]);
    stop();
    speaker.add({});
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
