import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import {
  Bone,
  Button,
  ButtonLink,
  Checkbox,
  CodeInput,
  Notice,
  screenIcons,
  useHydrated,
  useOnline,
} from '@candor/ui';
import { type FormEvent, useState } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { type Fault } from '@candor/client';
import { faultText } from '../../session/fault.ts';
import { useCall } from '../../session/use-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { clockText, useSecondsLeft } from '../../session/use-seconds-left.ts';
import { GoesList, KeptList } from './kept-list.tsx';
import { hasPasskeyHere } from '../../passkeys/passkey-notes.ts';
import { useDeletion } from './use-deletion.ts';
import { choiceWords } from './texts.ts';

type Deletion = ResponseOf<Calls['privacy.deletion']>;

const DIGITS = 6;
const aboutCode = new Set<Fault['code']>(['code_wrong', 'code_expired', 'code_spent']);

/** What deleting the account would do, and doing it: read, tick, code. Nothing is sent by itself here. */
export function DeleteView({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const t = useT();
  const say = choiceWords.useSay();
  const isOnline = useOnline();
  const plan = useCall('privacy.deletion', {});
  const deletion = useDeletion();
  const { sent, isUnderstood, isBusy, fault, askFault } = deletion;
  const [code, setCode] = useState('');
  const [lack, setLack] = useState('');
  const hasLock = useHydrated() && hasPasskeyHere();
  const mayDelete = plan.loaded.state === 'ready' && plan.loaded.data.mayDelete;

  const act = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isOnline) return;
    const missing = !isUnderstood
      ? say('tickFirst')
      : sent && code.length < DIGITS
        ? say('codeShort', { count: code.length })
        : '';
    setLack(missing);
    if (missing !== '')
      return document.getElementById(isUnderstood ? 'delete-code' : 'delete-understood')?.focus();
    await (sent ? deletion.remove(code) : deletion.askCode());
  };
  const byLock = async () => {
    if (isBusy || !isOnline) return;
    setLack(isUnderstood ? '' : say('tickFirst'));
    if (!isUnderstood) return document.getElementById('delete-understood')?.focus();
    await deletion.removeByLock();
  };
  const codeError =
    isUnderstood && lack !== '' ? lack : fault && aboutCode.has(fault.code) ? faultText(t, fault) : undefined;
  const other = askFault ?? (fault && !aboutCode.has(fault.code) ? fault : undefined);
  return (
    <ScreenFrame
      config={page.config}
      bar={
        <ScreenBar
          parent={routePath('privacyChoices')}
          title={t('screen.privacyChoices')}
          largeTitleFollows
        />
      }
      action={
        mayDelete && (
          <Button
            form="delete"
            type="submit"
            pale={!isOnline}
            {...(isBusy && { busy: say(sent ? 'deleting' : 'sending') })}
          >
            {say(sent ? 'deleteNow' : 'askCode')}
          </Button>
        )
      }
    >
      <form id="delete" className="v-parts" noValidate onSubmit={(event) => void act(event)}>
        <h1>{say('deleteTitle')}</h1>
        <p className="v-intro">{say('deleteIntro')}</p>
        <LoadState of={plan} skeleton={<BonePlan />}>
          {(data) => <Plan plan={data} />}
        </LoadState>
        {mayDelete && (
          <Checkbox
            id="delete-understood"
            checked={isUnderstood}
            error={!isUnderstood && lack !== '' ? lack : undefined}
            onChange={() => {
              setLack('');
              deletion.understand();
            }}
          >
            {say('understood')}
          </Checkbox>
        )}
        {other && <Trouble fault={other} />}
        {mayDelete && hasLock && !sent && (
          <Button kind="outlined" commits icon="lock" pale={!isOnline} onClick={() => void byLock()}>
            {say('deleteByLock')}
          </Button>
        )}
        {sent && (
          <>
            <ConfirmCode
              sent={sent}
              code={code}
              error={codeError}
              onChange={(typed) => {
                setLack('');
                if (fault && aboutCode.has(fault.code)) deletion.forgive();
                setCode(typed);
              }}
            />
            <Again {...sent} isBusy={isBusy} onAsk={() => void deletion.askCode()} />
          </>
        )}
      </form>
    </ScreenFrame>
  );
}

function Trouble({ fault }: { readonly fault: Fault }) {
  const t = useT();
  const say = choiceWords.useSay();
  return (
    <div role="alert">
      <Notice kind="bad" icon="warning">
        {fault.retryAfterSeconds === null
          ? faultText(t, fault)
          : say('tooMany', { time: clockText(fault.retryAfterSeconds) })}
      </Notice>
    </div>
  );
}

type CodeProps = {
  readonly sent: { readonly phone: string };
  readonly code: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
};

/** It is not sent by itself: what can't be undone waits for the button. */
function ConfirmCode({ sent, code, error, onChange }: CodeProps) {
  const say = choiceWords.useSay();
  return (
    <CodeInput
      id="delete-code"
      label={say('code')}
      hint={say('codeHint', { phone: sent.phone })}
      digits={DIGITS}
      value={code}
      error={error}
      onChange={onChange}
      onComplete={() => undefined}
    />
  );
}

type AgainProps = {
  readonly at: number;
  readonly resendInSeconds: number;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
};

function Again({ at, resendInSeconds, isBusy, onAsk }: AgainProps) {
  const say = choiceWords.useSay();
  const left = useSecondsLeft(at, resendInSeconds);
  return (
    <Button kind="plain" pale={isBusy || left > 0} onClick={onAsk}>
      {left > 0 ? say('againIn', { time: clockText(left) }) : say('again')}
    </Button>
  );
}

function Plan({ plan }: { readonly plan: Deletion }) {
  const say = choiceWords.useSay();
  return (
    <>
      {!plan.mayDelete && (
        <Notice kind="warn" icon="warning">
          <strong>{say('firstTitle')}</strong> {plan.doFirst}
        </Notice>
      )}
      {!plan.mayDelete && (
        <ButtonLink kind="outlined" href={routePath('orders')}>
          {say('talk')}
        </ButtonLink>
      )}
      <h2>{say('goes')}</h2>
      <GoesList things={plan.goesNow} icon={screenIcons.remove} />
      {plan.kept.length > 0 && (
        <>
          <h2>{say('stays')}</h2>
          <KeptList kept={plan.kept} />
        </>
      )}
    </>
  );
}

function BonePlan() {
  return (
    <>
      <Bone shape="title" width="half" />
      <Bone width="all" />
      <Bone width="most" />
      <Bone width="all" />
      <Bone shape="title" width="most" />
      <div className="c-card c-card-roomy">
        <Bone width="half" />
        <Bone width="all" />
        <Bone shape="second" width="third" />
      </div>
    </>
  );
}
