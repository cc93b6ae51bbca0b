import { describe, expect, it } from 'vitest';
import type { Done } from './commands/command.ts';
import { PersonSeal } from './person-seal.ts';

const first = Buffer.alloc(32, 1);
const second = Buffer.alloc(32, 2);
const seal = new PersonSeal([first]);

describe('a sealed value', () => {
  it('opens to what it was, and looks different every time', () => {
    const sealed = [1, 2].map(() => seal.seal('+639171234567', 'phone:a'));
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const each of sealed) {
      expect(each).not.toContain('917');
      expect(seal.open(each, 'phone:a')).toBe('+639171234567');
    }
  });

  it('is the only reason that a command can give', () => {
    // @ts-expect-error: as somebody typed it, it does not compile.
    const typed: Done<null> = { output: null, why: 'She was ill.' };
    const sealed: Done<null> = { output: null, why: seal.seal('She was ill.', 'reason:loan:1') };
    expect(typed.why).not.toBe(sealed.why);
  });

  it('opens nowhere but where it belongs: not in another row, not in another column', () => {
    const sealed = seal.seal('+639171234567', 'phone:a');
    expect(() => seal.open(sealed, 'phone:b')).toThrow();
    expect(() => seal.open(sealed, 'name:a')).toThrow();
  });

  it('does not open when a single letter of it was changed', () => {
    for (const name of ['A', 'An', 'Ana']) {
      const sealed = seal.seal(name, 'name:a');
      for (const [place, letter] of [...sealed].entries()) {
        const changed = `${sealed.slice(0, place)}${letter === 'A' ? 'B' : 'A'}${sealed.slice(place + 1)}`;
        expect(() => seal.open(changed, 'name:a'), changed).toThrow();
      }
    }
  });

  it('opens after a new key came, as long as the old one is kept; without it the key is named', () => {
    const sealed = seal.seal('Ana', 'name:a');
    const rotated = new PersonSeal([second, first]);
    expect(rotated.open(sealed, 'name:a')).toBe('Ana');
    expect(rotated.seal('Ana', 'name:a').split('.')[1]).not.toBe(sealed.split('.')[1]);
    expect(rotated.index('phone', 'ph', '1')).toEqual(seal.index('phone', 'ph', '1'));
    expect(() => new PersonSeal([second]).open(sealed, 'name:a')).toThrow('not among those');
  });
});

describe('an index', () => {
  it('is the same for the same value of one kind and scope, and for nothing else', () => {
    const index = seal.index('phone', 'ph', '+639171234567');
    expect(seal.index('phone', 'ph', '+639171234567')).toEqual(index);
    expect(seal.index('phone', 'in', '+639171234567')).not.toEqual(index);
    expect(seal.index('push', 'ph', '+639171234567')).not.toEqual(index);
    expect(new PersonSeal([second]).index('phone', 'ph', '+639171234567')).not.toEqual(index);
  });
});

it('a key of another length is refused', () => {
  expect(() => new PersonSeal([Buffer.alloc(16)])).toThrow('32 bytes');
  expect(() => new PersonSeal([])).toThrow('at least one');
});

describe('a sealed file', () => {
  const file = Buffer.from([0, 255, 10, 13, 0, 200]);

  it('opens byte by byte under its own name, and never looks the same twice', () => {
    const [one, other] = [seal.sealBytes(file, 'picture:1'), seal.sealBytes(file, 'picture:1')];
    expect(seal.openBytes(one, 'picture:1')).toEqual(file);
    expect(one.length).toBe(file.length + 33);
    expect(one.equals(other)).toBe(false);
    expect(seal.openBytes(seal.sealBytes(Buffer.alloc(0), 'x'), 'x')).toHaveLength(0);
  });

  it('does not open in another file’s place, nor with a byte changed', () => {
    const sealed = seal.sealBytes(file, 'picture:1');
    expect(() => seal.openBytes(sealed, 'picture:2')).toThrow();
    for (const at of [0, 1, 5, 17, 33, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => seal.openBytes(changed, 'picture:1'), `byte ${at}`).toThrow();
    }
  });

  it('opens after a new key came, and not without the one that sealed it', () => {
    const sealed = seal.sealBytes(file, 'picture:1');
    expect(new PersonSeal([second, first]).openBytes(sealed, 'picture:1')).toEqual(file);
    expect(() => new PersonSeal([second]).openBytes(sealed, 'picture:1')).toThrow('PERSONAL_DATA_KEYS');
  });
});
