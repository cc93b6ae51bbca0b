import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Bone, BoneRows, Button, ButtonLink, CardList, ListRow, Notice } from '@candor/ui';
import { useState } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useNavigate } from '../../shell/router/router-context.ts';
import { StripLine, useChosenLoan } from '../../certification/loan-strip.tsx';
import { stepIcons } from '../../certification/step-icons.ts';
import { nextMissing, stepHref, type StepProgress } from '../../certification/step-routes.ts';
import { wayWords } from '../../certification/texts.ts';
import { useWayOn } from '../../certification/load-way-on.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { useCall } from '../../session/use-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { headingParts, lowerFirst } from './heading-parts.ts';
import { listWords } from './texts.ts';

type List = ResponseOf<Calls['certification.list']>;

/** Met on coming back: how far one is, what was sent back, what comes next, and for which loan. */
export function CertificationScreen({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const t = useT();
  const loan = useChosenLoan();
  const list = useCall('certification.list', { ...(loan && { amount: loan.amount }) });
  const data = list.loaded.state === 'ready' ? list.loaded.data : undefined;
  return (
    <ScreenFrame
      config={page.config}
      bar={
        <ScreenBar
          parent={routePath('home')}
          title={t('screen.certification')}
          largeTitleFollows={data !== undefined}
        />
      }
      {...(data && { action: <NextButton list={data} /> })}
    >
      <div className="e-parts">
        <LoadState of={list} skeleton={<Bones />}>
          {(loaded) => <Steps list={loaded} />}
        </LoadState>
      </div>
    </ScreenFrame>
  );
}

function Bones() {
  return (
    <>
      <Bone shape="title" width="most" />
      <Bone width="half" />
      <BoneRows count={5} />
    </>
  );
}

const isDone = ({ state }: StepProgress) => state === 'saved' || state === 'accepted';

function Steps({ list: { steps } }: { readonly list: List }) {
  const say = listWords.useSay();
  const loan = useChosenLoan();
  const heading = headingParts(steps).map(({ word, ...values }) => say(word, values));
  return (
    <>
      <h1>{heading.join(', ')}</h1>
      <Loan steps={steps} />
      <CardList label={say('steps')}>
        {steps.map((each) => (
          <ListRow
            key={each.step}
            href={stepHref(each)}
            icon={stepIcons[each.step]}
            title={each.title}
            detail={<Detail of={each} />}
            {...(isDone(each) && { state: 'done' as const })}
            {...(each.state === 'refused' && { state: 'bad' as const })}
          />
        ))}
        {steps.every(({ step }) => step !== 'ext') && (
          <ListRow
            href={stepHref({ step: 'ext', state: 'empty' })}
            icon={stepIcons.ext}
            title={say('someone')}
            detail={say('optional')}
          />
        )}
      </CardList>
      {!nextMissing(steps) && <p>{say(loan ? 'notSent' : 'chooseLoan')}</p>}
      <Notice icon="lock">{say('trust')}</Notice>
    </>
  );
}

/** The loan it is for, how many steps are done, and what the loan comes to. */
function Loan({ steps }: { readonly steps: List['steps'] }) {
  const say = wayWords.useSay();
  const amount = useAmountText();
  const loan = useChosenLoan();
  const figures = loan?.figures;
  return (
    <div className="e-loan">
      <StripLine loan={loan} steps={steps} now={nextMissing(steps)?.step}>
        {say('done', { done: steps.filter(isDone).length, all: steps.length })}
      </StripLine>
      {figures && <p>{say('figures', { receive: amount(figures.receive), repay: amount(figures.repay) })}</p>}
    </div>
  );
}

function Detail({ of: { state, line } }: { readonly of: StepProgress }) {
  const say = listWords.useSay();
  if (state !== 'refused') return line;
  return (
    <>
      <strong>{say('sentBack')}</strong> {line}
    </>
  );
}

/** To what is missing; then on with the loan that was chosen, which is still as it was. */
function NextButton({ list: { steps } }: { readonly list: List }) {
  const say = listWords.useSay();
  const loan = useChosenLoan();
  const next = nextMissing(steps);
  if (next) {
    const word =
      next.state === 'refused'
        ? say('correct', { step: lowerFirst(next.title) })
        : say('next', { step: next.title });
    return <ButtonLink href={stepHref(next)}>{word}</ButtonLink>;
  }
  if (loan?.isAsked) return <SendButton />;
  if (loan) {
    const href = routePath('product', { productId: loan.productId });
    return <ButtonLink href={href}>{say('toLoan')}</ButtonLink>;
  }
  return <ButtonLink href={routePath('recommendationList')}>{say('toLoans')}</ButtonLink>;
}

/** It was applied for before the steps were done: now it can be sent. */
function SendButton() {
  const say = listWords.useSay();
  const navigate = useNavigate();
  const wayOn = useWayOn();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const to = await wayOn().catch(() => undefined);
    if (to !== undefined) return navigate(to, { replace: true });
    setSending(false);
  };
  return (
    <Button {...(isSending && { busy: say('sending') })} onClick={() => void send()}>
      {say('sendIt')}
    </Button>
  );
}
