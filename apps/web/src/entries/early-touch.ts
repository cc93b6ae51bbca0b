/** What the page's root hears when its scripts have taken it over. */
export const liveEvent = 'live';

/**
 * A page shows its buttons and choices before its scripts are there. What was chosen by then is chosen again
 * when they are, or it would look chosen and not be: React takes over a page as if nobody had touched it.
 * Then the last button that was tapped is tapped: nobody taps twice because of a slow line. One that was
 * drawn anew may say something else, and so may one whose choices changed after the tap: both are left
 * alone. Text boxes look for themselves what was typed. A link needs no script.
 */
export function keepEarlyTouch(root: HTMLElement): void {
  let tapped: HTMLElement | null = null;
  // Touched before this script came, or filled in again by the browser as it was left.
  const chosen = new Set(
    [...root.querySelectorAll('input')].filter((input) => input.checked !== input.defaultChecked),
  );
  const hear = ({ type, target }: Event) => {
    tapped = (target as Element).closest('button');
    if (type === 'change') chosen.add(target as HTMLInputElement);
  };
  const early = new AbortController();
  root.addEventListener('click', hear, early);
  root.addEventListener('change', hear, early);
  // Each in a task of its own: while React draws it hears no tap on a part that it has not taken over yet.
  const takeUp = () => {
    // As they are now: the first that React hears of sets the others back to what it knows.
    const wanted = [...chosen].map((input) => [input, input.checked, input.value] as const);
    for (const each of wanted) chooseAgain(...each);
    setTimeout(() => tapped?.isConnected && tapped.click());
  };
  root.addEventListener(liveEvent, () => {
    // What is tapped from now on is heard by React itself, and would be tapped twice.
    early.abort();
    setTimeout(takeUp);
  });
}

/**
 * React hears a change only of what differs from what it knows, and takes what it finds for that: so each is
 * put back first, once its part of the page was taken over, which any act on it brings about. What was drawn
 * anew hears nothing. Of a group that was chosen from twice the first is not checked any more.
 */
function chooseAgain(input: HTMLInputElement, checked: boolean, value: string): void {
  input.dispatchEvent(new Event('keyup', { bubbles: true }));
  if (input.type === 'range') {
    input.value = input.defaultValue;
    Reflect.set(HTMLInputElement.prototype, 'value', value, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (checked || input.type === 'checkbox') {
    input.checked = !checked;
    input.click();
  }
}
