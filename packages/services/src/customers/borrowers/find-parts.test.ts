import { describe, expect, it } from 'vitest';
import { PersonSeal } from '../../kernel/person-seal.ts';
import {
  isInName,
  nameWordsOf,
  partsTyped,
  phonePartsOf,
  phonePartsTyped,
  typedWords,
} from './find-parts.ts';

const seal = new PersonSeal([Buffer.alloc(32, 7)]);
const holds = (name: string, typed: string) => {
  const { parts } = partsTyped(seal, 'ph', typed);
  return nameWordsOf(seal, 'ph', name).some((word) => parts.every((part) => word.parts.includes(part)));
};

describe('the parts of a name', () => {
  it.each([
    ['Ana Valdez', 'vald', true],
    ['Ana Valdez', 'aldez', true],
    ['Ana Valdéz', 'valdez', true],
    ['Ana Valdez', 'v', true],
    ['Ana Valdez', 'va', true],
    ['Ana Valdez', 'al', false],
    ['Ma. dela Cruz', 'maria', true],
    ['Ma. dela Cruz', 'delac', true],
    ['Ma. dela Cruz', 'cru', true],
    ['Ana Valdez', 'xyz', false],
  ])('%s holds %s: %s', (name, typed, is) => {
    expect(holds(name, typed)).toBe(is);
    expect(isInName(name, typedWords(typed))).toBe(is);
  });

  it('of other places in the word are found, and left out when they are compared', () => {
    expect(holds('Banana', 'nanan')).toBe(true);
    expect(isInName('Banana', ['nanan'])).toBe(false);
  });

  it('are of one market, and lead back to nothing without the key', () => {
    const other = new PersonSeal([Buffer.alloc(32, 8)]);
    const of = (by: PersonSeal, market: string) => nameWordsOf(by, market, 'Ana')[0]?.parts;
    expect(of(seal, 'ph')).not.toEqual(of(seal, 'in'));
    expect(of(seal, 'ph')).not.toEqual(of(other, 'ph'));
  });
});

describe('the parts of a number', () => {
  const kept = new Set(phonePartsOf(seal, 'ph', '+639185554417'));
  it.each([
    ['0918', true],
    ['918555', true],
    ['+63918', true],
    ['4417', true],
    ['17', true],
    ['5554', false],
    ['0917', false],
    ['0', false],
  ])('%s: %s', (typed, is) => {
    expect(phonePartsTyped(seal, 'ph', typed).some((part) => kept.has(part))).toBe(is);
  });
});
