import { isRefusal } from '@candor/domain/refusals';
import { parseCalendarDate } from '@candor/domain/calendar';

/** Where a page ends, as a text that travels: what it is made of is nobody's concern but ours. */
export function writeCursor(place: readonly string[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** What one part of a cursor looks like: a pattern, or what a pattern can't say. */
type Part = { readonly test: (part: string) => boolean };

/** Undefined for what is none of ours: the list begins anew. */
export function readCursor(cursor: string | undefined, parts: readonly Part[]): string[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const fits =
      Array.isArray(place) &&
      place.length === parts.length &&
      place.every((part, at) => typeof part === 'string' && parts[at]?.test(part));
    return fits ? (place as string[]) : undefined;
  } catch {
    return undefined;
  }
}

/** A day that there is: the database knows no 31 February. */
export const dayPart: Part = { test: (part) => !isRefusal(parseCalendarDate(part)) };

const instant = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3,6}Z$/u;
export const instantPart: Part = {
  test: (part) => {
    const day = instant.exec(part)?.[1];
    return day !== undefined && dayPart.test(day);
  },
};
export const uuidPart = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
export const numberPart = /^\d{1,15}$/u;
