import { readName } from '@candor/domain/names';
import type { MobileRule } from '@candor/markets';
import { markets, type MarketId } from '@candor/markets';
import type { NameWord } from '@candor/store/borrowers';
import type { PersonSeal } from '../../kernel/person-seal.ts';

/** So many letters in a row are one part; fewer are found only where a word begins. */
const run = 3;

/** Each letter with its accents taken off, small: "José Niño" → jose nino. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’`]/gu, '');
}

/**
 * The words of a name that somebody might type: those that are written, and those that they are read as.
 *   "Ma. Rowena dela Cruz" → ma, rowena, dela, cruz, maria, delacruz
 */
function wordsOfName(name: string): string[] {
  return [...new Set([...typedWords(name), ...readName(name).words.map(plain)])];
}

/** What was typed, word by word. */
export function typedWords(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

function runsIn(word: string): string[] {
  const letters = [...word];
  return letters.slice(run - 1).map((_, at) => letters.slice(at, at + run).join(''));
}

function beginningsOf(word: string): string[] {
  const letters = [...word];
  return [1, 2, run].filter((long) => long <= letters.length).map((long) => letters.slice(0, long).join(''));
}

/** Eight bytes of a keyed index: as many as it takes to tell parts apart, and no more. */
function partIndex(seal: PersonSeal, market: string, kind: 'begins' | 'holds', part: string): bigint {
  return seal.index(`name-${kind}`, market, part).readBigInt64BE(0);
}

/** What each word of a name is found by: all of it, its first letters, and every three letters in a row. */
export function nameWordsOf(seal: PersonSeal, market: string, name: string): NameWord[] {
  return wordsOfName(name).map((word) => ({
    index: seal.index('name-word', market, word),
    parts: [
      ...new Set([
        ...beginningsOf(word).map((part) => partIndex(seal, market, 'begins', part)),
        ...runsIn(word).map((part) => partIndex(seal, market, 'holds', part)),
      ]),
    ],
  }));
}

/** What one typed word must have in common with a word of the name, and what a word that begins so has. */
export function partsTyped(
  seal: PersonSeal,
  market: string,
  typed: string,
): { readonly parts: readonly bigint[]; readonly begins: bigint } {
  const begins = partIndex(seal, market, 'begins', beginningsOf(typed).at(-1) ?? '');
  const runs = runsIn(typed).map((part) => partIndex(seal, market, 'holds', part));
  return { parts: runs.length > 0 ? runs : [begins], begins };
}

/**
 * Whether every typed word is part of a word of the name; of one or two letters, its beginning. Three letters
 * in a row may stand in another order than they were typed in: what is shown is compared.
 */
export function isInName(name: string, typed: readonly string[]): boolean {
  const words = wordsOfName(name);
  return typed.every((part) =>
    words.some((word) => ([...part].length < run ? word.startsWith(part) : word.includes(part))),
  );
}

const begunAtLeast = 3;
const endedAtLeast = 2;
const endedAtMost = 7;

function nationalNumber(market: MarketId, phone: string): string {
  const { countryCode }: MobileRule = markets[market].mobile;
  return phone.replace(`+${countryCode}`, '').replaceAll(/\D/gu, '');
}

/**
 * How a number begins and how it ends. Not every few digits within it: with those, whoever has the database
 * and not the key could put numbers together again.
 */
export function phonePartsOf(seal: PersonSeal, market: MarketId, phone: string): bigint[] {
  const digits = nationalNumber(market, phone);
  const lengths = Array.from({ length: digits.length }, (_, at) => at + 1);
  return [
    ...lengths
      .filter((long) => long >= begunAtLeast)
      .map((long) => phonePart(seal, market, 'begins', digits.slice(0, long))),
    ...lengths
      .filter((long) => long >= endedAtLeast && long <= endedAtMost)
      .map((long) => phonePart(seal, market, 'ends', digits.slice(-long))),
  ];
}

function phonePart(seal: PersonSeal, market: string, kind: 'begins' | 'ends', digits: string): bigint {
  return seal.index(`phone-${kind}`, market, digits).readBigInt64BE(0);
}

/**
 * Which parts a typed number may be: 0918 is 918…; +63918 is the same; 4417 may also be how it ends. Empty
 * where it is too short.
 */
export function phonePartsTyped(seal: PersonSeal, market: MarketId, typed: string): bigint[] {
  const { countryCode }: MobileRule = markets[market].mobile;
  const digits = typed.replaceAll(/\D/gu, '');
  const bare = digits.replace(/^0+/u, '');
  const national = bare.startsWith(countryCode) ? [bare, bare.slice(countryCode.length)] : [bare];
  return [
    ...national
      .filter((part) => part.length >= begunAtLeast)
      .map((part) => phonePart(seal, market, 'begins', part)),
    ...(digits.length >= endedAtLeast && digits.length <= endedAtMost && !typed.startsWith('+')
      ? [phonePart(seal, market, 'ends', digits)]
      : []),
  ];
}
