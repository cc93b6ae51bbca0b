import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../../shell/me.ts';
import { useAct } from '../../../shell/runtime/use-act.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { Button } from '../../../kit/button.tsx';
import { NeedsApprovalChip } from '../../../kit/chip.tsx';
import { EntryLines } from '../../../kit/records/entry-lines.tsx';
import { Checks } from '../../../kit/records/facts.tsx';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SidePart } from '../../../kit/pane.tsx';
import { ReasonDialog } from '../../../kit/dialogs/reason-dialog.tsx';
import { useDraft } from '../../../kit/fields/use-draft.ts';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { ErrorLine } from '../../../kit/state-lines.tsx';
import { dayWords } from '../../../kit/words/day-words.ts';
import { moneyWords } from '../../../kit/words/money-words.ts';
import type { BankDay, BankLine } from './bank.tsx';
import { channelName } from '../../../kit/words/channel-name.ts';
import './bank.css';

type Seen = ResponseOf<Calls['console.bank-line']>;
type As = Seen['as'];
type Props = {
  readonly line: BankLine;
  /** The channel whose remittance the line may be, where its words name none. */
  readonly awaited: string | undefined;
  readonly parties: BankDay['parties'];
  readonly mayAct: boolean;
  readonly onDone: (words: string) => void;
};

const names: Readonly<Record<As, string>> = {
  remittance: 'Remittance of a channel',
  charge: 'Bank charge',
  interest: 'Bank interest',
  match: 'Entries in the books',
  transfer: 'A borrower’s transfer',
  'third-party': 'Payment to a third party',
};

/** One line of the statement: what it is, the arithmetic, the entry, the act. */
export function BankLineSide({ line, awaited, parties, mayAct, onDone }: Props) {
  const { money } = useDesk();
  const [as, setAs] = useState<As>();
  // None: those that are proposed.
  const [picked, setPicked, forgetPicked] = useDraft<readonly string[]>(
    `bank line ${line.lineId} entries`,
    [],
  );
  const [isOpen, setOpen] = useState(false);
  const party = parties[0]?.party;
  const channel = line.channel ?? awaited;
  const wanted: RequestOf<Calls['console.bank-line']> = {
    lineId: line.lineId,
    ...(as && { as }),
    ...((as ?? line.kind) === 'remittance' && channel !== undefined && { channel }),
    ...(as === 'third-party' && party !== undefined && { party }),
    ...(picked.length > 0 && { as: 'match' as const, entryIds: picked.join(',') }),
  };
  const { loaded, reload } = useLoad('console.bank-line', wanted);
  const seen = loaded.read?.data;
  const size = moneyWords(money, BigInt(Math.abs(line.amount)));
  if (loaded.state === 'failed') return <ErrorLine what="The line could not be read." onAgain={reload} />;
  const options = (Object.keys(names) as As[]).filter(
    (each) => each !== 'third-party' || party !== undefined,
  );
  return (
    <SidePart title={line.narration || line.number || 'Line'} about={size}>
      <SelectField
        label="What it is"
        value={seen?.as ?? as ?? 'match'}
        options={options.map((value) => ({ value, words: names[value] }))}
        onChange={(next) => {
          forgetPicked();
          setAs(next);
        }}
      />
      {seen?.as === 'match' && (
        <Candidates
          seen={seen}
          picked={picked.length > 0 ? picked : seen.entryIds}
          onPick={mayAct ? setPicked : null}
        />
      )}
      {seen && <Arithmetic seen={seen} />}
      {seen?.entry && (
        <>
          <h3>
            Entry posts on <Day on={seen.entry.businessDate} />
          </h3>
          <EntryLines way={money} lines={seen.entry.lines} />
        </>
      )}
      {seen?.refusedFor && <Notice tone="red">{seen.refusedFor}</Notice>}
      {mayAct && (
        <Button look="primary" width="full" disabled={!seen?.seen} onClick={() => setOpen(true)}>
          {commitWords(seen, size)}
        </Button>
      )}
      <p className="k-muted">
        {seen?.takesTwo
          ? 'Money that left the bank is booked when an approver agrees.'
          : 'One person may book what came in, and match what is in the books.'}
      </p>
      {isOpen && seen?.seen && seen.takesTwo && (
        <AskLine
          line={line}
          as={seen.as}
          party={party ?? null}
          commits={commitWords(seen, size)}
          onClose={() => setOpen(false)}
          onDone={() => onDone('It waits for approval.')}
        />
      )}
      {isOpen && seen?.seen && !seen.takesTwo && (
        <PostLine
          wanted={{ ...wanted, as: seen.as, seen: seen.seen }}
          entryIds={seen.entryIds}
          commits={commitWords(seen, size)}
          isExact={seen.isExact}
          onClose={() => setOpen(false)}
          onDone={() => {
            forgetPicked();
            onDone(`${size} is ${seen.as === 'match' ? 'matched' : 'booked'}.`);
          }}
        />
      )}
    </SidePart>
  );
}

function Day({ on }: { readonly on: string }) {
  const { market } = useDesk();
  return dayWords(on, market.businessDate);
}

