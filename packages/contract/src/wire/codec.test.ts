import { describe, expect, it } from 'vitest';
import { createCodec, WireNameError } from './codec.ts';

/**
 * `tulip` is a name and a word at once: a dictionary never holds such a pair, the codec must stand it all the
 * same.
 */
const codec = createCodec({ phone: 'maple', code: 'tulip', tulip: 'otter' });

describe('a name', () => {
  it.each([
    ['phone', 'maple'],
    ['maple', '~maple'],
    ['~maple', '~~maple'],
    ['~', '~~'],
    ['screen', 'screen'],
    ['', ''],
    ['__proto__', '__proto__'],
    ['code', 'tulip'],
    ['tulip', 'otter'],
  ])('%s travels as %s and comes back', (name, wireName) => {
    expect(codec.encodeName(name)).toBe(wireName);
    expect(codec.decodeName(wireName)).toBe(name);
    expect(codec.readName(wireName)).toBe(name);
  });

  it.each(['phone', 'code', '~phone', '~code', '~tulip', '~screen'])(
    '%s is not what the codec writes: refused',
    (wireName) => {
      expect(() => codec.decodeName(wireName)).toThrow(WireNameError);
      expect(() => codec.decode([{ deep: { [wireName]: 1 } }])).toThrow(WireNameError);
    },
  );

  it('is read as it is from an answer that has no dictionary, or a newer one', () => {
    expect(codec.read({ phone: 1, '~acorn': 2 })).toEqual({ phone: 1, acorn: 2 });
  });
});

describe('a value', () => {
  it('keeps everything but its keys', () => {
    const value = { phone: ['phone', { code: null }], screen: true, n: 1.5 };
    expect(codec.encode(value)).toEqual({ maple: ['phone', { tulip: null }], screen: true, n: 1.5 });
  });

  it('cannot reach a prototype through its keys', () => {
    const encoded = codec.encode(JSON.parse('{"__proto__":{"phone":1}}'));
    expect(Object.getPrototypeOf(encoded)).toBe(Object.prototype);
    expect(JSON.stringify(encoded)).toBe('{"__proto__":{"maple":1}}');
  });
});
