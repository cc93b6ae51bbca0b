/** How many rows one statement of the housekeeping takes: fewer are the last. */
export const rowsAtOnce = 2_000;

/**
 * As SQL: deletes the oldest rows of a table whose time is over ($1), so many at once and found by the index
 * on that column. It takes as long when a million are due, and whoever clears comes again until fewer are
 * left.
 */
export function deleteOldest(table: string, column: string, more = ''): string {
  return `delete from ${table} where ctid = any (array(
            select ctid from ${table} where ${column} < $1${more} order by ${column} limit ${rowsAtOnce}))`;
}
