/** For the box of a field whose text can't be read as what it asks for: a day, an amount, a number. */
export const unreadMark = (isUnread: boolean) => (isUnread ? { 'data-unread': '' } : {});

/**
 * Leads to the first field that can't be read, in the dialog that is open or on the page. Nothing is
 * committed while there is one: the value behind it is the one before, or none, and not what somebody sees.
 */
export function focusUnread(): boolean {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const field = top.querySelector<HTMLElement>('[data-unread]');
  field?.focus();
  return field !== null;
}
