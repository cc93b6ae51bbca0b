import { Button, Field, Notice, Skeleton, Bone, useOnline } from '@candor/ui';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import type { Payment } from '../../repaying/payment.ts';
import { type Fault } from '@candor/client';
import { faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import { useDraft } from '../../session/use-draft.ts';
import type { ViewProps } from './answering.tsx';
import { PaymentCard } from './payment-card.tsx';
import { yesNoWords } from './texts.ts';
import { YesNoFrame } from './yes-no-frame.tsx';

type Props = ViewProps & { readonly onSent: (sheet: Payment) => void };
type Draft = { readonly utr: string; readonly imageId: string | null };

/** Few send a picture: what takes one comes on its own. */
const ProofField = lazy(() => import('./proof-field.tsx').then((module) => ({ default: module.ProofField })));

const isAboutNumber = ({ code }: Fault) => code === 'utr_is_malformed' || code === 'utr_was_used';

const LONGEST = 40;

/** A UTR has a shape of its own; any other bank's reference is what the bank makes it. */
const numberWords = {
  utr: { label: 'utr', hint: 'utrHintIndia' },
  reference: { label: 'number', hint: 'utrHintBank' },
} as const;

/**
 * In the page's entry of the browser's history: a phone that needs room drops the page while the bank's app
 * is open, and what was typed here is there again when it comes back.
 */
const keepNumber = (utr: string) => history.replaceState({ ...(history.state as object | null), utr }, '');
const keptNumber = () => (history.state as { utr?: string } | null)?.utr ?? '';

/** The bank's number of the transfer, with a picture of it if one likes. Nothing typed is lost by leaving. */
export function ClaimForm({ page, payment, onSent, ...frame }: Props) {
  const t = useT();
  const say = yesNoWords.useSay();
  const isOnline = useOnline();
  const { drafts } = useServices();
  const { paymentId, kind, claim } = payment;
  const { label, hint } = numberWords[page.transferNumber];
  const name = `utr ${paymentId}`;
  const [draft, change] = useDraft<Draft>(name, { utr: keptNumber(), imageId: null });
  const [wrong, setWrong] = useState<'utrMissing' | 'utrLong'>();
  const box = useRef<HTMLInputElement>(null);
  const act = useAct('loan.submit-utr');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const utr = draft.utr.trim();
    const isWrong = utr === '' ? 'utrMissing' : utr.length > LONGEST ? 'utrLong' : undefined;
    setWrong(isWrong);
    if (isWrong) return box.current?.focus();
    if (!isOnline) return;
    const { imageId } = draft;
    const outcome = await act.run({ paymentId, utr, ...(imageId !== null && { imageId }) });
    if (outcome === undefined) return;
    if ('fault' in outcome) {
      if (isAboutNumber(outcome.fault)) box.current?.focus();
      return;
    }
    drafts.delete(name);
    onSent(outcome.answer);
  };
  const fault = act.fault;
  const numberFault = wrong ? say(wrong) : fault && isAboutNumber(fault) && faultText(t, fault);
  return (
    <YesNoFrame
      {...frame}
      page={page}
      payment={payment}
      heading={say('claimTitle')}
      action={
        <Button form="claim" type="submit" pale={!isOnline} {...(act.isBusy && { busy: say('sending') })}>
          {say('send')}
        </Button>
      }
    >
      {claim?.state === 'refused' && !numberFault && (
        <Notice kind="warn" icon="warning">
          {claim.utr}: {claim.line}
        </Notice>
      )}
      <form id="claim" className="yn-parts" noValidate onSubmit={(event) => void send(event)}>
        <p>{say('claimBody')}</p>
        <Field
          id="claim-utr"
          ref={box}
          label={say(label)}
          hint={say(kind === 'upi' ? 'utrHintUpi' : hint)}
          error={numberFault || undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...(kind === 'upi' && { inputMode: 'numeric' })}
          value={draft.utr}
          onChange={({ target }) => {
            setWrong(undefined);
            act.forgive();
            change({ utr: target.value });
            keepNumber(target.value);
          }}
        />
        <Suspense
          fallback={
            <Skeleton>
              <Bone shape="button" width="all" />
            </Skeleton>
          }
        >
          <ProofField value={draft.imageId} onChange={(imageId) => change({ imageId })} />
        </Suspense>
        {fault && !isAboutNumber(fault) && (
          <p className="yn-fault" role="alert">
            {faultText(t, fault)}
          </p>
        )}
      </form>
      <PaymentCard payment={payment} />
    </YesNoFrame>
  );
}
