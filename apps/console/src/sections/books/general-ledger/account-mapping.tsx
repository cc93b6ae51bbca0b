import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { Button } from '../../../kit/button.tsx';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { PartHead } from '../../../kit/pane.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { momentWords } from '../../../kit/words/day-words.ts';
import type { GeneralLedger } from './general-ledger.tsx';
import { useDraft } from '../../../kit/fields/use-draft.ts';

type Account = GeneralLedger['accounts'][number];
type Typed = Readonly<Record<number, { readonly code: string; readonly name: string }>>;

type Props = { readonly read: GeneralLedger; readonly mayAct: boolean; readonly onDone: () => void };

/** Which account is which in the general ledger; two people change it. */
export function AccountMapping({ read, mayAct, onDone }: Props) {
  const { market } = useDesk();
  const [typed, setTyped, forget] = useDraft<Typed>(`account mapping ${market.market}`, {});
  const [isAsking, setAsking] = useState(false);
  const act = useAct('console.gl-map');
  const accounts = read.accounts.map((account) => {
    const now = typed[account.number] ?? { code: account.code, name: account.codeName };
    return Object.assign({ typedCode: now.code, typedName: now.name }, account);
  });
  const changed = accounts.filter((each) => each.typedCode !== each.code || each.typedName !== each.codeName);
  const mapped = read.accounts.filter(({ code }) => code !== '').length;
  const type = (account: Account, part: 'code' | 'name', text: string) =>
    setTyped((before) => {
      const now = before[account.number] ?? { code: account.code, name: account.codeName };
      return { ...before, [account.number]: { ...now, [part]: text } };
    });
  const words = read.mapping
    ? `${mapped} of ${accounts.length} mapped, approved by ${read.mapping.approvedBy}, ${momentWords(new Date(read.mapping.madeAt), market.timeZone, market.businessDate)}`
    : 'nothing is mapped yet';
  return (
    <>
      <PartHead title="Account mapping" words={words}>
        {mayAct && (
          <Button disabled={changed.length === 0} onClick={() => setAsking(true)}>
            {changed.length === 0 ? 'Request change' : `Request change of ${changed.length}`}
          </Button>
        )}
      </PartHead>
      <Table
        label="Account mapping"
        density="dense"
        columns={columns(mayAct ? type : null)}
        rows={accounts}
        rowKey={({ number }) => String(number)}
      />
      {isAsking && (
        <ReasonDialog
          title="Change the account mapping?"
          about={`${changed.length === 1 ? '1 account' : `${changed.length} accounts`}. What was handed over keeps the mapping that it went with.`}
          beside={<NeedsApprovalChip />}
          commits="Request approval"
          isBusy={act.isBusy}
          fault={act.fault}
          onClose={() => setAsking(false)}
          onCommit={async (reason) => {
            const outcome = await act.run({
              market: market.market,
              accounts: accounts.map(({ number, typedCode, typedName }) => ({
                number,
                code: typedCode,
                name: typedName,
              })),
              reason,
            });
            if (!outcome || !('answer' in outcome)) return;
            setAsking(false);
            forget();
            onDone();
          }}
        />
      )}
    </>
  );
}

type Row = Account & { readonly typedCode: string; readonly typedName: string };

function columns(
  onType: ((account: Account, part: 'code' | 'name', text: string) => void) | null,
): Column<Row>[] {
  const box = (row: Row, part: 'code' | 'name', text: string, label: string) =>
    onType === null ? (
      text || '–'
    ) : (
      <input
        className="bk-code"
        aria-label={`${label} of ${row.number}`}
        value={text}
        maxLength={part === 'code' ? 40 : 80}
        autoComplete="off"
        onChange={(event) => onType(row, part, event.target.value)}
      />
    );
  return [
    {
      key: 'number',
      head: 'Account',
      width: 80,
      cell: ({ number }) => <span className="k-reference">{number}</span>,
    },
    { key: 'name', head: 'Name', look: 'strong', wrap: true, cell: ({ name }) => name },
    {
      key: 'code',
      head: 'Code in the general ledger',
      width: 190,
      cell: (row) => box(row, 'code', row.typedCode, 'Code'),
    },
    { key: 'there', head: 'Name there', width: 240, cell: (row) => box(row, 'name', row.typedName, 'Name') },
  ];
}
