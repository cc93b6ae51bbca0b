const shortest = 3;

/** What is wrong with a reason as typed, in the same words on every form; nothing if it can be sent. */
export function reasonFault(typed: string): string | undefined {
  return typed.trim().length < shortest ? 'Enter a reason.' : undefined;
}
