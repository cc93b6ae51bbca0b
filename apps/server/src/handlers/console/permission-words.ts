import { permissions } from '@candor/contract';

const words: Readonly<Record<string, string>> = permissions;

/** "money.read, money.match" → what each of them lets one do; anything else stays as it is. */
export function permissionWords(text: string): string {
  return text
    .split(', ')
    .map((each) => words[each] ?? each)
    .join(', ');
}
