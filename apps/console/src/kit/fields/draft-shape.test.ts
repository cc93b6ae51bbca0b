import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './draft-shape.ts';

describe('what is kept of a form', () => {
  it.each([
    ['a text', 'Typed.', ''],
    ['ticks', ['kyc', 'income'], []],
    ['a choice that was none', 'refuse', undefined],
    ['a page', { name: 'Candor', theme: { accent: '#123456' } }, { name: '', theme: { accent: '' } }],
  ])('%s comes back as it was', (_, value: unknown, initial: unknown) => {
    expect(readDraft(writeDraft(value, initial), initial)).toEqual(value);
  });

  it('is nothing where nothing was changed', () => {
    expect(writeDraft('as it was', 'as it was')).toBeUndefined();
    expect(writeDraft('', 'as it was')).toBeUndefined();
    expect(writeDraft([], [])).toBeUndefined();
    expect(writeDraft({ name: 'a' }, { name: 'a' })).toBeUndefined();
  });

  it.each([
    ['no JSON', '{', { name: '' }],
    ['another kind', '"text"', ['kyc']],
    ['a part missing', '{"title":"x"}', { name: '' }],
    ['a part of another kind', '{"name":["x"]}', { name: '' }],
  ])('begins anew where another release kept something else: %s', (_, text, initial: unknown) => {
    expect(readDraft(text, initial)).toEqual(initial);
  });
});
