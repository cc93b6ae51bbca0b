import type { Calls, ConsoleClient, ResponseOf } from '@candor/contract/console-client';
import { saveCsv } from '../../../kit/chart/save-csv.ts';
import { type MoneyWay, plainFigure } from '../../../kit/words/money-words.ts';

type Client = Pick<ConsoleClient, 'call'>;
type FileLine = ResponseOf<Calls['console.journal-file']>['lines'][number];

const heads = [
  'Journal no',
  'Date',
  'Event',
  'Account',
  'Account name',
  'Code',
  'Code name',
  'Currency',
  'Debit',
  'Credit',
  'Key',
];

const cells = (line: FileLine, money: MoneyWay) => [
  line.no,
  line.businessDate,
  line.event,
  String(line.number),
  line.name,
  line.code ?? '',
  line.codeName ?? '',
  line.currency,
  plainFigure(line.debit, money),
  plainFigure(line.credit, money),
  line.key,
];

/** One file of a hand-over, read part by part: half a file is none. */
export async function saveHandOver(client: Client, handOverId: string, money: MoneyWay): Promise<void> {
  const lines: FileLine[] = [];
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
  saveCsv(
    name,
    heads,
    lines.map((line) => cells(line, money)),
  );
}
