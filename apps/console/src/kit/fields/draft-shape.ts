/** What is kept of a form's state: undefined where it is empty or as it began, and nothing need be kept. */
export function writeDraft<Value>(value: Value, initial: Value): string | undefined {
  if (value === '' && typeof initial === 'string') return undefined;
  if (typeof value === 'string' && typeof initial === 'string') return value === initial ? undefined : value;
  const text = JSON.stringify(value);
  return text === JSON.stringify(initial) ? undefined : text;
}

/** What was kept, or how the form begins: another release may have kept something of another shape. */
export function readDraft<Value>(text: string | undefined, initial: Value): Value {
  if (text === undefined) return initial;
  if (typeof initial === 'string') return text as Value;
  try {
    const read: unknown = JSON.parse(text);
    return isAlike(initial, read) ? (read as Value) : initial;
  } catch {
    return initial;
  }
}

/** Whether a value could stand where another stands: of the same kind, with every part that the other has. */
function isAlike(model: unknown, value: unknown): boolean {
  if (!isSameKind(model, value)) return false;
  if (typeof model !== 'object' || model === null || Array.isArray(model)) return true;
  const held = value as Readonly<Record<string, unknown>>;
  // A part of a part may be missing: somebody took a term off a product, for example.
  return Object.entries(model).every(
    ([name, part]) => part === undefined || (name in held && isSameKind(part, held[name])),
  );
}

const isSameKind = (one: unknown, other: unknown) =>
  one === undefined ||
  one === null ||
  other === null ||
  (typeof one === typeof other && Array.isArray(one) === Array.isArray(other));
