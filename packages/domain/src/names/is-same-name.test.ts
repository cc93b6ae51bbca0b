import { describe, expect, it } from 'vitest';
import { isSameName, type KnownName } from './is-same-name.ts';

const ana: KnownName = { fullName: 'Ana María Santos dela Cruz', givenNames: 'Ana María' };
const jose: KnownName = { fullName: 'Jose Reyes Jr.', givenNames: 'Jose' };
const teresa: KnownName = { fullName: 'Ma. Teresa Sto. Domingo', givenNames: 'Ma. Teresa' };
const lakshmi: KnownName = { fullName: 'Lakshmi Ramanathan', givenNames: 'Lakshmi' };
const murthy: KnownName = { fullName: 'Krishna Murthy Iyer', givenNames: 'Krishna Murthy' };
const irfan: KnownName = { fullName: 'Mohammed Irfan Shaikh', givenNames: 'Mohammed Irfan' };
const ravi: KnownName = { fullName: 'K. Ravi', givenNames: 'Ravi' };
const ponni: KnownName = { fullName: 'Ponni', givenNames: 'Ponni' };
const clara: KnownName = { fullName: 'Maria Clara Santos', givenNames: 'Maria Clara' };
const dsouza: KnownName = { fullName: "Maria D'Souza", givenNames: 'Maria' };

const philippine = { familyNameMayBeInitial: false };
const indian = { familyNameMayBeInitial: true };

