import type { ReadDocument, ReadField } from '@candor/markets/identity-codes';
import type { FormField, Values } from '../form-values.ts';

type Fields = Readonly<Partial<Record<ReadField, string>>>;

/**
 * What goes into the form at once and what is only offered: an empty field is filled, a typed one is left as
 * it is, and offered what the document says where that is something else.
 */
export function toFill(
  { fields }: ReadDocument,
  typed: Values,
): { readonly values: Fields; readonly offered: Fields } {
  const read = Object.entries(fields) as [ReadField, string][];
  const now = (field: ReadField) => typed[field] ?? '';
  return {
    values: Object.fromEntries(read.filter(([field]) => now(field).trim() === '')),
    offered: Object.fromEntries(
      read.filter(([field, value]) => now(field).trim() !== '' && bare(now(field)) !== bare(value)),
    ),
  };
}

/** Capitals, spaces and dashes make no other name and no other number. */
const bare = (text: string) => text.toLocaleLowerCase('en').replaceAll(/[\s.-]/gu, '');

const readFields: readonly string[] = [
  'documentNumber',
  'givenName',
  'familyName',
  'bornOn',
] satisfies ReadField[];

export const isRead = (field: string): boolean => readFields.includes(field);

/**
 * The fields of a form that was filled in from a document: its pictures, then what is doubtful, then the rest
 * of what was read, then everything else. Which document it is is known, unless something is wrong with that.
 */
export function inReadingOrder(
  fields: readonly FormField[],
  doubtful: readonly string[],
  isAtFault: (field: string) => boolean,
): readonly FormField[] {
  const place = ({ field }: FormField) => {
    if (field === 'documentFront' || field === 'documentBack') return 0;
    if (doubtful.includes(field)) return 1;
    return isRead(field) ? 2 : 3;
  };
  return fields
    .filter(({ field }) => field !== 'documentKind' || isAtFault(field))
    .toSorted((one, other) => place(one) - place(other));
}
