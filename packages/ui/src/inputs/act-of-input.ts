import type { Reach } from './engine/erase.ts';
import type { Act } from './engine/perform.ts';

const reaches: Readonly<Record<string, Reach>> = {
  deleteByCut: 'selection',
  deleteContent: 'selection',
  deleteContentBackward: 'before',
  deleteContentForward: 'after',
  deleteWordBackward: 'all-before',
  deleteWordForward: 'all-after',
  deleteSoftLineBackward: 'all-before',
  deleteSoftLineForward: 'all-after',
  deleteHardLineBackward: 'all-before',
  deleteHardLineForward: 'all-after',
  deleteEntireSoftLine: 'all',
};

const insertions = new Set(['insertText', 'insertFromPaste', 'insertFromPasteAsQuotation', 'insertFromYank']);

/**
 * What an inputType (Input Events Level 2) means for the box. Nothing for the rest: composition and
 * replacement text are the browser's to carry out and ours to understand afterwards, and a line break submits
 * the form.
 */
export function actOfInput(inputType: string, text: string): Act | undefined {
  if (insertions.has(inputType)) return { do: 'insert', text };
  if (inputType === 'deleteByDrag') return { do: 'lift' };
  if (inputType === 'insertFromDrop') return { do: 'drop', text };
  if (inputType === 'historyUndo') return { do: 'undo' };
  if (inputType === 'historyRedo') return { do: 'redo' };
  const reach = Object.hasOwn(reaches, inputType) ? reaches[inputType] : undefined;
  return reach && { do: 'erase', reach };
}