describe('an account’s holder', () => {
  it.each<[string, KnownName, string]>([
    ['letter by letter', ana, 'Ana María Santos dela Cruz'],
    ['in capitals, without accents', ana, 'ANA MARIA SANTOS DELA CRUZ'],
    ['family name first, with a comma', ana, 'DELA CRUZ, ANA MARIA SANTOS'],
    ['a middle name as a letter', ana, 'Ana M. S. Dela Cruz'],
    ['middle names left out', ana, 'Ana dela Cruz'],
    ['the particle written apart', ana, 'Ana de la Cruz'],
    ['the particle written together', ana, 'ANA DELACRUZ'],
    ['the second of two given names', ana, 'Maria dela Cruz'],
    ['with a title', ana, 'Ms. Ana dela Cruz'],
    ['a maiden name more', { fullName: 'Ana Reyes', givenNames: 'Ana' }, 'Ana Maria Santos Reyes'],
    ['middle names that we do not know, family name first', clara, 'SANTOS, MARIA CLARA IBARRA'],
    ['one of two given names', clara, 'Maria Santos'],
    ['a comma before the generation', jose, 'Jose Santos Reyes, Jr.'],
    [
      'a name that is given and family name',
      { fullName: 'Ana Maria Maria', givenNames: 'Ana Maria' },
      'Ana Maria',
    ],
    ['a joint account', ana, 'Jose Reyes and/or Ana dela Cruz'],
    ['a joint account, with an ampersand', ana, 'Ana dela Cruz & Jose Reyes'],
    ['the generation left out', jose, 'Jose Reyes'],
    ['the generation in other letters', jose, 'REYES JOSE JUNIOR'],
    ['Ma. for Maria', teresa, 'Maria Teresa Santo Domingo'],
    [
      'a hyphen between two family names',
      { fullName: 'Ana Reyes-Santos', givenNames: 'Ana' },
      'Ana Reyes Santos',
    ],
    ['an apostrophe left out', dsouza, 'MARIA DSOUZA'],
    ['two words written as one', murthy, 'Krishnamurthy Iyer'],
    ['another spelling of Mohammed', irfan, 'Mohd Irfan Shaikh'],
    ['the father’s name after s/o', irfan, 'Irfan Shaikh S/O Abdul Shaikh'],
    ['one name alone', ponni, 'PONNI'],
  ])('is the same person: %s', (_, known, holder) => {
    expect(isSameName(known, holder, philippine)).toBe(true);
  });

  it.each<[string, KnownName, string]>([
    ['a brother: the family name alone agrees', ana, 'Jose dela Cruz'],
    ['a letter for the given name', ana, 'A. dela Cruz'],
    ['the family name without its particle', ana, 'Ana Cruz'],
    ['the given name alone', ana, 'Ana'],
    ['the given names alone, both of them', clara, 'Maria Clara'],
    ['given names and the letter of the family', clara, 'Maria Clara S.'],
    [
      'our family name as another’s middle name',
      { fullName: 'Maria Santos', givenNames: 'Maria' },
      'Maria Santos Reyes',
    ],
    ['the same before a comma', { fullName: 'Maria Santos', givenNames: 'Maria' }, 'REYES, MARIA SANTOS'],
    [
      'a double family name of another',
      { fullName: 'Maria Santos', givenNames: 'Maria' },
      'SANTOS REYES, MARIA',
    ],
    [
      'another given name before ours',
      { fullName: 'Maria Santos', givenNames: 'Maria' },
      'Jose Maria Santos',
    ],
    ['a given name and a letter', ana, 'Ana D.'],
    ['middle and family name, no given one', ana, 'Santos dela Cruz'],
    ['another given name among the right ones', ana, 'Ana Lucia Santos dela Cruz'],
    ['the father: Sr. is not Jr.', jose, 'Jose Reyes Sr.'],
    ['the grandson', jose, 'Jose Reyes III'],
    ['two strangers’ joint account', ana, 'Jose Reyes and Pedro Santos'],
    ['one letter off', { fullName: 'Ana Reyes', givenNames: 'Ana' }, 'Anna Reyes'],
    ['nothing', ana, ''],
    ['signs alone', ana, '...'],
    ['a company', ana, 'Dela Cruz Trading'],
    ['one name alone beside two', ponni, 'Ponni Selvan'],
    [
      'the father, whose name follows s/o',
      { fullName: 'Abdul Shaikh', givenNames: 'Abdul' },
      'Irfan Shaikh s/o Abdul Shaikh',
    ],
    ['another script', ana, 'अना देला क्रूज़'],
  ])('is somebody else: %s', (_, known, holder) => {
    expect(isSameName(known, holder, philippine)).toBe(false);
  });

  it.each<[string, KnownName, string, boolean]>([
    ['Lakshmi R', lakshmi, 'LAKSHMI R', true],
    ['R Lakshmi', lakshmi, 'R. Lakshmi', true],
    ['the letter of another father', lakshmi, 'Lakshmi S', false],
    ['the given name as the letter', lakshmi, 'L Ramanathan', false],
    ['a letter that we know as a word', ravi, 'Ravi Kumar', true],
    ['the given name alone', lakshmi, 'Lakshmi', false],
    ['both given names alone', murthy, 'Krishna Murthy', false],
    ['a letter before the name that we know', lakshmi, 'S. Lakshmi Ramanathan', true],
    ['another family behind the letter of ours', lakshmi, 'Lakshmi R. Iyer', false],
    [
      'a letter that is the family’s before a given one’s',
      { fullName: 'Ravi Ramesh Rao', givenNames: 'Ravi Ramesh' },
      'Ravi R',
      true,
    ],
    [
      'all of it given as one name',
      { fullName: 'Lakshmi Ramanathan', givenNames: 'Lakshmi Ramanathan' },
      'Ramanathan Lakshmi',
      true,
    ],
    [
      'and a family’s name more',
      { fullName: 'Ravi Kumar', givenNames: 'Ravi Kumar' },
      'Ravi Kumar Singh',
      false,
    ],
  ])('where a family name may be a letter: %s', (_, known, holder, isSame) => {
    expect(isSameName(known, holder, indian)).toBe(isSame);
  });

  it('a family name as a letter is not enough elsewhere', () => {
    expect(isSameName(lakshmi, 'Lakshmi R', philippine)).toBe(false);
  });
});
