import { nameOfLanguage } from '@candor/i18n';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import {
  Badge,
  Bone,
  BoneRows,
  Button,
  CardList,
  Icon,
  ListButton,
  ListRow,
  screenIcons,
  Skeleton,
} from '@candor/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import { useServices } from '../../session/services.ts';
import { useCall } from '../../session/use-call.ts';
import { useLeave } from '../../session/use-leave.ts';
import { usePrivate } from '../../session/use-private.ts';
import { LanguageSheet } from './language-sheet.tsx';
import { type MenuKey, menuRow } from './menu-rows.ts';
import { SessionList } from './session-list.tsx';
import { meWords } from './texts.ts';

/** Beside the answers, and not in the way of the menu. */
const loadOwnPasskeys = () => import('./own-passkeys.tsx');
const OwnPasskeys = lazy(() => loadOwnPasskeys().then((module) => ({ default: module.OwnPasskeys })));

type Menu = ResponseOf<Calls['order.user-menu']>;

/**
 * The borrower's own menu: what the call lists and the app has a screen for, and the ways out. All of it
 * comes at once: nothing moves.
 */
export function MeScreen({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const t = useT();
  useEffect(() => void loadOwnPasskeys().catch(() => undefined), []);
  const menu = useCall('order.user-menu', {});
  const sessions = useCall('session.list', {});
  const passkeys = useCall('session.passkey-list', {});
  const isLoading = [menu, sessions, passkeys].some(({ loaded }) => loaded.state === 'loading');
  return (
    <ScreenFrame config={page.config} bar={<ScreenBar parent={routePath('home')} title={t('screen.me')} />}>
      <div className="m-parts">
        {isLoading ? (
          <Skeleton>
            <BoneMenu />
          </Skeleton>
        ) : (
          <>
            <LoadState of={menu} skeleton={<BoneMenu />}>
              {(data) => <Menu page={page} menu={data} />}
            </LoadState>
            <Suspense>
              <OwnPasskeys page={page} list={passkeys} />
            </Suspense>
            <SessionList page={page} list={sessions} />
            <WaysOut />
          </>
        )}
      </div>
    </ScreenFrame>
  );
}

function BoneMenu() {
  return (
    <>
      <p className="m-who">
        <Bone shape="icon" />
        <span className="c-row-text">
          <Bone width="third" />
          <Bone width="half" />
        </span>
      </p>
      <BoneRows count={4} />
      <Bone shape="title" width="most" />
      <BoneRows count={1} />
    </>
  );
}

function Menu({ page, menu: { phone, items } }: { readonly page: AppPageData; readonly menu: Menu }) {
  const say = meWords.useSay();
  const titles = useTitles();
  const [isChoosing, setChoosing] = useState(false);
  const language = {
    icon: screenIcons.globe,
    title: say('language'),
    detail: nameOfLanguage(page.language),
    onClick: () => setChoosing(true),
  } as const;
  return (
    <>
      <p className="m-who">
        <Icon name="person" />
        <span>
          {say('account')}
          <strong>{phone}</strong>
        </span>
      </p>
      <CardList label={say('menu')}>
        {items.map(({ key, count }) => {
          if (key === 'language') return <ListButton key={key} {...language} />;
          const row = menuRow(key);
          if (!row) return null;
          const unread =
            (key === 'inbox' || key === 'complaints') && count ? <Badge count={count} /> : undefined;
          return (
            <ListRow
              key={key}
              href={row.href}
              icon={row.icon}
              title={
                <span className="m-title">
                  {titles[key]} {unread}
                </span>
              }
            />
          );
        })}
      </CardList>
      <LanguageSheet page={page} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}

function useTitles(): Readonly<Partial<Record<MenuKey, string>>> {
  const t = useT();
  const say = meWords.useSay();
  return {
    orders: say('orders'),
    accounts: say('accounts'),
    inbox: t('screen.inbox'),
    service: say('service'),
    complaints: say('complaints'),
    privacyChoices: t('screen.privacyChoices'),
    about: t('screen.aboutUs'),
  };
}

/** Always there, also when the menu can't be loaded: whoever borrowed a phone must be able to leave it. */
function WaysOut() {
  const t = useT();
  const say = meWords.useSay();
  const { tell } = useServices();
  const logout = useAct('session.logout');
  const leave = useLeave();
  const logOut = async () => {
    const outcome = await logout.run({});
    if (outcome === undefined || 'fault' in outcome) return;
    tell('session.ended', { everywhere: false });
    leave();
  };
  return (
    <>
      <CardList label={say('leave')}>
        <ListRow
          href={routePath('privacyChoices', { view: 'delete' })}
          icon={screenIcons.remove}
          title={say('deleteAccount')}
          detail={say('deleteDetail')}
        />
      </CardList>
      <Button kind="outlined" onClick={() => void logOut()} {...(logout.isBusy && { busy: say('ending') })}>
        {say('logOut')}
      </Button>
      {logout.fault && (
        <p className="m-fault" role="alert">
          {faultText(t, logout.fault)}
        </p>
      )}
    </>
  );
}
