import type { FileFormat } from './statement-file.ts';

/** An account's own number stands near the top. */
const looked = 20_000;

const written: Readonly<Record<FileFormat, RegExp | null>> = {
  csv: null,
  mt940: /^:25:\s*([^\r\n]+?)\s*$/mu,
  camt053: /<Acct>\s*<Id>\s*(?:<IBAN>|<Othr>\s*<Id>)\s*([^<]+?)\s*</u,
  ofx: /<ACCTID>\s*([^<\r\n]+?)\s*(?:<|$)/mu,
};

/** Which account a file says that it is of; null where its format says none. */
export function accountOfFile(format: FileFormat, text: string): string | null {
  return written[format]?.exec(text.slice(0, looked))?.[1]?.slice(0, 60) ?? null;
}
