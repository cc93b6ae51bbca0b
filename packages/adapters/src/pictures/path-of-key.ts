/**
 * The parts of a key, none of which can lead out of the store or mean something to a shell, a file system or
 * an address.
 */
export function pathOfKey(key: string): string[] {
  const parts = key.split('/');
  const isFit = key.length <= 200 && parts.every((part) => /^[a-z0-9][a-z0-9-]*$/u.test(part));
  if (!isFit)
    throw new Error('a key of the picture store is made of small letters, digits, hyphens and slashes');
  return parts;
}
