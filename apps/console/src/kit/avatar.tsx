type Props = { readonly name: string; readonly isOwn?: boolean; readonly size?: 'normal' | 'large' };

/** Rina Salazar → RS. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Two letters in a ring; blue is oneself. */
export function Avatar({ name, isOwn, size }: Props) {
  return (
    <span className="k-avatar" data-own={isOwn ? '' : undefined} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Whose it is, in a row: the first name is enough where everybody knows each other. */
export function Person({ name, isOwn }: Props) {
  return (
    <span className="k-person">
      <Avatar name={name} {...(isOwn && { isOwn })} />
      {isOwn ? 'you' : name.split(/\s+/u)[0]}
    </span>
  );
}
