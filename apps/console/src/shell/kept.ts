/** What this browser keeps for its user: how it looks, and nothing about anybody. */
type Kept = { readonly theme: 'light' | 'dark' | null; readonly market: string | null };

const prefix = 'console.';

export function readKept<Name extends keyof Kept>(name: Name): Kept[Name] {
  try {
    return localStorage.getItem(prefix + name) as Kept[Name];
  } catch {
    // A browser may refuse to keep anything: then it looks as the machine does.
    return null as Kept[Name];
  }
}

export function keep<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // Not kept: it holds for this page.
  }
}

/** Light, dark, or as the machine has it. */
export function applyTheme(theme: Kept['theme']): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
}
