import type { Calls, ResponseOf } from '@candor/contract/client';
import { BoneRows, Button, Dialog, Icon, useHydrated, useWords } from '@candor/ui';
import { useEffect, useState } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { ProofSheet } from '../../passkeys/proof-sheet.tsx';
import { hasLock } from '../../passkeys/screen-lock.ts';
import { passkeyWords } from '../../passkeys/texts.ts';
import { hasPasskeyHere } from '../../passkeys/passkey-notes.ts';
import { faultText } from '../../session/fault.ts';
import type { Loading } from '../../session/use-call.ts';
import { useOwnPasskeys } from './use-own-passkeys.ts';

type List = ResponseOf<Calls['session.passkey-list']>;
export type Entry = List['passkeys'][number];

type Props = { readonly page: AppPageData; readonly list: Loading<List> };

/** The phones that log in by their own lock; one is added here, or taken away. */
export function OwnPasskeys({ page, list }: Props) {
  const t = useT();
  const say = passkeyWords.useSay();
  const hydrated = useHydrated();
  const [isPossible, setPossible] = useState(false);
  useEffect(() => void hasLock().then(setPossible), []);
  const own = useOwnPasskeys(list);
  const data = list.loaded.state === 'ready' ? list.loaded.data : undefined;
  const mayAdd = hydrated && isPossible && data?.isOffered === true && !hasPasskeyHere();
  // Where there is none and none can be made, there is nothing to say.
  if (data && data.passkeys.length === 0 && !mayAdd) return null;
  return (
    <section className="m-sessions" aria-labelledby="me-lock">
      <h2 id="me-lock">{say('title')}</h2>
      <LoadState of={list} skeleton={<BoneRows count={1} />}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p className="m-lock-none">{say('none')}</p>
          ) : (
            <ul className="c-card m-list">
              {passkeys.map((one) => (
                <Row key={one.passkeyId} entry={one} timeZone={page.timeZone} onRemove={own.choose} />
              ))}
            </ul>
          )
        }
      </LoadState>
      <output className="m-news">{own.news}</output>
      {own.fault && !own.proof.sent && (
        <p className="m-fault" role="alert">
          {faultText(t, own.fault)}
        </p>
      )}
      {mayAdd && (
        <Button
          kind="plain"
          icon="plus"
          onClick={() => void own.add()}
          {...(own.isMaking && { busy: say('using') })}
        >
          {say('add')}
        </Button>
      )}
      <RemoveDialog own={own} />
      <ProofSheet
        proof={own.proof}
        what={say(own.chosen ? 'codeRemove' : 'codeAdd')}
        isBusy={own.isBusy}
        fault={own.fault}
        forgive={own.forgive}
        onCode={(code) => void own.confirm(code)}
      />
    </section>
  );
}

function RemoveDialog({ own }: { readonly own: ReturnType<typeof useOwnPasskeys> }) {
  const say = passkeyWords.useSay();
  const { chosen } = own;
  const isOpen = chosen !== undefined && !own.proof.sent;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => own.choose(undefined)}
      title={say('removeTitle')}
      actions={
        <>
          <Button onClick={() => void own.remove()} {...(own.isBusy && { busy: say('removing') })}>
            {say('remove')}
          </Button>
          <Button kind="outlined" onClick={() => own.choose(undefined)}>
            {say('keep')}
          </Button>
        </>
      }
    >
      <p>{say('removeBody', { device: chosen?.device ?? '' })}</p>
    </Dialog>
  );
}

type RowProps = {
  readonly entry: Entry;
  readonly timeZone: string;
  readonly onRemove: (entry: Entry) => void;
};

function Row({ entry, timeZone, onRemove }: RowProps) {
  const words = useWords();
  const say = passkeyWords.useSay();
  const { device, madeAt, usedAt } = entry;
  return (
    <li className="m-session">
      <Icon name="lock" />
      <span className="c-row-text">
        {device}
        <span className="c-row-detail">{say('made', { moment: momentText(words, madeAt, timeZone) })}</span>
        <span className="c-row-detail">
          {usedAt === null ? say('neverUsed') : say('used', { moment: momentText(words, usedAt, timeZone) })}
        </span>
        <Button kind="plain" aria-label={`${say('remove')}: ${device}`} onClick={() => onRemove(entry)}>
          {say('remove')}
        </Button>
      </span>
    </li>
  );
}