function commitWords(seen: Seen | undefined, size: string): string {
  if (seen?.takesTwo) return `Send ${size} for approval`;
  if (seen?.as === 'remittance') return `Settle ${size}`;
  if (seen?.as === 'match') return `Match ${size}`;
  return `Book ${size}`;
}

/** What in the books the line may be: one is proposed, and a person takes others. */
function Candidates(props: {
  readonly seen: Seen;
  readonly picked: readonly string[];
  readonly onPick: ((entryIds: readonly string[]) => void) | null;
}) {
  const { money, market } = useDesk();
  const { seen, picked, onPick } = props;
  if (seen.candidates.length === 0)
    return <p className="k-muted">No open entry of these days comes to the line or is a part of it.</p>;
  const turn = (entryId: string) =>
    onPick?.(picked.includes(entryId) ? picked.filter((each) => each !== entryId) : [...picked, entryId]);
  return (
    <ul className="pm-entries" aria-label="Entries in the books">
      {seen.candidates.map(({ entryId, name, businessDate, amount }) => (
        <li key={entryId}>
          <label>
            <input
              type="checkbox"
              checked={picked.includes(entryId)}
              disabled={onPick === null}
              onChange={() => turn(entryId)}
            />
            <span>
              {name} <span className="k-muted">{dayWords(businessDate, market.businessDate)}</span>
            </span>
            <MoneyText way={money} minor={BigInt(amount)} place="column" />
          </label>
        </li>
      ))}
    </ul>
  );
}

function Arithmetic({ seen }: { readonly seen: Seen }) {
  const { money, market } = useDesk();
  const { remittance } = seen;
  const figure = (minor: number) => <MoneyText way={money} minor={BigInt(minor)} place="column" />;
  if (!remittance) return null;
  const { gross, cost, remitted, payments, from, through, missing, isCostKnown, channel } = remittance;
  const days =
    from && through && from !== through
      ? `${dayWords(from, market.businessDate)} to ${dayWords(through, market.businessDate)}`
      : from && dayWords(from, market.businessDate);
  return (
    <>
      <p className="k-muted">
        {channelName(channel)}, collections of {days}
      </p>
      <table className="pm-sums">
        <tbody>
          <tr>
            <th scope="row">{payments === 1 ? '1 payment' : `${payments} payments`} collected</th>
            <td>{figure(gross)}</td>
          </tr>
          <tr>
            <th scope="row">Kept by the channel</th>
            <td>{figure(-cost)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Remitted</th>
            <td>{figure(remitted)}</td>
          </tr>
        </tfoot>
      </table>
      <Checks
        checks={[
          {
            key: 'cost',
            state: isCostKnown ? 'agrees' : 'look',
            words: isCostKnown ? 'The fee is that of the last remittance' : 'The fee is what is missing',
          },
          ...(missing
            ? [
                {
                  key: 'missing',
                  state: 'not' as const,
                  words: `1 payment not remitted: ${missing.number}, ${moneyWords(money, BigInt(missing.amount))}`,
                },
              ]
            : [{ key: 'whole', state: 'agrees' as const, words: 'Nothing of these days is left over' }]),
        ]}
      />
    </>
  );
}

/**
 * Of a line that shows money that left, only these are no match: what it is stands on the approver's screen
 * with its entry.
 */
function AskLine(props: {
  readonly line: BankLine;
  readonly as: As;
  readonly party: string | null;
  readonly commits: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { market } = useDesk();
  const ask = useAct('console.bank-ask');
  const { line, as: is } = props;
  if (is !== 'charge' && is !== 'third-party') return null;
  return (
    <ReasonDialog
      title={`${props.commits}?`}
      beside={<NeedsApprovalChip />}
      commits={props.commits}
      isBusy={ask.isBusy}
      fault={ask.fault}
      note="Nothing is booked before an approver has agreed."
      onClose={props.onClose}
      onCommit={async (reason) => {
        const outcome = await ask.run({
          market: market.market,
          is,
          amount: line.amount,
          on: line.valueOn,
          proof: line.number ?? `Statement line ${line.n}`,
          channel: null,
          cost: null,
          party: is === 'third-party' ? props.party : null,
          lineId: line.lineId,
          reason,
        });
        if (outcome && 'answer' in outcome) props.onDone();
      }}
    />
  );
}

function PostLine(props: {
  readonly wanted: Omit<RequestOf<Calls['console.bank-line-post']>, 'reason'>;
  readonly entryIds: readonly string[];
  readonly commits: string;
  readonly isExact: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const post = useAct('console.bank-line-post');
  return (
    <ReasonDialog
      title={`${props.commits}?`}
      commits={props.commits}
      isBusy={post.isBusy}
      fault={post.fault}
      needsNoReason={props.isExact}
      note={
        props.isExact
          ? 'Amount and reference are the same on both sides: no reason is needed. Nothing is posted.'
          : null
      }
      onClose={props.onClose}
      onCommit={async (reason) => {
        const outcome = await post.run({
          ...props.wanted,
          ...(props.entryIds.length > 0 && { entryIds: props.entryIds.join(',') }),
          ...(props.isExact ? {} : { reason }),
        });
        if (outcome && 'answer' in outcome) props.onDone();
      }}
    />
  );
}
