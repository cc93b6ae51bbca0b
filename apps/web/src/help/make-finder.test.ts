import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { likeness } from './likeness.ts';
import { makeFinder } from './make-finder.ts';
import { wordsOf } from './words-of.ts';

const entry = (name: string, question: string, alsoCalled: string[] = [], answer = '') => ({
  entry: name,
  question,
  answer,
  alsoCalled,
});

describe('foldText', () => {
  it.each([
    ['Magkáno', 'magkano'],
    ['ＯＴＰ', 'otp'],
    ['paano', 'pano'],
    ['किश्त', 'किस्त'],
    ['कीस्त', 'किस्त'],
    ['ज़रूरी', 'जरूरी'],
    ['हाँ', 'हां'],
  ])('reads %s as %s', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it('keeps apart what is not the same', () => {
    expect(foldText('लोन')).not.toBe(foldText('लेन'));
    expect(foldText('還款')).not.toBe(foldText('借款'));
  });
});

describe('wordsOf', () => {
  it('parts Chinese into characters and pairs, other writing into words', () => {
    expect(wordsOf('UPI还款码?')).toEqual(['upi', '还', '款', '码', '还款', '款码']);
    expect(wordsOf('Can’t pay 2 instalments')).toEqual(['can', 't', 'pay', '2', 'instalments']);
    expect(wordsOf('किस्त कब देनी है?')).toHaveLength(4);
  });
});

describe('likeness', () => {
  it('is whole for the same word, less with each error, nothing for another', () => {
    expect(likeness('loan', 'loan')).toBe(1);
    expect(likeness('instalmnt', 'instalment')).toBeGreaterThan(0.7);
    expect(likeness('intsalment', 'instalment')).toBe(likeness('instalmnt', 'instalment'));
    expect(likeness('inst', 'instalment')).toBeGreaterThan(0.7);
    expect(likeness('pay', 'play')).toBe(0);
    expect(likeness('refund', 'salary')).toBe(0);
  });
});

describe('makeFinder', () => {
  const find = makeFinder([
    entry('repay', 'How do I repay?', ['pay my loan', 'instalment'], 'Open your loan and tap Pay.'),
    entry('delay', 'Can I move an instalment?', ['extension', 'postpone']),
    entry('cancel', 'Can I cancel the loan?', ['cooling-off', 'change my mind']),
    entry('zh', '怎样还款？', ['还钱', '付款']),
    entry('hi', 'किस्त कैसे चुकाऊँ?', ['पैसे लौटाना']),
  ]);
  const first = (typed: string) => find(typed).entries[0]?.entry;

  it('finds by the question, by other names, by what is being typed', () => {
    expect(first('repay')).toBe('repay');
    expect(first('postpone')).toBe('delay');
    expect(first('cool')).toBe('cancel');
  });

  it('forgives errors of typing in each writing', () => {
    expect(first('postpnoe')).toBe('delay');
    expect(first('post pone')).toBe('delay');
    expect(first('cancl the laon')).toBe('cancel');
    expect(first('怎么还宽')).toBe('zh');
    expect(first('कीश्त कैसे चुकाउ')).toBe('hi');
  });

  it('answers nothing to nothing', () => {
    for (const typed of ['', '  ?? ', 'xyzzyq']) expect(find(typed).entries).toEqual([]);
  });

  it('says by which words it found, and leaves out what is worth little beside the best', () => {
    const { entries, words } = find('postpnoe an instalmnt');
    expect(entries.map(({ entry: name }) => name)).toEqual(['delay']);
    expect(words).toContain('postpone');
  });
});
