import { routePath } from '@candor/contract/routes';
import { Bone, CardList, ListRow, screenIcons, Skeleton, useHydrated } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import { usePlace } from '../../shell/router/router-context.ts';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { useCall } from '../../session/use-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { ConsentCard } from './consent-card.tsx';
import { ExportCard } from './export-card.tsx';
import type { Gone } from './gone-view.tsx';
import { isInShell } from './in-shell.ts';
import { MessagesCard } from './messages-card.tsx';
import { choiceWords } from './texts.ts';

type Props = { readonly page: AppPageData };

/** The way out is asked for seldom: it is fetched when it is. */
const DeleteView = lazy(() => import('./delete-view.tsx').then((module) => ({ default: module.DeleteView })));
const GoneView = lazy(() => import('./gone-view.tsx').then((module) => ({ default: module.GoneView })));

/**
 * What one agreed to, one's data, and the way out. What the server wrote asks for nothing yet: which view the
 * address and the history mean is known once the scripts are there, and who has just deleted the account must
 * not be asked to log in.
 */
export function PrivacyChoicesScreen({ page }: Props) {
  const hydrated = useHydrated();
  const { search, state } = usePlace();
  const gone = (state as { gone?: Gone } | null)?.gone;
  const isLeaving = new URLSearchParams(search).get('view') === 'delete';
  if (!hydrated) return <Waiting page={page} />;
  if (!gone && !isLeaving) return <ChoicesView page={page} />;
  return (
    <Suspense fallback={<Waiting page={page} />}>
      {gone ? <GoneView page={page} gone={gone} /> : <DeleteView page={page} />}
    </Suspense>
  );
}

function Waiting({ page }: Props) {
  const t = useT();
  const say = choiceWords.useSay();
  return (
    <ScreenFrame
      config={page.config}
      bar={<ScreenBar parent={routePath('me')} title={t('screen.privacyChoices')} />}
    >
      <div className="v-parts">
        <p className="v-intro">{say('intro')}</p>
        <Skeleton>
          <BoneConsents />
        </Skeleton>
      </div>
    </ScreenFrame>
  );
}

function ChoicesView({ page }: Props) {
  usePrivate();
  const t = useT();
  const say = choiceWords.useSay();
  const { loaded, ...call } = useCall('privacy.consents', {});
  const [revision, setRevision] = useState(0);
  return (
    <ScreenFrame
      config={page.config}
      bar={<ScreenBar parent={routePath('me')} title={t('screen.privacyChoices')} />}
    >
      <div className="v-parts">
        <p className="v-intro">{say('intro')}</p>
        <LoadState of={{ loaded, ...call }} skeleton={<BoneConsents />}>
          {(data) =>
            data.consents.filter(isAskedHere(page.pushKey)).map((consent) => (
              <ConsentCard
                key={consent.purpose}
                consent={consent}
                timeZone={page.timeZone}
                pushKey={isInShell(navigator.userAgent) ? undefined : page.pushKey}
                onStale={call.reload}
                onSettled={() => setRevision((before) => before + 1)}
                onChange={(changed) =>
                  call.replace({
                    ...data,
                    consents: data.consents.map((one) => (one.purpose === changed.purpose ? changed : one)),
                  })
                }
              />
            ))
          }
        </LoadState>
        {loaded.state !== 'loading' && <Below page={page} revision={revision} />}
      </div>
    </ScreenFrame>
  );
}

/** What was agreed to elsewhere can be taken back anywhere. */
const isAskedHere =
  (pushKey: string | undefined) =>
  ({ purpose, isGiven }: { readonly purpose: string; readonly isGiven: boolean }) =>
    purpose !== 'push' ||
    isGiven ||
    isInShell(navigator.userAgent) ||
    (pushKey !== undefined && 'PushManager' in globalThis && 'Notification' in globalThis);

/** There once the list is, so that nothing moves; and there when the list can't be had. */
function Below({ page, revision }: Props & { readonly revision: number }) {
  const t = useT();
  const say = choiceWords.useSay();
  return (
    <>
      <ExportCard page={page} />
      <MessagesCard revision={revision} timeZone={page.timeZone} />
      <CardList label={say('leaveTitle')}>
        <ListRow
          href={routePath('privacyChoices', { view: 'delete' })}
          icon={screenIcons.remove}
          title={say('deleteTitle')}
          detail={say('deleteDetail')}
        />
        <ListRow href={routePath('privacyPolicy')} icon="lock" title={t('screen.privacyPolicy')} />
      </CardList>
    </>
  );
}

function BoneConsents() {
  return [1, 2, 3].map((nth) => (
    <div className="c-card c-card-roomy" key={nth}>
      <Bone width="half" />
      <Bone width="all" />
      <Bone width="most" />
      <Bone shape="second" width="half" />
    </div>
  ));
}
