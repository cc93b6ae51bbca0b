export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Fills in an ICU message: `Due in {count, plural, one {# day} other {# days}}` with 1 is "Due in 1 day",
 * `{state, select, late {Overdue} other {Due}} on {day}` takes the branch that `state` names.
 * Arguments, plural (with `=0` and `#`) and select are all that our texts use; `{` is never quoted.
 */
export function formatMessage(text: string, values: MessageValues, locale: string): string {
  let written = '';
  let from = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    const close = closingBrace(text, open);
    written += text.slice(from, open) + argument(text.slice(open + 1, close), values, locale);
    from = close + 1;
  }
  return written + text.slice(from);
}

function argument(inside: string, values: MessageValues, locale: string): string {
  const [name = '', kind, ...rest] = inside.split(',');
  const value = values[name.trim()] ?? '';
  if (kind === undefined) return String(value);
  const branches = branchesOf(rest.join(','));
  if (kind.trim() === 'select')
    return formatMessage(branches[value] ?? branches['other'] ?? '', values, locale);
  const form = new Intl.PluralRules(locale).select(Number(value));
  const branch = branches[`=${value}`] ?? branches[form] ?? branches['other'] ?? '';
  const number = new Intl.NumberFormat(locale).format(Number(value));
  return formatMessage(branch.replaceAll('#', number), values, locale);
}

function branchesOf(text: string): Readonly<Record<string, string>> {
  const branches: Record<string, string> = {};
  let from = 0;
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
    const close = closingBrace(text, open);
    branches[text.slice(from, open).trim()] = text.slice(open + 1, close);
    from = close + 1;
  }
  return branches;
}

/**
 * A brace that is never closed reaches to the end: a test refuses such a text, a reader still sees its words.
 */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
