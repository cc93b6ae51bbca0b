/**
 * A codec reads a stored value back as what it should be, or as undefined. An object keeps only the fields it
 * lists: whatever else a caller hands over (a name, an account number) never reaches the browser's disk.
 */
export type Codec<T> = (value: unknown) => T | undefined;

export type Decoded<C> = C extends Codec<infer T> ? T : never;

export function text(pattern: RegExp): Codec<string> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined);
}

export function wholeNumber({ max }: { max: number }): Codec<number> {
  return (value) =>
    Number.isInteger(value) && 0 <= Number(value) && Number(value) <= max ? Number(value) : undefined;
}

export function list<T>(item: Codec<T>, { max }: { max: number }): Codec<T[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > max) return undefined;
    const items = value.map(item);
    return items.includes(undefined) ? undefined : (items as T[]);
  };
}

export function map<T>(name: RegExp, item: Codec<T>): Codec<Readonly<Record<string, T>>> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(value).map(([key, content]) => [key, item(content)] as const);
    if (entries.some(([key, content]) => !name.test(key) || content === undefined)) return undefined;
    return Object.fromEntries(entries) as Record<string, T>;
  };
}

export function object<Fields extends Record<string, Codec<unknown>>>(
  fields: Fields,
): Codec<{ readonly [Name in keyof Fields]: Decoded<Fields[Name]> }> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(fields).map(
      ([name, codec]) => [name, codec((value as Record<string, unknown>)[name])] as const,
    );
    if (entries.some(([, content]) => content === undefined)) return undefined;
    return Object.fromEntries(entries) as { [Name in keyof Fields]: Decoded<Fields[Name]> };
  };
}
