import type { Calls, ConsoleClient, ResponseOf } from '@candor/contract/console-client';
import { saveText } from '../../../kit/files/save-text.ts';
import type { MoneyWay } from '../../../kit/words/money-words.ts';
import { ledgerFiles, type LedgerFormat, type LedgerLine } from './ledger-formats.ts';

type Client = Pick<ConsoleClient, 'call'>;

/** A hand-over as one package takes it, read part by part: half a file is none. */
export async function saveHandOver(
  client: Client,
  handOverId: string,
  { format, money }: { readonly format: LedgerFormat; readonly money: MoneyWay },
): Promise<void> {
  const lines: LedgerLine[] = [];
  let name = '';
  for (let cursor: string | undefined; ;) {
    const part: ResponseOf<Calls['console.gl-file']> = await client.call('console.gl-file', {
      handOverId,
      ...(cursor !== undefined && { cursor }),
    });
    lines.push(...part.lines);
    name = `general-ledger-${part.n}`;
    if (part.nextCursor === null) break;
    cursor = part.nextCursor;
  }
  for (const file of ledgerFiles(format, name, lines, money))
    saveText(file.name, file.text, file.name.endsWith('.xml') ? 'application/xml' : undefined);
}
