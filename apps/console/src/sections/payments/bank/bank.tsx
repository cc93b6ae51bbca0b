import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { DayField } from '../../../shell/day-field.tsx';
import { useDesk } from '../../../shell/me.ts';
import { useQuery } from '../../../shell/router.ts';
import { tableStateOf } from '../../../shell/runtime/table-state-of.ts';
import { useLoad } from '../../../shell/runtime/use-load.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useKeys } from '../../../kit/keys/keyboard.ts';
import { MoneyText } from '../../../kit/words/money-text.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Pane, PaneHead, SidePane } from '../../../kit/pane.tsx';
import { AskBank } from './bank-ask.tsx';
import { BankPairs } from './bank-pairs.tsx';
import { BankLineSide } from './bank-line-side.tsx';
import { BankProof, ClearingAges } from './bank-proof.tsx';
import { UnmatchLine } from './unmatch-line.tsx';
import { dayBeside } from './pairs.ts';
import { SignOffButton, SignOffDialog, SignOffState } from './sign-off.tsx';

export type BankDay = ResponseOf<Calls['console.bank-day']>;
export type BankLine = BankDay['lines'][number];

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text);

/**
 * The bank account at the end of a day: what the bank says beside what the books hold, and what stands
 * between them.
 */
export function BankTab() {
  const { market, may } = useDesk();
  const [on, setOn] = useQuery<string>('day', '');
  const [, setTab] = useQuery<string>('tab', 'match');
  const { loaded, reload } = useLoad('console.bank-day', {
    market: market.market,
    ...(isDay(on) ? { on } : {}),
  });
  const day = loaded.read?.data;
  const [chosen, setChosen] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const [said, setSaid] = useState<string>();
  const mayAct = may('money.match');
  const shown = day?.on ?? market.businessDate;
  const go = (to: string) => {
    setChosen(undefined);
    setSaid(undefined);
    setOn(to);
  };
  useKeys('Bank reconciliation', [
    { keys: '[', words: 'day before', inBar: true, run: () => go(dayBeside(shown, -1)) },
    {
      keys: 'i',
      words: 'import',
      inBar: true,
      run: () => setTab('statements'),
    },
    { keys: ']', words: 'day after', inBar: true, run: () => go(dayBeside(shown, 1)) },
  ]);
  const done = (words: string) => {
    setChosen(undefined);
    setAsking(false);
    setSigning(false);
    setSaid(words);
    reload();
  };
  const line = day?.lines.find(({ lineId }) => `line ${lineId}` === chosen);
  return (
    <>
      <Pane>
        <PaneHead title="Bank reconciliation">
          {day && <Verdict day={day} />}
          <div className="k-narrow">
            <DayField label="Day" value={shown} onChange={go} />
          </div>
          {mayAct && day && <SignOffButton day={day} onAsk={() => setSigning(true)} />}
          {mayAct && !day?.signOff && (
            <Button size="small" onClick={() => setAsking(true)}>
              {day && day.openedOn === null ? 'Enter opening balance' : 'Record without a line'}
            </Button>
          )}
        </PaneHead>
        {said && <Notice tone="green">{said}</Notice>}
        {day && <SignOffState day={day} />}
        {day?.proof && <BankProof day={day} proof={day.proof} />}
        <BankPairs
          day={day}
          state={tableStateOf(loaded, market.timeZone)}
          onAgain={reload}
          chosen={chosen}
          onChoose={(_lineId, key) => setChosen(key)}
        />
      </Pane>
      <SidePane label="Line and clearing">
        {line && !line.isMatched && !day?.signOff && (
          <BankLineSide
            key={line.lineId}
            line={line}
            awaited={day?.ages[0]?.channel}
            parties={day?.parties ?? []}
            mayAct={mayAct}
            onDone={done}
          />
        )}
        {line?.isMatched && mayAct && !day?.signOff && (
          <UnmatchLine key={line.lineId} line={line} onDone={done} />
        )}
        {day && <ClearingAges day={day} />}
      </SidePane>
      {isSigning && day && <SignOffDialog day={day} onClose={() => setSigning(false)} onDone={done} />}
      {isAsking && day && <AskBank day={day} onClose={() => setAsking(false)} onDone={done} />}
    </>
  );
}

function Verdict({ day }: { readonly day: BankDay }) {
  const { money } = useDesk();
  const { proof, gaps } = day;
  const isTied = proof?.difference === 0 && gaps.length === 0;
  return (
    <>
      {proof && (
        <span>
          Difference <strong>{<MoneyText way={money} minor={BigInt(proof.difference)} />}</strong>
        </span>
      )}
      <span className={isTied ? 'k-green' : proof?.difference ? 'k-red' : 'k-amber'}>
        <Icon name={isTied ? 'check' : 'warning'} />{' '}
        {isTied ? 'reconciled to the bank’s closing balance' : gaps.join(' · ') || 'does not tie'}
      </span>
    </>
  );
}
