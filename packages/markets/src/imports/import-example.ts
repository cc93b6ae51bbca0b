/**
 * A loan of an earlier system as a file of loans would bring it in, by column; a column that is not named is
 * empty.
 */
export type ImportExample = Readonly<Record<string, string>>;
