import { describe, expect, it } from 'vitest';
import { defineTexts } from './define-texts.ts';
import { formatMessage } from './format-message.ts';
import { languages, localeOf } from './language.ts';

describe('a message', () => {
  it.each([
    ['Paid', {}, 'en', 'Paid'],
    ['{amount} is due on {day}.', { amount: '₱500', day: '3 May' }, 'en', '₱500 is due on 3 May.'],
    ['{n, plural, one {# day} other {# days}} left', { n: 1 }, 'en', '1 day left'],
    ['{n, plural, one {# day} other {# days}} left', { n: 12 }, 'en', '12 days left'],
    ['{n, plural, =0 {Nothing} one {# loan} other {# loans}}', { n: 0 }, 'en', 'Nothing'],
    ['{n, plural, one {# of {all}} other {# of {all}}}', { n: 2, all: 1000 }, 'en', '2 of 1000'],
    ['{n, plural, one {# araw} other {# na araw}}', { n: 4 }, 'fil', '4 na araw'],
    ['{n, plural, other {# 天}}', { n: 1500 }, 'zh-Hans', '1,500 天'],
    ['{n, plural, other {# दिन}}', { n: 150_000 }, 'hi', '1,50,000 दिन'],
    [
      '{s, select, late {Overdue} other {Due}} on {day}',
      { s: 'late', day: 'Monday' },
      'en',
      'Overdue on Monday',
    ],
    ['{s, select, late {Overdue} other {Due}} on {day}', { s: 'x', day: 'Monday' }, 'en', 'Due on Monday'],
  ])('%s with %j in %s', (text, values, locale, expected) => {
    expect(formatMessage(text, values, locale)).toBe(expected);
  });

  it.each(languages)('X10 · counts in %s as the language’s own rules do', (language) => {
    const locale = localeOf(language);
    const rules = new Intl.PluralRules(locale);
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form} {${form} #}`);
    const text = `{n, plural, ${forms.join(' ')}}`;
    const counts = [...Array.from({ length: 1_300 }, (_, n) => n), -1, 0.5, 1.5, 1_000_000];
    expect(counts.map((n) => formatMessage(text, { n }, locale))).toEqual(
      counts.map((n) => `${rules.select(n)} ${n.toLocaleString(locale)}`),
    );
  });

  it('shows English where a language has no text of its own', () => {
    const texts = defineTexts({ from: 'From {name}', paid: 'Paid' }, { fil: { from: 'Mula kay {name}' } });
    expect(texts('fil')('from', { name: 'Ana' })).toBe('Mula kay Ana');
    expect(texts('hi')('from', { name: 'Ana' })).toBe('From Ana');
  });

  it('does not compile without the values that its English text names', () => {
    const texts = defineTexts(
      { from: 'From {name}', left: '{n, plural, one {# of {all}} other {# of {all}}}' },
      {},
    );
    const t = texts('en');
    // @ts-expect-error -- a name is missing
    t('from');
    // @ts-expect-error -- `all` is named inside a branch
    t('left', { n: 1 });
    // @ts-expect-error -- what is counted is a number: digits with a comma in them are none
    t('left', { n: '1,000', all: 3 });
    expect(t('left', { n: 1, all: 3 })).toBe('1 of 3');
  });
});
