import { actOfInput } from './act-of-input.ts';
import { actOfKey } from './act-of-key.ts';
import type { LiveBox } from './live-box.ts';
import { hasFocus } from './native-text.ts';

type Listeners = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/**
 * Brings an element's events to its box. What can be prevented is prevented and done to the box instead; what
 * the browser insists on doing itself (composition, filling in) is understood afterwards. These are the
 * browser's own events: React's `onBeforeInput` is something else. Returns how to stop.
 */
export function listenToInput(input: HTMLInputElement, box: LiveBox): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const [name, listener] of Object.entries({ ...editing(box), ...carrying(box) }))
    input.addEventListener(name, listener as EventListener, { signal });
  // Some edits come without a warning; by then we know where the caret was.
  input.ownerDocument.addEventListener('selectionchange', () => hasFocus(input) && box.catchUp(), { signal });
  // The form has its first values back only after this event.
  const afterReset = ({ target }: Event) => target === input.form && setTimeout(() => box.understand(''));
  input.ownerDocument.addEventListener('reset', afterReset, { signal });
  return () => listening.abort();
}

const editing = (box: LiveBox): Listeners => ({
  keydown: (event) => {
    if (event.isComposing) return;
    const act = actOfKey(event, /Mac|iP(?:hone|ad|od)/.test(navigator.platform));
    if (!act) return;
    event.preventDefault();
    box.act(act);
  },
  beforeinput: (event) => {
    // Some keyboards leave a composition without saying so.
    if (box.isComposing() && !event.isComposing) box.endComposing();
    box.catchUp();
    if (box.isComposing() || !event.cancelable) return;
    const act = actOfInput(event.inputType, event.data ?? event.dataTransfer?.getData('text/plain') ?? '');
    if (!act) return;
    event.preventDefault();
    box.act(act);
  },
  input: (event) => box.understand('inputType' in event ? String(event.inputType) : ''),
  change: () => box.understand(''),
  compositionstart: () => box.beginComposing(),
  compositionend: () => box.endComposing(),
  // Groups look like words to the browser; the whole number is one.
  dblclick: () => box.selectAll(),
});

/** What is copied, cut or dragged is the text without its paint. */
function carrying(box: LiveBox): Listeners {
  const give = (data: DataTransfer | null): boolean => {
    box.catchUp();
    const text = box.selectedText();
    if (text) data?.setData('text/plain', text);
    return text !== '';
  };
  return {
    copy: (event) => give(event.clipboardData) && event.preventDefault(),
    cut: (event) => {
      if (!give(event.clipboardData)) return;
      event.preventDefault();
      box.act({ do: 'erase', reach: 'selection' });
    },
    dragstart: ({ dataTransfer }) => void give(dataTransfer),
    dragend: () => box.act({ do: 'let-go' }),
  };
}
