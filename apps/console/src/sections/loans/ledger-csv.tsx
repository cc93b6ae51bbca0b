import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useServices } from '../../shell/services.ts';
import { Button } from '../../kit/button.tsx';
import { saveCsv } from '../../kit/chart/save-csv.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { plainFigure } from '../../kit/words/money-words.ts';
import { faultOf } from '../../shell/runtime/fault.ts';

type Entry = ResponseOf<Calls['console.loan-ledger']>['entries'][number];

const heads = ['Entry', 'Day', 'Event', 'What happened', 'Debit', 'Credit', 'Amount', 'Owed after', 'Undoes'];

/** Every entry of the loan as a file, the newest first, whatever is in sight. */
export function LedgerCsv({ loan }: { readonly loan: string }) {
  const { market, money } = useDesk();
  const { client } = useServices();
  const [words, setWords] = useState('');
  const save = async () => {
    const entries: Entry[] = [];
    try {
      let cursor: string | null = null;
      do {
        const page: ResponseOf<Calls['console.loan-ledger']> = await client.call('console.loan-ledger', {
          market: market.market,
          loan,
          ...(cursor !== null && { cursor }),
        });
        entries.push(...page.entries);
        cursor = page.nextCursor;
      } while (cursor !== null);
    } catch (error) {
      return setWords(faultOf(error).words);
    }
    const figure = (minor: number) => plainFigure(minor, money);
    const cells = ({ no, on, event, words: what, debit, credit, amount, owed, reverses }: Entry) => [
      no ?? '',
      on,
      event,
      what,
      debit.join(', '),
      credit.join(', '),
      figure(amount),
      figure(owed),
      reverses ?? '',
    ];
    saveCsv(`ledger-${loan}`, heads, entries.map(cells));
    return setWords(`${entries.length} rows saved.`);
  };
  useKeys('Ledger file', [{ keys: 'Shift+d', words: 'CSV', run: () => void save() }]);
  return (
    <>
      <output className="k-muted">{words}</output>
      <Button size="small" icon="download" keys="Shift+D" onClick={() => void save()}>
        CSV
      </Button>
    </>
  );
}
