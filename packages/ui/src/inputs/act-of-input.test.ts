import { describe, expect, it } from 'vitest';
import { actOfInput } from './act-of-input.ts';

const erasing = (reach: string) => ({ do: 'erase', reach });

describe('an inputType', () => {
  it.each([
    ['insertText', { do: 'insert', text: '5' }],
    ['insertFromPaste', { do: 'insert', text: '5' }],
    ['insertFromYank', { do: 'insert', text: '5' }],
    ['insertFromDrop', { do: 'drop', text: '5' }],
    ['deleteByDrag', { do: 'lift' }],
    ['deleteByCut', erasing('selection')],
    ['deleteContentBackward', erasing('before')],
    ['deleteContentForward', erasing('after')],
    ['deleteWordBackward', erasing('all-before')],
    ['deleteWordForward', erasing('all-after')],
    ['deleteSoftLineBackward', erasing('all-before')],
    ['deleteHardLineForward', erasing('all-after')],
    ['deleteEntireSoftLine', erasing('all')],
    ['historyUndo', { do: 'undo' }],
    ['historyRedo', { do: 'redo' }],
  ])('I5 · %s is done to the box', (inputType, act) => {
    expect(actOfInput(inputType, '5')).toEqual(act);
  });

  it.each([
    'insertCompositionText',
    'insertFromComposition',
    'insertReplacementText',
    'insertLineBreak',
    '',
    'constructor',
  ])('I5 · %j is left to the browser', (inputType) => {
    expect(actOfInput(inputType, '5')).toBeUndefined();
  });
});
