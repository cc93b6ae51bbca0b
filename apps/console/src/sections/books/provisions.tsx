import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { hrefTo, useQuery } from '../../shell/router.ts';
import { tableStateOf } from '../../shell/runtime/table-state-of.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Chip, NeedsApprovalChip } from '../../kit/chip.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead } from '../../kit/pane.tsx';
import { wantFile } from '../../kit/chart/save-csv.ts';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { Empty } from '../../kit/state-lines.tsx';
import { Table } from '../../kit/table/table.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import { monthWords } from './month-words.ts';
import { PostProvision } from './post-provision.tsx';
import { provisionColumns, type Provision } from './provision-columns.tsx';
import { ProvisionSide } from './provision-side.tsx';

const stateWords: Readonly<Record<Provision['state'], string>> = {
  posted: 'posted',
  open: 'not posted yet',
  running: 'the month is not over',
  closed: 'closed without one',
  passed: 'a later month is posted',
};

/** What is set aside for loans that may be lost: by class, before it is posted and as it was. */
export function ProvisionsTab() {
  const { market, money, may } = useDesk();
  const [month, setMonth] = useQuery<string>('month', '');
  const [chosen, setChosen] = useQuery<string>('class', '');
  const { loaded, reload } = useLoad('console.provision', {
    market: market.market,
    ...(/^\d{4}-\d{2}-\d{2}$/u.test(month) && { month }),
    ...(chosen !== '' && { class: chosen }),
  });
  const file = useAct('console.provision-file');
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<string>();
  const read = loaded.read?.data;
  const mayPost = read?.state === 'open' && read.asked === null && may('books.close');
  const save = async () => {
    if (!read) return;
    const outcome = await file.run({ market: market.market, month: read.month });
    if (!outcome || 'fault' in outcome) return;
    const { csv, rows } = outcome.answer;
    wantFile({ name: `provision-${read.month.slice(0, 7)}`, rows, csv });
  };
  useKeys('Provisions', [
    ...(mayPost ? [{ keys: 'p', words: 'post', inBar: true, run: () => setAsking(true) } as const] : []),
    { keys: 'Shift+d', words: 'CSV of every loan', inBar: true, run: () => void save() },
  ]);
  return (
    <>
      <Pane>
        <Head
          read={read}
          isBusy={file.isBusy}
          onMonth={setMonth}
          onSave={() => void save()}
          onPost={mayPost ? () => setAsking(true) : undefined}
        />
        {said && <Notice tone="green">{said}</Notice>}
        {read?.asked && (
          <p>
            <NeedsApprovalChip /> requested by {read.asked.askedBy}.{' '}
            <a className="k-inline-link" href={hrefTo('second-person', read.asked.approvalId)}>
              Open the request
            </a>
          </p>
        )}
        {file.fault && <Notice tone="red">{file.fault.words}</Notice>}
        {read && <Tie read={read} receivables={moneyWords(money, BigInt(read.receivables))} />}
        <Table
          label="Provision by class"
          columns={provisionColumns(money, read?.total)}
          rows={read?.classes ?? []}
          rowKey={(row) => row.class}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          focused={chosen}
          onFocus={setChosen}
          hasTotal
          empty={<Empty title="No class">The market’s law names none.</Empty>}
        />
        {read && <p className="k-muted bk-law">{read.law}</p>}
      </Pane>
      {read && (
        <ProvisionSide read={read} chosen={read.classes.find((each) => each.class === chosen) ?? null} />
      )}
      {isAsking && read && (
        <PostProvision
          read={read}
          onClose={() => setAsking(false)}
          onPosted={() => {
            setAsking(false);
            setSaid('It needs approval: somebody else posts the provision.');
            reload();
          }}
        />
      )}
    </>
  );
}

type HeadProps = {
  readonly read: Provision | undefined;
  readonly isBusy: boolean;
  readonly onMonth: (month: string) => void;
  readonly onSave: () => void;
  readonly onPost: (() => void) | undefined;
};

function Head({ read, isBusy, onMonth, onSave, onPost }: HeadProps) {
  return (
    <PaneHead title={`Provision${read ? `, ${monthWords(read.month)}` : ''}`}>
      {read && <Chip tone={read.state === 'open' ? 'amber' : 'neutral'}>{stateWords[read.state]}</Chip>}
      <div className="k-narrow">
        <SelectField
          label="Month"
          value={read?.month ?? ''}
          options={(read?.months ?? []).map((each) => ({
            value: each.month,
            words: `${monthWords(each.month)}${each.state === 'posted' ? ', posted' : ''}`,
          }))}
          onChange={onMonth}
        />
      </div>
      <Button size="small" icon="download" isBusy={isBusy} onClick={onSave}>
        CSV
      </Button>
      {onPost && (
        <Button look="primary" size="small" keys="p" onClick={onPost}>
          Post
        </Button>
      )}
    </PaneHead>
  );
}

function Tie({ read, receivables }: { readonly read: Provision; readonly receivables: string }) {
  const { market } = useDesk();
  return (
    <p className={read.ties ? 'bk-tie k-green' : 'bk-tie k-red'}>
      <Icon name={read.ties ? 'check' : 'warning'} /> As of {dayWords(read.asOf, market.businessDate)} the
      receivables in the <a href={hrefTo('books', null, { asOf: read.asOf })}>trial balance</a> are{' '}
      {receivables}:{' '}
      {read.ties ? 'the exposure is the same.' : 'the exposure is another. Look before posting.'}
    </p>
  );
}
