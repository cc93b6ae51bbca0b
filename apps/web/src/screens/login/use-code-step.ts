import { useOnline } from '@candor/ui';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { useNavigate } from '../../shell/router/router-context.ts';
import { type Fault } from '@candor/client';
import { faultText } from '../../session/fault.ts';
import type { Person } from './code/identity-check.tsx';
import type { DraftProps, SentCode } from './login-draft.ts';
import { useLogIn } from './use-log-in.ts';
import { useSendCode } from './use-send-code.ts';
import { codeWords } from './code/texts.ts';

/** The step is left as soon as the login is done, and is drawn once more on the way out. */
const NOTHING_SENT: SentCode = { by: 'sms', at: 0, resendInSeconds: 0, voiceInSeconds: 0 };

export const DIGITS = 6;
const LAST_FOUR = /^[0-9A-Za-z]{4}$/;

/** Faults that are about the code itself stand at its field; the others above it. */
const atField = new Set<Fault['code']>(['code_wrong', 'code_expired', 'code_spent']);
/** What is agreed to before there can be an account. */
const consentWords: Partial<Record<Fault['code'], 'consentMissing' | 'consentChanged'>> = {
  consent_missing: 'consentMissing',
  consent_text_changed: 'consentChanged',
};
const wrongPerson = new Set<Fault['code']>(['identity_check_failed', 'identity_check_locked']);
const isAboutPerson = (code: Fault['code']) => code === 'identity_check_needed' || wrongPerson.has(code);

type Options = DraftProps & {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onDone: () => void;
};

/** What the second step knows and does; how it looks is in `code-step.tsx`. */
export function useCodeStep({ draft, change, field, onDone }: Options) {
  const t = useT();
  const say = codeWords.useSay();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const sent = draft.sent ?? NOTHING_SENT;
  const [code, setCode] = useState('');
  const [person, setPerson] = useState<Person>({ is: undefined, lastFour: '' });
  const [missing, setMissing] = useState('');
  const [news, setNews] = useState(sent.isEarlier ? say('stillGood') : '');
  const { send, isBusy, fault, forgive } = useLogIn(draft, onDone);
  const sending = useSendCode({ draft, change });
  const [mustAgree, setMustAgree] = useState(false);
  const consentWord = fault && consentWords[fault.code];
  if (consentWord && !mustAgree) setMustAgree(true);
  const isCheck = (fault && isAboutPerson(fault.code)) || person.is !== undefined;

  useEffect(() => {
    if (!sent.isEarlier) field.current?.focus();
  }, [sent.isEarlier, field]);
  useEffect(() => {
    if (fault && atField.has(fault.code)) field.current?.focus();
  }, [fault, field]);

  const submit = async (typed: string) => {
    if (isBusy || !isOnline) return;
    setNews('');
    const lack = lackOf(typed);
    setMissing(lack ?? '');
    if (lack === undefined) await send(typed, person);
    else if (typed.length < DIGITS) field.current?.focus();
  };
  const lackOf = (typed: string): string | undefined => {
    if (typed.length < DIGITS) return say('codeShort', { digits: DIGITS, count: typed.length });
    if (isCheck && person.is === undefined) return say('checkMissing');
    if (person.is === 'same' && !LAST_FOUR.test(person.lastFour)) return say('lastFourShort');
    return undefined;
  };
  const askAgain = async (by: SentCode['by']) => {
    setCode('');
    setMissing('');
    forgive();
    if (await sending.ask(by)) setNews(say(by === 'sms' ? 'newSms' : 'newCall'));
    field.current?.focus();
  };
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    navigate(-1);
  };

  const said = fault && faultText(t, fault);
  const isShort = code.length < DIGITS;
  return {
    sent,
    code,
    setCode(typed: string) {
      setMissing('');
      if (fault && atField.has(fault.code)) forgive();
      setCode(typed);
    },
    person,
    setPerson(typed: Person) {
      setMissing('');
      setPerson(typed);
    },
    isCheck,
    mustAgree,
    consentError: consentWord && say(consentWord),
    tick(ticked: DraftProps['draft']['ticked']) {
      forgive();
      change({ ticked });
    },
    news,
    isBusy,
    isSending: sending.isBusy,
    codeError: (isShort && missing) || (fault && atField.has(fault.code) ? said : undefined),
    personError: (!isShort && missing) || (fault && wrongPerson.has(fault.code) ? said : undefined),
    otherFault:
      sending.fault ??
      (fault && !atField.has(fault.code) && !isAboutPerson(fault.code) && !consentWord ? fault : undefined),
    submit,
    askAgain,
    goBack,
  };
}
