import smallCounts from './small-counts.json' with { type: 'json' };

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Fills in an ICU message: `Due in {count, plural, one {# day} other {# days}}` with 1 is "Due in 1 day",
 * `{state, select, late {Overdue} other {Due}} on {day}` takes the branch that `state` names.
 * Arguments, plural (with `=0` and `#`) and select are all that our texts use; `{` is never quoted.
 */
export function formatMessage(text: string, values: MessageValues, locale: string): string {
  return partsOf(text)
    .map(([words, inside]) => words + (inside ? argument(inside, values, locale) : ''))
    .join('');
}

function argument(inside: string, values: MessageValues, locale: string): string {
  const [name = '', kind, ...rest] = inside.split(',');
  const value = values[name.trim()] ?? '';
  if (!kind) return String(value);
  const branches = Object.fromEntries(partsOf(rest.join(',')).map(([key, branch]) => [key.trim(), branch]));
  const isPlural = kind.trim() === 'plural';
  const count = Number(value);
  const form = isPlural ? pluralForm(count, locale) : value;
  const branch = branches[`=${value}`] ?? branches[form] ?? branches['other'] ?? '';
  return formatMessage(
    isPlural ? branch.replaceAll('#', isSmall(count) ? `${count}` : count.toLocaleString(locale)) : branch,
    values,
    locale,
  );
}

/**
 * Which small counts are said as one is, by language: the first word of a locale. One that is not there is
 * asked of the browser.
 */
const isOne: Readonly<Record<string, string>> = smallCounts;

/** What nearly every count is. A browser's own rules and formats take a slow phone a quarter of a second. */
const isSmall = (count: number) => /^\d{1,3}$/u.test(`${count}`);

function pluralForm(count: number, locale: string): string {
  const [language = ''] = locale.split('-');
  const known = isSmall(count) && isOne[language];
  if (known) return `${count}`.match(known) ? 'one' : 'other';
  return new Intl.PluralRules(locale).select(count);
}

/** What stands before each brace, and inside it: `a {b} c` → a and b, then c and nothing. */
function partsOf(text: string): [words: string, inside?: string][] {
  const parts: [string, string?][] = [];
  let [depth, from, words] = [0, 0, ''];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{' && (depth += 1) === 1) {
      words = text.slice(from, at);
      from = at + 1;
    } else if (text[at] === '}' && (depth -= 1) === 0) {
      parts.push([words, text.slice(from, at)]);
      from = at + 1;
    }
  }
  return [...parts, [text.slice(from)]];
}
