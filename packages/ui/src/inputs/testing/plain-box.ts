/** The oracle: a plain box holding only the significant characters, written without a look at the engine. */
export type PlainBox = { readonly text: string; readonly start: number; readonly end: number };

/** What a text with something put into it becomes, or nothing where that can't be accepted. */
export type PlainRule = (before: string, inserted: string, after: string) => string | undefined;

export type PlainOutcome = { readonly box: PlainBox; readonly refused: boolean };

export const atMost =
  (digits: number): PlainRule =>
  (before, inserted, after) => {
    const text = before + inserted + after;
    return /^\d*$/.test(text) && text.length <= digits ? text : undefined;
  };

export const amountOf =
  (digits: number): PlainRule =>
  (before, inserted, after) => {
    let whole = before;
    let arriving = inserted;
    if (whole === '0' && (after === '' || after.startsWith('.')) && arriving !== '.') whole = '';
    if (whole === '') while (/^0\d/.test(arriving)) arriving = arriving.slice(1);
    if (whole === '' && arriving.startsWith('.')) arriving = `0${arriving}`;
    const text = whole + arriving + after;
    return /^\d*(\.\d{0,2})?$/.test(text) && text.replace('.', '').length <= digits ? text : undefined;
  };

/** `inserted` is what the arriving text means, or nothing when it means nothing that can be put in. */
export function plainInsert(rule: PlainRule, box: PlainBox, inserted: string | undefined): PlainOutcome {
  if (inserted === '') return { box, refused: false };
  const tail = box.text.slice(box.end);
  const text = inserted === undefined ? undefined : rule(box.text.slice(0, box.start), inserted, tail);
  if (text === undefined) return { box, refused: true };
  return { box: caretAt(text, text.length - tail.length), refused: false };
}

export function plainErase(box: PlainBox, from: number, to: number): PlainBox {
  if (box.start !== box.end)
    return caretAt(box.text.slice(0, box.start) + box.text.slice(box.end), box.start);
  return from < to ? caretAt(box.text.slice(0, from) + box.text.slice(to), from) : box;
}

export const caretAt = (text: string, caret: number): PlainBox => ({ text, start: caret, end: caret });
