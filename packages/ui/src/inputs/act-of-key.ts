import type { Act } from './engine/perform.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/**
 * The keys that a painted box can't leave to the browser: arrows, for which a gap would be a stop, and undo,
 * whose native memory ends where we first wrote a value. Everything else arrives as `beforeinput`.
 */
export function actOfKey(
  { key, ctrlKey, altKey, metaKey, shiftKey }: Key,
  onApple: boolean,
): Act | undefined {
  const command = onApple ? metaKey && !ctrlKey && !altKey : ctrlKey && !altKey && !metaKey;
  if (command && key.toLowerCase() === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  if (command && !shiftKey && !onApple && key.toLowerCase() === 'y') return { do: 'redo' };
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  // Alt+Arrow is "back" on most systems and "one word" on Apple's; the other modifiers there are the system's
  // own.
  const word = onApple ? altKey : ctrlKey;
  const foreign = onApple ? ctrlKey || metaKey : altKey || metaKey;
  if (foreign) return undefined;
  const towards = key === 'ArrowLeft' ? 'start' : 'end';
  return { do: 'move', movement: { towards, far: word, extend: shiftKey } };
}
