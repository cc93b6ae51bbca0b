/** What is pressed, as far as keys go. */
export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

/**
 * One stroke, spelled as bindings spell it: `j`, `Shift+d`, `Ctrl+Enter`, `Escape`, `?`. A Mac's ⌘ counts as
 * Ctrl. Shift is said only of letters and named keys: on another keyboard `?` may need it or not.
 */
export function strokeOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isLetter = /^\p{L}$/u.test(key);
  const isNamed = key.length > 1;
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && (isLetter || isNamed) ? ['Shift'] : []),
    isLetter ? key.toLowerCase() : key,
  ].join('+');
}

const capNames: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** `g t` → G T; `Ctrl+Enter` → Ctrl ↵; `1-8` → 1–8. */
export function capsOf(keys: string): string[] {
  return keys
    .split(/[ +]/u)
    .map((part) => capNames[part] ?? (/^\d-\d$/u.test(part) ? part.replace('-', '–') : part))
    .map((part) => (part.length === 1 ? part.toUpperCase() : part));
}
