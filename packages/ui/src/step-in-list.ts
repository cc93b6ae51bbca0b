/**
 * Where an arrow key leads in a row of equals, round the ends; nothing for any other key. In right-to-left
 * text the same keys.
 */
export function stepInList(key: string, at: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + length) % length;
  return undefined;
}
