import { readCamt053 } from './camt053-statement.ts';
import { readCsvStatement } from './csv-statement.ts';
import { readMt940 } from './mt940-statement.ts';
import { readOfx } from './ofx-statement.ts';
import type { FileFormat, ReadHow, StatementFile } from './statement-file.ts';

/** What a file is, by what stands in it; its name says nothing. */
function formatOf(text: string): FileFormat {
  const start = text.slice(0, 4_000);
  if (/<(?:\w+:)?BkToCstmrStmt|camt\.053/u.test(start)) return 'camt053';
  if (/^\s*OFXHEADER|<OFX>|<STMTTRN>/iu.test(start)) return 'ofx';
  return /^:(?:20|25|28C?|60[FM]):/mu.test(start) ? 'mt940' : 'csv';
}

const readers = { csv: readCsvStatement, mt940: readMt940, camt053: readCamt053, ofx: readOfx } as const;

/** A bank's statement, whichever of the four forms it has. */
export function readStatementFile(text: string, how: ReadHow = {}): StatementFile {
  const plain = text.replace(/^\uFEFF/u, '');
  return readers[formatOf(plain)](plain, how);
}
