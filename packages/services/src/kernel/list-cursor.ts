import { dayPart, readCursor, uuidPart, writeCursor } from './page-cursor.ts';

type Place = { readonly id: string; readonly place: string };

const parts = { date: dayPart, number: /^-?\d{1,18}$/u, moment: /^-?\d{1,18}$/u, uuid: uuidPart } as const;

/** Where a list that is sorted goes on; null for what is none of ours, or of another sort: it begins anew. */
export function readListCursor(
  cursor: string | null,
  sort: 'date' | 'number' | 'moment',
  id: 'number' | 'uuid',
): Place | null {
  const read = readCursor(cursor ?? undefined, [parts[sort], parts[id]]);
  return read ? { place: read[0] ?? '', id: read[1] ?? '' } : null;
}

export function writeListCursor({ place, id }: Place): string {
  return writeCursor([place, id]);
}
