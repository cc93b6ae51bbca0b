import { describe, expect, it } from 'vitest';
import { pesos, philippinePhone } from '../demo/sample-rules.ts';
import { moneyKind } from '../kinds/money-kind.ts';
import { phoneKind } from '../kinds/phone-kind.ts';
import { after, backspace, pasted, typed } from '../testing/notation.ts';
import type { Act } from './perform.ts';

const phone = phoneKind(philippinePhone);
const undo: Act = { do: 'undo' };
const redo: Act = { do: 'redo' };
const toStart: Act = { do: 'move', movement: { towards: 'start', far: true, extend: false } };

describe('undo', () => {
  it.each([
    ['a run of typing at once', [...typed('0917'), undo], '|'],
    ['a paste by itself', [...typed('09'), pasted('1712'), undo], '09|'],
    ['typing behind another caret by itself', [...typed('09'), toStart, ...typed('1'), undo], '|09'],
    ['a run of erasing at once', [pasted('0917123'), backspace, backspace, undo], '091 7123|'],
    ['everything', [pasted('0917'), backspace, ...typed('8'), undo, undo, undo, undo], '|'],
    ['and redo', [pasted('0917'), backspace, undo, redo], '091|'],
    ['but nothing that came after something new', [pasted('0917'), undo, ...typed('5'), redo], '5|'],
    ['what was refused: nothing', [pasted('0917'), pasted('x'), undo], '|'],
  ])('I5 · takes back %s', (_, acts, expected) => {
    expect(after(phone, '|', ...acts)).toMatchObject({ box: expected });
  });

  it('I5 · gives a replaced selection back as it was selected', () => {
    expect(after(phone, '09[1 7]123', pasted('5'), undo)).toMatchObject({ box: '09[1 7]123' });
  });
});

describe('text dragged to another place in the box', () => {
  it('I5 · a decimal point that does not fit at its new place stays at its old one', () => {
    const peso = moneyKind(pesos);
    expect(after(peso, '1,234[.]5', { do: 'lift' }, toStart, { do: 'drop', text: '.' })).toEqual({
      box: '|1,234.5',
      value: '1234.5',
      say: { code: 'too_many_decimals', max: 2 },
    });
  });

  it('I5 · leaves and arrives in one step, and is undone in one', () => {
    const move = [{ do: 'lift' }, toStart, { do: 'drop', text: '712' }] as const;
    expect(after(phone, '091 [712]3', ...move)).toMatchObject({ box: '[712] 0913', value: '7120913' });
    expect(after(phone, '091 [712]3', ...move, undo)).toMatchObject({ box: '091 [712]3' });
  });

  it('I5 · stays here when it arrived in another box, which may have refused it', () => {
    expect(after(phone, '091 [712]3', { do: 'lift' }, { do: 'let-go' })).toMatchObject({ box: '091 [712]3' });
    const later = [{ do: 'lift' }, { do: 'let-go' }, toStart, { do: 'drop', text: '5' }] as const;
    expect(after(phone, '091 [712]3', ...later)).toMatchObject({ value: '50917123' });
  });
});
