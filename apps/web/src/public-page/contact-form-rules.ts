/** P10: the failure toast, letter for letter, and how long it stays. */
export const INCOMPLETE_TEXT = 'Please provide complete information!';
export const INCOMPLETE_MS = 1000;

const contactFields = ['name', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/**
 * The fields left empty, in the order they stand; white space alone counts as empty. No other rule: all is
 * free text.
 */
export function missingFields(typed: Readonly<Record<ContactField, string>>): ContactField[] {
  return contactFields.filter((field) => typed[field].trim() === '');
}
