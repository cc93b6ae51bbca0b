export type Role = 'link' | 'button' | 'textbox' | 'checkbox' | 'radio' | 'slider' | 'heading';

/** What somebody sees of a control. */
export type Seen = {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly width: number;
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
  /** Nothing lies over the place where a finger would go. */
  readonly isOnTop: boolean;
};

/**
 * Runs in the page, and so must stand alone: its source is sent there. Finds the first control in sight of
 * that role whose name matches, brings it to the middle of the window if it is outside, and says where a
 * finger would go.
 */
export function look(role: Role, pattern: string): Seen | null {
  const selectors: Record<Role, string> = {
    link: 'a[href]',
    button: 'button, [role="button"], summary',
    textbox: 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=file])',
    checkbox: 'input[type=checkbox], [role="checkbox"]',
    radio: 'input[type=radio], [role="radio"]',
    slider: 'input[type=range]',
    heading: 'h1, h2, h3, h4',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const said = ids.map((id) => tidy(document.querySelector(`#${CSS.escape(id)}`)?.textContent)).join(' ');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => tidy(label.textContent));
    return said || element.getAttribute('aria-label') || labels.join(' ') || tidy(element.textContent);
  };
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert], [aria-hidden="true"]');
  const name = new RegExp(pattern, 'u');
  const found = [...document.querySelectorAll<HTMLInputElement>(selectors[role])].find(
    (element) => isShown(element) && name.test(nameOf(element)),
  );
  if (!found) return null;
  // A box that is drawn by its label is tapped there.
  const label = found.labels?.[0];
  const isTiny = found.offsetWidth < 12 || getComputedStyle(found).opacity === '0';
  const target: Element = isTiny && label ? label : found;
  const isInside = (frame: DOMRect) => frame.top >= 0 && frame.bottom <= innerHeight;
  const placeOf = () => {
    const frame = target.getClientRects()[0] ?? target.getBoundingClientRect();
    const [x, y] = [Math.round(frame.left + frame.width / 2), Math.round(frame.top + frame.height / 2)];
    const top = document.elementFromPoint(x, y);
    const isOnTop =
      top !== null && (target.contains(top) || found.contains(top) || label?.contains(top) === true);
    return { frame, x, y, isOnTop };
  };
  // What lies outside, or under a bar, somebody scrolls to.
  if (!isInside(target.getBoundingClientRect()) || !placeOf().isOnTop)
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { frame, x, y, isOnTop } = placeOf();
  return {
    x,
    y,
    left: frame.left,
    width: frame.width,
    text: tidy(found.textContent),
    value: found.value ?? '',
    isChecked: found.checked === true || found.getAttribute('aria-checked') === 'true',
    isDisabled: found.disabled === true || found.getAttribute('aria-disabled') === 'true',
    isFocused: document.activeElement === found,
    isOnTop,
  };
}
