import { BottomSheet, Button, Icon, Notice, useOnline } from '@candor/ui';
import { useEffect, useState } from 'react';
import { ScreenLock } from '../art/screen-lock.tsx';
import { useT, useTranslation } from '../i18n/translation-provider.tsx';
import { faultText } from '../session/fault.ts';
import { useServices } from '../session/services.ts';
import { adoptStyles } from '../shell/adopt-styles.ts';
import css from './passkeys.css?inline';
import { hasLock } from './screen-lock.ts';
import { passkeyWords } from './texts.ts';
import { isOfferDue, noteNoPasskeyHere } from './passkey-notes.ts';
import { useMakePasskey } from './use-make-passkey.ts';

adoptStyles(css);

/**
 * Once, after a login by code, on a phone that has a lock and where the lender offers it. Closed in whatever
 * way, it does not come again; Me has it.
 */
export function PasskeyOffer() {
  const { client } = useServices();
  const { language } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    const offer = async () => {
      const [isPossible, { isOffered }] = await Promise.all([
        hasLock(),
        client.call('session.passkey-list', {}, { signal: left.signal }),
        passkeyWords.load(language),
      ]);
      if (isPossible && isOffered && isOfferDue() && !left.signal.aborted) setOpen(true);
    };
    // What can't be offered now is offered after the next login.
    offer().catch(() => undefined);
    return () => left.abort();
  }, [client, language]);
  if (!isOpen) return null;
  return <OfferSheet onClose={() => setOpen(false)} />;
}

function OfferSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const say = passkeyWords.useSay();
  const isOnline = useOnline();
  const making = useMakePasskey();
  const [isClosed, setClosed] = useState(false);
  const leave = () => {
    noteNoPasskeyHere();
    onClose();
  };
  const use = async () => {
    setClosed(false);
    const made = await making.make();
    if (made === 'added' || made === 'there-already') onClose();
    else if (made === 'closed') setClosed(true);
  };
  const trouble = making.fault ? faultText(t, making.fault) : isClosed ? say('closed') : undefined;
  return (
    <BottomSheet isOpen onClose={leave} title={say('offerTitle')}>
      <div className="k-offer">
        <div className="k-offer-picture">
          <ScreenLock />
        </div>
        <p className="k-offer-body">{say('offerBody')}</p>
        <ul className="k-offer-facts">
          <li>
            <Icon name="lock" />
            {say('offerPrivate')}
          </li>
          <li>
            <Icon name="mail" />
            {say('offerCode')}
          </li>
        </ul>
        {trouble !== undefined && (
          <div role="alert">
            <Notice kind="warn" icon="warning">
              {trouble}
            </Notice>
          </div>
        )}
        <Button pale={!isOnline} {...(making.isBusy && { busy: say('using') })} onClick={() => void use()}>
          {say('use')}
        </Button>
        <Button kind="outlined" onClick={leave}>
          {say('notNow')}
        </Button>
      </div>
    </BottomSheet>
  );
}
