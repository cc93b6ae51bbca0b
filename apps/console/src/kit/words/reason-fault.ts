const shortest = 3;

/** What is wrong with a reason as typed, in the same words on every form; nothing if it can be sent. */
export function reasonFault(typed: string): string | undefined {
  const { length } = typed.trim();
  if (length === 0) return 'Enter a reason.';
  return length < shortest ? `Enter at least ${shortest} characters.` : undefined;
}
