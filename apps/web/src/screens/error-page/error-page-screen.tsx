import { routePath } from '@candor/contract/routes';
import { AppBar, ButtonLink, CardList, CopyButton, ListRow, Notice as NoticeBox } from '@candor/ui';
import type { MouseEvent } from 'react';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import type { PageConfig } from '../../public-page/page-config.ts';
import type { Notice } from '../../shell/notice.ts';
import { noticeWords } from './notice-words.ts';

type Props = { readonly config: PageConfig; readonly notice: Notice };

/** An empty address is the one the reader is at: without scripts too, it asks for the same page again. */
const HERE = '';

/**
 * What went wrong, what was not lost, and the ways out. Everything here is a link, so it works as the server
 * wrote it. Trying again is the main way where it can help; where the address itself is wrong, going home is.
 */
export function ErrorPageScreen({ config, notice }: Props) {
  const t = useT();
  const { kind, requestId, outcome, from } = notice;
  const words = noticeWords[kind];
  const retryHelps = kind === 'broken' || kind === 'server';
  const retry = { href: from ?? HERE, icon: 'retry', title: t('kit.retry') } as const;
  const home = { href: routePath('home'), icon: 'home', title: t('notice.home') } as const;
  const [first, second] = retryHelps ? [retry, home] : [home, retry];
  return (
    <ScreenFrame
      config={config}
      bar={
        <AppBar
          back={{ href: routePath('home'), label: t('shell.back'), onClick: goBack }}
          help={{ href: routePath('customerService'), label: t('shell.help') }}
        />
      }
      action={
        <ButtonLink href={first.href} icon={first.icon}>
          {first.title}
        </ButtonLink>
      }
    >
      <div className="n-content">
        <div className="n-art">
          <TornReceipt />
        </div>
        <h1>{t(words.title)}</h1>
        <p>
          {t(words.body)}
          {retryHelps && outcome === 'nothing-done' && ` ${t('notice.kept')}`}
        </p>
        {outcome === 'unknown' && (
          <NoticeBox kind="warn" icon="warning">
            {t('notice.checking')}
          </NoticeBox>
        )}
        <CardList label={t('shell.help')}>
          <ListRow {...second} />
          <ListRow
            href={routePath('customerService')}
            icon="help"
            title={t('notice.talk')}
            detail={config.servicePhone}
          />
        </CardList>
        {requestId !== undefined && (
          <div className="n-number">
            <p>{t('notice.number')}</p>
            <div>
              <strong>{requestId}</strong>
              <CopyButton text={requestId} />
            </div>
          </div>
        )}
      </div>
    </ScreenFrame>
  );
}

/** To where the reader was, if that was a page of ours in this tab; else the link leads home. */
function goBack(event: MouseEvent) {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}
