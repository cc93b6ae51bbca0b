import type { Fault } from '@candor/client';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { Button, Chip, CodeInput, useOnline, useWords } from '@candor/ui';
import { type FormEvent, useId, useState } from 'react';
import { momentText } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import { clockText, useSecondsLeft } from '../../session/use-seconds-left.ts';
import { choiceWords } from './texts.ts';

type Preferences = ResponseOf<Calls['message.preferences']>;
type Mail = NonNullable<Preferences['email']>;

type Props = {
  readonly mail: Mail;
  readonly timeZone: string;
  readonly onAnswer: (answer: Preferences) => void;
};

const DIGITS = 6;
const aboutCode = new Set<Fault['code']>(['code_wrong', 'code_expired', 'code_spent']);

/** One's e-mail address, whether it is confirmed, and confirming it with the code that was sent there. */
export function MailPart({ mail, timeZone, onAnswer }: Props) {
  const say = choiceWords.useSay();
  const [isDone, setDone] = useState(false);
  const title = useId();
  return (
    <section className="v-mail" aria-labelledby={title}>
      <p className="v-mail-head">
        <span>
          <span id={title} className="v-since">
            {say('mailLabel')}
          </span>
          <strong>{mail.address}</strong>
        </span>
        {mail.isConfirmed ? (
          <Chip kind="good">{say('mailConfirmed')}</Chip>
        ) : (
          <Chip kind="warn">{say('mailNotConfirmed')}</Chip>
        )}
      </p>
      {!mail.isConfirmed && (
        <Confirming
          mail={mail}
          timeZone={timeZone}
          onAnswer={(answer) => {
            setDone(answer.email?.isConfirmed === true);
            onAnswer(answer);
          }}
        />
      )}
      <output className="v-news">{isDone && say('mailDone')}</output>
    </section>
  );
}

function Confirming({ mail, timeZone, onAnswer }: Props) {
  const t = useT();
  const say = choiceWords.useSay();
  const words = useWords();
  const isOnline = useOnline();
  const ask = useAct('message.mail-code');
  const confirm = useAct('message.mail-confirm');
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const { codeSentAt, resendInSeconds } = mail;

  const send = async () => {
    if (!isOnline) return;
    confirm.forgive();
    setCode('');
    const outcome = await ask.run({});
    if (outcome && 'answer' in outcome) onAnswer(outcome.answer);
  };
  const enter = async (event?: FormEvent, typed = code) => {
    event?.preventDefault();
    if (confirm.isBusy || !isOnline) return;
    setShort(typed.length < DIGITS);
    if (typed.length < DIGITS) return document.getElementById('mail-code')?.focus();
    const outcome = await confirm.run({ code: typed });
    if (outcome && 'answer' in outcome) onAnswer(outcome.answer);
  };
  const { fault } = confirm;
  const codeError = isShort
    ? say('codeShort', { count: code.length })
    : fault && aboutCode.has(fault.code)
      ? faultText(t, fault)
      : undefined;
  const other = ask.fault ?? (fault && !aboutCode.has(fault.code) ? fault : undefined);
  return (
    <>
      {codeSentAt === null ? (
        <>
          <p className="v-since">{say('mailWhy')}</p>
          <Button
            kind="outlined"
            pale={!isOnline}
            onClick={() => void send()}
            {...(ask.isBusy && { busy: say('sending') })}
          >
            {say('mailSend')}
          </Button>
        </>
      ) : (
        <form className="v-mail-code" noValidate onSubmit={(event) => void enter(event)}>
          <CodeInput
            id="mail-code"
            label={say('code')}
            hint={say('mailSent', { moment: momentText(words, codeSentAt, timeZone) })}
            digits={DIGITS}
            value={code}
            error={codeError}
            onChange={(typed) => {
              setShort(false);
              if (fault) confirm.forgive();
              setCode(typed);
            }}
            onComplete={(typed) => void enter(undefined, typed)}
          />
          <Button
            kind="outlined"
            type="submit"
            pale={!isOnline}
            {...(confirm.isBusy && { busy: say('mailConfirming') })}
          >
            {say('mailConfirm')}
          </Button>
          <Again key={codeSentAt} wait={resendInSeconds} isBusy={ask.isBusy} onAsk={() => void send()} />
        </form>
      )}
      {other && (
        <p className="v-fault" role="alert">
          {other.code === 'message_not_sent'
            ? say('mailNotSent')
            : other.retryAfterSeconds === null
              ? faultText(t, other)
              : say('tooMany', { time: clockText(other.retryAfterSeconds) })}
        </p>
      )}
    </>
  );
}

type AgainProps = { readonly wait: number; readonly isBusy: boolean; readonly onAsk: () => void };

function Again({ wait, isBusy, onAsk }: AgainProps) {
  const say = choiceWords.useSay();
  const [at] = useState(() => performance.now());
  const left = useSecondsLeft(at, wait);
  return (
    <Button kind="plain" pale={isBusy || left > 0} onClick={() => !isBusy && left === 0 && onAsk()}>
      {left > 0 ? say('mailAgainIn', { time: clockText(left) }) : say('mailAgain')}
    </Button>
  );
}
