import type { Calls, ResponseOf } from '@candor/contract/client';
import { Button, Chip, Dialog, useOnline, useWords } from '@candor/ui';
import { useState } from 'react';
import { momentText } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import type { PushAddress } from '../../device/enable-push.ts';
import { choiceWords } from './texts.ts';

type Consent = ResponseOf<Calls['privacy.consents']>['consents'][number];

type Props = {
  readonly consent: Consent;
  readonly timeZone: string;
  /** What a browser makes its address for notices with; undefined where a browser is sent none. */
  readonly pushKey: string | undefined;
  readonly onChange: (consent: Consent) => void;
  /** The text that is shown is no longer the one that would be agreed to. */
  readonly onStale: () => void;
  /** It was given or withdrawn, and everything that follows from it was done. */
  readonly onSettled: () => void;
};

/** One purpose: what for, since when, and the switch. Withdrawing says first what it deletes. */
export function ConsentCard({ consent, timeZone, pushKey, onChange, onStale, onSettled }: Props) {
  const t = useT();
  const say = choiceWords.useSay();
  const isOnline = useOnline();
  const { tell, client } = useServices();
  const { purpose, title, text, isGiven, isRequired, textVersion, agreedVersion, deletes } = consent;
  const set = useAct('privacy.consent-set');
  const [isAsking, setAsking] = useState(false);
  const [news, setNews] = useState('');
  const id = `consent-${purpose}`;

  const choose = async (given: boolean, push?: PushAddress) => {
    setNews('');
    const outcome = await set.run({ purpose, isGiven: given, textVersion });
    setAsking(false);
    if (outcome === undefined) return;
    if ('fault' in outcome) return outcome.fault.code === 'consent_text_changed' ? onStale() : undefined;
    tell('consent.changed', { purpose, given });
    onChange(outcome.answer.consent);
    if (push) {
      const isKept = await client.call('upload.fcm-token', { platform: 'web', subscription: push }).then(
        () => true,
        () => false,
      );
      if (!isKept) {
        // Agreed to and sent nothing: it is taken back, so that the switch says what is so.
        const undone = await set.run({ purpose, isGiven: false, textVersion });
        if (undone && 'answer' in undone) onChange(undone.answer.consent);
        return setNews(say('pushFailed'));
      }
    } else if (given) {
      const isTold = await import('../../device/tell-device.ts')
        .then(({ tellDevice }) => tellDevice(client, purpose))
        .catch(() => true);
      if (!isTold) return setNews(say('notTold'));
    } else if (purpose === 'push' && 'serviceWorker' in navigator) {
      const { disablePush } = await import('../../device/enable-push.ts');
      await disablePush(navigator.serviceWorker).catch(() => {});
    }
    onSettled();
    setNews(say(given ? 'given' : outcome.answer.deleted > 0 ? 'withdrawnDeleted' : 'withdrawn'));
  };
  const turnPushOn = async (key: string) => {
    setNews('');
    // First of all: a browser asks only in answer to a tap.
    if ((await Notification.requestPermission()) !== 'granted') return setNews(say('pushBlocked'));
    const push = await import('../../device/enable-push.ts')
      .then(({ enablePush }) => enablePush(navigator.serviceWorker, key))
      .catch(() => undefined);
    if (!push) return setNews(say('pushFailed'));
    await choose(true, push);
  };
  const flip = () => {
    if (set.isBusy || !isOnline) return;
    if (isGiven) setAsking(true);
    else if (purpose === 'push' && pushKey !== undefined) void turnPushOn(pushKey);
    else void choose(true);
  };
  return (
    <section className="c-card c-card-roomy v-consent" aria-labelledby={`${id}-title`}>
      <div className="v-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {isRequired ? (
          <Chip>{say('needed')}</Chip>
        ) : (
          <input
            type="checkbox"
            role="switch"
            aria-checked={isGiven}
            className="v-switch"
            id={id}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            aria-busy={set.isBusy}
            checked={isGiven}
            onChange={flip}
          />
        )}
      </div>
      <p id={`${id}-text`}>{text}</p>
      <Since consent={consent} timeZone={timeZone} />
      {isGiven && agreedVersion !== null && agreedVersion !== textVersion && (
        <p className="v-since">{say('changed')}</p>
      )}
      <output className="v-news">{news}</output>
      {set.fault && (
        <p className="v-fault" role="alert">
          {faultText(t, set.fault)}
        </p>
      )}
      <WithdrawDialog
        isOpen={isAsking}
        isBusy={set.isBusy}
        title={title}
        deletes={deletes}
        onClose={() => setAsking(false)}
        onWithdraw={() => void choose(false)}
      />
    </section>
  );
}

type DialogProps = {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly title: string;
  readonly deletes: string;
  readonly onClose: () => void;
  readonly onWithdraw: () => void;
};

function WithdrawDialog({ isOpen, isBusy, title, deletes, onClose, onWithdraw }: DialogProps) {
  const say = choiceWords.useSay();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('withdrawTitle')}
      actions={
        <>
          <Button onClick={onWithdraw} {...(isBusy && { busy: say('saving') })}>
            {say('withdraw')}
          </Button>
          <Button kind="outlined" onClick={onClose}>
            {say('keep')}
          </Button>
        </>
      }
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{deletes}</p>
    </Dialog>
  );
}

function Since({ consent: { isGiven, since }, timeZone }: Pick<Props, 'consent' | 'timeZone'>) {
  const words = useWords();
  const say = choiceWords.useSay();
  if (since === null) return <p className="v-since">{say('never')}</p>;
  const moment = momentText(words, since, timeZone);
  return <p className="v-since">{isGiven ? say('since', { moment }) : say('withdrawnSince', { moment })}</p>;
}
