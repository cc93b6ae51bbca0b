import { routePath } from '@candor/contract/routes';
import {
  AmountLine,
  Amounts,
  Button,
  ButtonLink,
  Card,
  dayText,
  EmptyState,
  Figure,
  Icon,
  type IconName,
  Notice,
  RadioCards,
  screenIcons,
  TotalLine,
  useMoneyFormat,
  useOnline,
  useWords,
} from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import type { Autopay, ViewProps } from './autopay-screen.tsx';
import { accountText, type Scheme } from './scheme-words.ts';
import { autopayWords } from './texts.ts';
import { useAllow } from './use-allow.ts';

type Choice = { readonly chosen: Scheme | undefined; readonly onChoose: (scheme: string) => void };

/** The first that is offered until another is chosen. */
export function useChosenScheme(offered: readonly Scheme[]): Choice {
  const [picked, setPicked] = useState<string>();
  return { chosen: offered.find(({ scheme }) => scheme === picked) ?? offered[0], onChoose: setPicked };
}

/** What would be debited and when, and what is promised, before anything is allowed. */
export function SetupView({ autopay, chosen, onChoose }: ViewProps & Choice) {
  const say = autopayWords.useSay();
  const { offered } = autopay;
  if (!chosen) return null;
  return (
    <>
      <div>
        <h1>{say('letPay', { name: chosen.name })}</h1>
        <p className="ap-lead">{say('optional')}</p>
      </div>
      <Stands autopay={autopay} />
      {offered.length > 1 && (
        <RadioCards
          id="autopay-scheme"
          look="rows"
          label={say('whichWay')}
          value={chosen.scheme}
          onChoose={onChoose}
          options={offered.map((scheme) => ({
            value: scheme.scheme,
            title: scheme.name,
            detail: accountText(scheme) ?? say('chosenInApp'),
          }))}
        />
      )}
      <Dues autopay={autopay} scheme={chosen} />
      <Promises scheme={chosen} />
    </>
  );
}

/** That it was on, or was not allowed: then the next instalment is the borrower's own. */
function Stands({ autopay: { state, dues, today } }: Pick<ViewProps, 'autopay'>) {
  const words = useWords();
  const say = autopayWords.useSay();
  const [first] = dues;
  if (state === 'declined') return <Notice icon="info">{say('declined')}</Notice>;
  if (state === 'expired') return <Notice icon="info">{say('lapsed')}</Notice>;
  if (state !== 'cancelled' || !first) return null;
  return <Notice icon="info">{say('off', { day: dayText(words, first.dueOn, today) })}</Notice>;
}

function Dues({ autopay, scheme }: Pick<ViewProps, 'autopay'> & { readonly scheme: Scheme }) {
  const words = useWords();
  const say = autopayWords.useSay();
  const { sign } = useMoneyFormat()(0n);
  const { loanId, today, dues, total } = autopay;
  const of = { loan: loanId, asOf: today };
  const account = accountText(scheme);
  return (
    <Card>
      <p className="ap-from">{account === null ? say('fromApp') : say('from', { account })}</p>
      <Amounts>
        {dues.map(({ dueOn, amount }) => (
          <AmountLine
            key={dueOn}
            label={dayText(words, dueOn, today)}
            value={<Figure figure={`autopay/${dueOn}`} {...of} minor={amount} unsigned />}
          />
        ))}
        <TotalLine
          label={`${say('inAll')}, ${sign}`}
          value={<Figure figure="autopay" {...of} minor={total} unsigned />}
        />
      </Amounts>
    </Card>
  );
}

function Promises({ scheme: { scheme, name, tries, account } }: { readonly scheme: Scheme }) {
  const say = autopayWords.useSay();
  const promises: readonly (readonly [IconName, string, string])[] = [
    ['mail', say('tell'), say(scheme === 'wallet' ? 'tellWith' : 'tellBoth')],
    [screenIcons.equals, say('neverMore'), say('paidElsewhere')],
    [
      'retry',
      account ? say('notEnough', { name }) : say('notEnoughThere'),
      say(tries > 1 ? 'oneMore' : 'noMore'),
    ],
    ['close', say('cancelAny'), say('cancelHow')],
  ];
  return (
    <ul className="ap-promises">
      {promises.map(([icon, title, line]) => (
        <li key={title}>
          <Icon name={icon} />
          <span>
            <strong>{title}</strong>
            <span>{line}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

type ActionProps = ViewProps & Pick<Choice, 'chosen'>;

export function SetupAction({ autopay, onChange, chosen }: ActionProps) {
  const t = useT();
  const say = autopayWords.useSay();
  const isOnline = useOnline();
  const { act, allow } = useAllow(autopay, onChange);
  if (!chosen) return null;
  return (
    <>
      {act.fault && (
        <p className="ap-fault" role="alert">
          {faultText(t, act.fault)}
        </p>
      )}
      <Button
        pale={!isOnline}
        busy={act.isBusy ? say('opening') : undefined}
        onClick={() => void allow(chosen.scheme)}
      >
        {chosen.account ? say('allowIn', { name: chosen.name }) : say('approve')}
      </Button>
    </>
  );
}

/** Nothing is left to debit, or nothing can be debited: that, and the way back. */
export function NothingToSetUp({ autopay }: { readonly autopay: Autopay }) {
  const say = autopayWords.useSay();
  return (
    <EmptyState
      title={say('noneTitle')}
      action={
        <ButtonLink kind="outlined" href={routePath('loanDetail', { loanId: autopay.loanId })}>
          {say('toLoan')}
        </ButtonLink>
      }
    >
      {say('noneBody')}
    </EmptyState>
  );
}
