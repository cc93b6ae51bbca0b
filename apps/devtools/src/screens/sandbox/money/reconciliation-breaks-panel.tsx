import { Disclosure, Field, Money, useWords } from '@candor/ui';
import type { Calls, RequestOf } from '@candor/contract/client';
import { useRef, useState } from 'react';
import { momentText } from '../../../../../web/src/i18n/moment-text.ts';
import { useAct } from '../../../../../web/src/session/use-act.ts';
import { LoadState } from '../../../../../web/src/shell/load-state.tsx';
import { BoneMoney } from './bone-money.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { MoneyDesk, MoneyPanelProps } from './money-desk.ts';
import { english } from './texts.ts';

/** What no rule could settle, kept where finance sees it. */
export function ReconciliationBreaksPanel({ page, desk }: MoneyPanelProps) {
  return (
    <LoadState of={desk} skeleton={<BoneMoney />}>
      {({ callbacks, differences }) =>
        callbacks.length + differences.length === 0 ? (
          <p className="c-card c-card-roomy">{english('oddEmpty')}</p>
        ) : (
          <ul className="x-list">
            {differences.map((difference) => (
              <DifferenceCard key={`d${difference.id}`} difference={difference} onDone={desk.reload} />
            ))}
            {callbacks.map((callback) => (
              <CallbackCard
                key={`c${callback.id}`}
                callback={callback}
                timeZone={page.timeZone}
                onDone={desk.reload}
              />
            ))}
          </ul>
        )
      }
    </LoadState>
  );
}

type Difference = MoneyDesk['differences'][number];
type DifferenceCardProps = { readonly difference: Difference; readonly onDone: () => void };

const waysByKind = {
  'only-theirs': ['credit', 'explain'],
  'only-ours': ['take-back', 'explain'],
  'other-amount': ['explain'],
  'other-day': ['explain'],
  'taken-back-here': ['explain'],
} as const;

/** Money on which a channel and the books differ. */
function DifferenceCard({ difference, onDone }: DifferenceCardProps) {
  const { id, channel, kind, reference } = difference;
  return (
    <li className="c-card c-card-roomy x-case" data-difference={kind}>
      <h3>{english(kind)}</h3>
      <p className="x-when">
        {channel} · {reference}
      </p>
      <dl className="x-facts">
        {(['ours', 'theirs'] as const).map((name) => {
          const amount = difference[name];
          return (
            <div key={name}>
              <dt>{english(name)}</dt>
              <dd>{amount === null ? english('nothing') : <Money amount={BigInt(amount)} />}</dd>
            </div>
          );
        })}
      </dl>
      <CloseByHand of="difference" id={id} ways={waysByKind[kind]} onDone={onDone} />
    </li>
  );
}

type Callback = MoneyDesk['callbacks'][number];
type CallbackCardProps = {
  readonly callback: Callback;
  readonly timeZone: string;
  readonly onDone: () => void;
};

/** What a channel said, rightly signed, and what could not be made of it. */
function CallbackCard({ callback, timeZone, onDone }: CallbackCardProps) {
  const words = useWords();
  const { id, channel, txnId, externalId, says, outcome, heardAt } = callback;
  return (
    <li className="c-card c-card-roomy x-case" data-callback={externalId}>
      <h3>
        {english('callback')} · {externalId}
      </h3>
      <p className="x-when">
        {channel} · <time dateTime={heardAt}>{momentText(words, heardAt, timeZone)}</time>
      </p>
      <p className="x-id">{txnId}</p>
      <p lang="en">
        {says}
        {outcome !== null && `: ${outcome.replaceAll('_', ' ')}`}
      </p>
      <CloseByHand of="callback" id={id} ways={['explain']} onDone={onDone} />
    </li>
  );
}

type Explain = RequestOf<Calls['sandbox.explain']>;
type CloseByHandProps = {
  readonly of: Explain['of'];
  readonly id: string;
  readonly ways: readonly Explain['how'][];
  readonly onDone: () => void;
};

const REASON_AT_LEAST = 3;

/** A person closes what no rule could, and says why. */
function CloseByHand({ of, id, ways, onDone }: CloseByHandProps) {
  const close = useAct('sandbox.explain');
  const box = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = async (how: Explain['how']) => {
    const isShort = reason.trim().length < REASON_AT_LEAST;
    setWrong(isShort);
    if (isShort) return box.current?.focus();
    await close.run({ of, id, how, reason });
  };
  return (
    <Disclosure title={english('close')}>
      <div className="x-case">
        <Field
          id={`why-${of}-${id}`}
          ref={box}
          label={english('reason')}
          error={isWrong ? english('reasonWrong') : undefined}
          maxLength={500}
          autoComplete="off"
          value={reason}
          onChange={({ currentTarget }) => {
            setWrong(false);
            setReason(currentTarget.value);
          }}
        />
        <ChoiceButtons
          act={close}
          choices={ways.map((how) => ({ id: how, words: english(how), go: () => go(how) }))}
          onDone={onDone}
        />
      </div>
    </Disclosure>
  );
}
